/** The files of the site, as hosts of every kind take them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import { expect, test } from '@playwright/test';
import { courses } from './lab.js';
import { siteRoot } from './server.js';

const files = readdirSync(siteRoot, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(siteRoot.length + 1))
  .map((path) => path.split(sep).join('/'));

/** @param {string} path */
const text = (path) => readFileSync(join(siteRoot, path), 'utf8');

/** What browsers get; the recipes are for generators. @param {RegExp} ending */
const ending = (ending) =>
  files.filter((path) => ending.test(path) && !path.startsWith('recipes/'));

test.beforeAll(() => expect(files.length).toBeGreaterThan(50));

test('Jekyll, which GitHub Pages runs, takes every file as it is', () => {
  const dropped = /^[_.#~]|~$|^(vendor|node_modules|Gemfile|package(-lock)?\.json|CNAME)(\.lock)?$/;
  const parts = files.filter((path) => path !== '.nojekyll').flatMap((path) => path.split('/'));
  expect(parts.filter((part) => dropped.test(part))).toEqual([]);
  expect(files.filter((path) => text(path).startsWith('---'))).toEqual([]);
});

test('hosts that know no case take no two files for one', () => {
  const names = files.map((path) => path.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** What a file names of the others, and under which letters. @param {string} path */
function referencesOf(path) {
  const named = text(path).matchAll(
    /["'`(](?<reference>[\w./-]+\.(?:js|wasm|css|svg|html|json))["'`)?#]/g,
  );
  return [...named].flatMap(({ groups }) => {
    const reference = groups?.reference ?? '';
    // Vite writes a path from the root of the site where it preloads, and from the file elsewhere.
    const places = [posix.join(posix.dirname(path), reference), posix.normalize(reference)];
    const isHashed = /-[\w-]{8}\.(js|wasm|css|svg)$/.test(reference);
    const known = places.filter((place) =>
      files.some((file) => file.toLowerCase() === place.toLowerCase()),
    );
    return known.length > 0 ? known : isHashed ? [places[0]] : [];
  });
}

test('what the files name of each other is there, in the same letters', () => {
  const references = ending(/\.(js|html|css)$/).flatMap((path) =>
    referencesOf(path).map((reference) => ({ path, reference })),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ reference }) => !files.includes(reference))).toEqual([]);
});

test('servers compress by themselves: nothing lies there compressed, or too large for any of them', () => {
  expect(ending(/\.(br|gz|zst)$/)).toEqual([]);
  const most = 25 * 1024 * 1024;
  expect(files.filter((path) => statSync(join(siteRoot, path)).size > most)).toEqual([]);
});

test('V8 is told to compile what the way to the first numbers calls while it comes in, and no more', () => {
  const hinted = files.filter(
    (path) => path.endsWith('.js') && text(path).startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  const names = hinted.map((path) => path.replace(/-([\w-]{8}|\d+\.\d+\.\d+)\.js$/, ''));
  const parts = ['base', 'engine', 'lab', 'ops'].map((name) => `assets/${name}`);
  expect(names.toSorted()).toEqual([...parts, 'normlab', 'normlab.js']);
});

test('scripts are named as every server knows them', () => {
  expect(ending(/\.(mjs|cjs|ts|jsx)$/).filter((path) => !path.endsWith('.d.ts'))).toEqual([]);
});

/** The page in whose sandboxed frame a learner's code runs. */
const runner = /^assets\/runner-[\w-]+\.html$/;

test('no script makes code of strings or shares memory, and none but the runner of a learner’s code and the page on speed starts workers', () => {
  const forbidden =
    /\bnew Function\b|\bFunction\(["'`]|\beval\(["'`a-z]|\bSharedArrayBuffer\b|\bimportScripts\(/;
  const scripts = ending(/\.(js|html)$/);
  const glue = scripts.filter((path) => /assets\/normlab-[\w-]+\.js$/.test(path));
  expect(glue.length).toBeGreaterThan(1);
  const found = scripts.map((path) => [basename(path), text(path).match(forbidden)?.[0]]);
  expect(found.filter(([, match]) => match)).toEqual([]);

  const [page, ...others] = scripts.filter((path) => runner.test(path));
  expect(others).toEqual([]);
  /** @param {string} path */
  const started = (path) => text(path).match(/\bnew (?:Shared)?Worker\b/g)?.length ?? 0;
  expect(started(page)).toBeGreaterThan(0);
  // Where there is no second file, the page is a text within the script.
  /** @param {string} path */
  const allowed = (path) =>
    (text(path).includes('srcdoc') || path === page ? started(page) : 0) +
    (/^assets\/speed-/.test(path) ? 1 : 0);
  const elsewhere = scripts.filter((path) => started(path) > allowed(path));
  expect(elsewhere).toEqual([]);
});

test('pages and figures hold no script, style or handler of their own, so that any policy lets them be', () => {
  const own = /<style|<script(?![^>]*\ssrc=)|\sstyle\s*=|\son[a-z]+\s*=/i;
  // The runner brings a policy of its own, which names its script.
  const pages = ending(/\.(html|svg)$/).filter(
    (path) => path !== 'normlab.single.html' && !runner.test(path),
  );
  expect(pages.length).toBeGreaterThan(courses.length);
  expect(pages.filter((path) => own.test(text(path)))).toEqual([]);
});

test('no file fetches anything from elsewhere', () => {
  /** Names of formats and verbs, links that a reader may follow, and the address of examples. */
  const known =
    /^https?:\/\/(www\.w3\.org\/|arxiv\.org\/abs\/|example\.org\/|www\.(imsproject|imsglobal|adlnet)\.org\/xsd\/|adlnet\.gov\/expapi\/|json-schema\.org\/draft)/;
  const addresses = ending(/\.(js|html|css|svg|json)$/).flatMap(
    (path) => text(path).match(/\bhttps?:\/\/[\w.-]+[\w/.#-]*/g) ?? [],
  );
  expect(addresses.filter((address) => !known.test(address))).toEqual([]);
});
