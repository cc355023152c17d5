import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { scormSchemas } from '../../../tools/setup/scorm-schemas.js';
import { idsOf } from '../../../web/lms/package-page.js';
import { manifest } from '../../../web/lms/scorm-manifest.js';
import { packageName, scormPackage } from '../../../web/lms/scorm-package.js';

/**
 * @import { Settings } from '../../../web/lms/package-page.js'
 * @import { Version } from '../../../web/lms/scorm-api.js'
 */

const lab =
  '<!doctype html><html><head><title>Normlab</title></head><body><script>"</head>"</script></body></html>';

/** @type {(changes?: Partial<Settings>) => Settings} */
const settings = (changes = {}) => ({
  ...{ version: '1.2', title: 'Week 3', exercises: ['row-mean', 'row-var'], mastery: 0.6 },
  ...changes,
});

/** The files of a package. @param {Settings} settings */
const filesOf = (settings) =>
  Object.fromEntries(
    Object.entries(unzipSync(scormPackage(lab, settings))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );

/** @type {Record<Version, string[]>} namespaces and their schemas */
const spaces = {
  1.2: [
    ...['http://www.imsproject.org/xsd/imscp_rootv1p1p2', 'imscp_rootv1p1p2.xsd'],
    ...['http://www.adlnet.org/xsd/adlcp_rootv1p2', 'adlcp_rootv1p2.xsd'],
  ],
  2004: [
    ...['http://www.imsglobal.org/xsd/imscp_v1p1', 'imscp_v1p1.xsd'],
    ...['http://www.adlnet.org/xsd/adlcp_v1p3', 'adlcp_v1p3.xsd'],
    ...['http://www.imsglobal.org/xsd/imsss', 'imsss_v1p0.xsd'],
  ],
};

/** What SCORM's own schemas say against a manifest. @type {(version: Version, xml: string) => Promise<string[]>} */
async function faultsOf(version, xml) {
  const pairs = spaces[version].flatMap((space, at, all) => (at % 2 ? [] : [[space, all[at + 1]]]));
  const imports = pairs.map(
    ([space, file]) => `<xsd:import namespace="${space}" schemaLocation="${file}"/>`,
  );
  const schema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xsd:schema>`;
  const { errors } = await validateXML({
    xml: [{ fileName: 'imsmanifest.xml', contents: xml }],
    schema: [{ fileName: 'all.xsd', contents: schema }],
    preload: await scormSchemas(version),
  });
  return errors.map(({ message }) => message);
}

describe.each(/** @type {const} */ (['1.2', '2004']))('a package of SCORM %s', (version) => {
  beforeAll(() => scormSchemas(version), 120_000);

  it('has a manifest that SCORM’s schemas accept, whatever the title holds', async () => {
    for (const title of ['Week 3', 'A & B <c> "d" ]]> ü 数', 'bad \u0000\u0008\ud800 signs'])
      expect(
        await faultsOf(version, filesOf(settings({ version, title }))['imsmanifest.xml']),
        title,
      ).toEqual([]);
  });

  it('would not, without its resources or with an identifier that is none', async () => {
    const xml = manifest(version, { title: 'T', identifier: 'normlab-1' });
    for (const broken of [
      xml.replace(/<resources>.*<\/resources>/s, ''),
      xml.replace('identifier="page"', 'identifier="1 page"'),
      xml.replace('identifierref="page"', 'identifierref="1 page" other="x"'),
    ])
      expect(await faultsOf(version, broken)).not.toEqual([]);
  });

  it('says that its page talks to the platform, in the version’s own spelling', () => {
    const { 'imsmanifest.xml': xml } = filesOf(settings({ version }));
    expect(xml).toContain(
      version === '1.2' ? ' adlcp:scormtype="sco" ' : ' adlcp:scormType="sco" ',
    );
  });

  it('holds the manifest at its root and every file that it lists, and no other', () => {
    const files = filesOf(settings({ version }));
    const listed = [...files['imsmanifest.xml'].matchAll(/<file href="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(files).sort()).toEqual(['imsmanifest.xml', ...listed].sort());
    expect(files['imsmanifest.xml']).toContain(`href="${listed[0]}">`);
  });

  it('names the version by which platforms tell the two apart', () => {
    const { 'imsmanifest.xml': xml } = filesOf(settings({ version }));
    expect(xml).toContain(
      `<schemaversion>${version === '1.2' ? '1.2' : '2004 4th Edition'}</schemaversion>`,
    );
  });
});

describe('the page of a package', () => {
  it('says what to show, in a block of data that nothing in it can end', () => {
    const exercises = [
      'row-mean',
      { id: 'mine', text: { en: { title: '</script><script>alert(1)' } } },
    ];
    const { 'index.html': page } = filesOf(settings({ exercises, title: '</title><b>&' }));
    const [, data] =
      /<script type="application\/json" id="normlab-package">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({ exercises, mastery: 0.6, version: '1.2' });
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).toContain('<title>&#60;/title>&#60;b>&#38;</title>');
    expect(page.endsWith('<body><script>"</head>"</script></body></html>')).toBe(true);
  });

  it('is not made of something that is no page', () => {
    expect(() => scormPackage('no page', settings())).toThrow(/no head/);
  });

  it('has exercises by id and as files', () => {
    expect(idsOf(settings({ exercises: ['a', { id: 'b' }] }))).toEqual(['a', 'b']);
  });
});

describe('a package as a file', () => {
  const made = new Date('2026-01-01T00:00:00');

  it('is the same for the same settings, and another one for others', () => {
    const first = scormPackage(lab, settings(), made);
    expect(scormPackage(lab, settings(), made)).toEqual(first);
    const identifier = (/** @type {Settings} */ of) =>
      /manifest identifier="([^"]+)"/.exec(filesOf(of)['imsmanifest.xml'])?.[1];
    expect(identifier(settings())).toMatch(/^[A-Za-z][\w-]*$/);
    expect(identifier(settings({ seed: 1 }))).not.toBe(identifier(settings()));
  });

  it('is called by its title and its version', () => {
    expect(packageName(settings({ title: 'Übung 3: μ & σ²' }))).toBe('ubung-3-2-scorm-1.2.zip');
    expect(packageName(settings({ title: '数', version: '2004' }))).toBe(
      'exercises-scorm-2004.zip',
    );
  });
});
