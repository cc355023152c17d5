/** Looks for imports against the table of directions, for cycles, and for words out of place. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { nativeLayers, scriptLayers } from './directions.js';
import { codeOf, importsOf } from './script-imports.js';

/** @param {string} path @param {string} folder */
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** Files below a folder whose names match, as paths from the checkout's root. */
function filesBelow(
  /** @type {string} */ root,
  /** @type {string} */ folder,
  /** @type {RegExp} */ names,
) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Everything that is against the directions, each in one sentence.
 *
 * @param {string} root the checkout
 * @returns {string[]}
 */
export const findViolations = (root) => [
  ...scriptViolations(root),
  ...nativeViolations(root),
  ...missingFolders(root),
];

/** @param {string} root */
function scriptViolations(root) {
  const files = ['web', 'tools', 'tests'].flatMap((folder) => filesBelow(root, folder, /\.js$/));
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  const violations = files.flatMap((file) => {
    const layer = scriptLayers.find(({ folder }) => isWithin(file, folder));
    if (!layer) return [];
    const code = readFileSync(join(root, file), 'utf8');
    const imports = importsOf(file, code);
    const local = imports.filter(({ to }) => to.startsWith('.'));
    const targetOf = (/** @type {string} */ to) => join(dirname(file), to.replace(/\?.*$/, ''));
    graph.set(
      file,
      local.filter(({ isType }) => !isType).map(({ to }) => targetOf(to)),
    );

    const allowed = [layer.folder, ...layer.mayImport];
    const wrong = local
      .map(({ to }) => targetOf(to))
      .filter((target) => !allowed.some((folder) => isWithin(target, folder)))
      .map((target) => `${file} imports ${target}: ${layer.folder} may not.`);

    const foreign = imports
      .filter(({ to }) => /^[\w@]/.test(to) && !layer.packages.includes('*'))
      .filter(({ to, isType }) => !isAllowedPackage(to, isType, layer))
      .map(({ to }) => `${file} imports the package ${to}: ${layer.folder} may not.`);

    const word = layer.neverKnows && codeOf(file, code).match(layer.neverKnows)?.[0];
    const known = word ? [`${file} says "${word}": ${layer.folder} must never know it.`] : [];
    return [...wrong, ...foreign, ...known];
  });
  return [...violations, ...cycles(graph)];
}

/** Node's own modules: tools use them, the rest may speak of their types. */
const isAllowedPackage = (
  /** @type {string} */ to,
  /** @type {boolean} */ isType,
  /** @type {import('./directions.js').Layer} */ layer,
) =>
  to.startsWith('node:')
    ? isType || layer.folder === 'tools'
    : layer.packages.some((name) => isWithin(to, name));

/** @param {string} root */
function nativeViolations(root) {
  const files = ['cpp', 'tests/cpp'].flatMap((folder) =>
    filesBelow(root, folder, /\.(cpp|hpp|h|c)$/),
  );
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  const violations = files.flatMap((file) => {
    const layer = nativeLayers.find(({ folder }) => isWithin(file, folder));
    if (!layer) return [`${file} lies in a folder that the table of directions does not know.`];
    const code = readFileSync(join(root, file), 'utf8');
    const includes = [...code.matchAll(/^\s*#\s*include\s*(["<])([^">]+)[">]/gm)];
    const local = includes.flatMap(([, mark, name]) => {
      const candidates = [join(dirname(file), name), join('cpp', name), join('tests/cpp', name)];
      const found = candidates.find((path) => existsSync(join(root, path)));
      return found ? [found] : mark === '"' ? [name] : [];
    });
    graph.set(file, local);

    const allowed = [layer.folder, ...layer.mayImport];
    const wrong = local
      .filter((target) => !allowed.some((folder) => isWithin(target, folder)))
      .filter((target) => !layer.headers.includes(target.split('/')[0]))
      .map((target) => `${file} includes ${target}: ${layer.folder} may not.`);

    const foreign = includes
      .filter(([, mark]) => mark === '<')
      .map(([, , name]) => name)
      .filter((name) =>
        name.includes('/') || name.endsWith('.hpp')
          ? !layer.headers.includes(name.split('/')[0])
          : layer.withoutHeaders.includes(name),
      )
      .map((name) => `${file} includes <${name}>: ${layer.folder} may not.`);
    return [...wrong, ...foreign];
  });
  return [...violations, ...cycles(graph)];
}

/**
 * Files that import each other in a circle.
 *
 * @param {Map<string, string[]>} graph
 */
function cycles(graph) {
  /** @type {string[]} */
  const found = [];
  const done = new Set();
  /** @param {string} file @param {string[]} path */
  const visit = (file, path) => {
    const start = path.indexOf(file);
    if (start >= 0) {
      found.push(`Import cycle: ${[...path.slice(start), file].join(' → ')}.`);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

/** Made by the commands, so not there in a fresh checkout. */
const generated = /^(build|dist|node_modules|\.toolchain|test-results)\//;

/**
 * Folders that README names, as `folder/` or in an indented tree, and that are not there.
 *
 * @param {string} root
 */
function missingFolders(root) {
  const readme = join(root, 'README.md');
  if (!existsSync(readme)) return [];
  const text = readFileSync(readme, 'utf8');
  const trees = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map(([, body]) => body);
  const spans = text.replace(/^```[\s\S]*?^```/gm, '').match(/`[^`\n]+`/g) ?? [];
  const named = [
    ...spans
      .map((span) => span.slice(1, -1))
      .filter((path) => /^\.?[\w-]+(\/[\w.-]+)*\/$/.test(path)),
    ...trees.flatMap(foldersOfTree),
  ];
  return [...new Set(named)]
    .filter((path) => !generated.test(path) && !existsSync(join(root, path)))
    .map((path) => `README.md names the folder ${path}, which is not there.`);
}

/** Paths of the folders that an indented tree lists, one a line. @param {string} tree */
function foldersOfTree(tree) {
  /** @type {{ indent: number, path: string }[]} */
  const parents = [];
  return tree.split('\n').flatMap((line) => {
    const [, space, name] = line.match(/^(\s*)(\.?[\w-]+(?:\/[\w.-]+)*\/)(?=\s|$)/) ?? [];
    if (!name) return [];
    while (parents.length > 0 && parents[parents.length - 1].indent >= space.length) parents.pop();
    const path = (parents[parents.length - 1]?.path ?? '') + name;
    parents.push({ indent: space.length, path });
    return [path];
  });
}
