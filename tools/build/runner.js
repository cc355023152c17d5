/**
 * `virtual:runner`: what runs a learner's code, as a module: the harness that goes into the worker, and
 * the sandboxed page around it, as text and, where the site has files, as one of them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { Failure } from '../shared/failure.js';
import { inRoot } from '../shared/paths.js';

/**
 * A script of web/runner in few bytes.
 * @param {string} name
 */
function script(name) {
  const { code, errors } = minifySync(name, readFileSync(inRoot('web/runner', name), 'utf8'), {
    module: false,
  });
  if (errors.length > 0) throw new Failure(`web/runner/${name}: ${errors[0].message}`);
  return code.trim();
}

/**
 * The page's own policy lets nothing in and nothing out; workers take it over.
 * @param {string} code of the page's script
 */
function pageOf(code) {
  const hash = createHash('sha256').update(code).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; worker-src blob:`;
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <title>Normlab</title>
  <script>${code}</script>
</html>
`;
}

/**
 * A plugin for Vite.
 * @param {{ isFile?: boolean }} [options] whether the page becomes a file of the site
 */
export function runner({ isFile = false } = {}) {
  const id = 'virtual:runner';
  let isBuild = false;
  return {
    name: 'normlab-runner',
    /** @param {{ command: string }} config */
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    /** @param {string} source */
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    /** @this {any} @param {string} resolved */
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const page = pageOf(script('frame.js'));
      const file =
        isFile && isBuild
          ? this.emitFile({ type: 'asset', name: 'runner.html', source: page })
          : undefined;
      return [
        `export const harness = ${JSON.stringify(script('harness.js'))};`,
        `export const page = ${JSON.stringify(page)};`,
        `export const address = ${file ? `import.meta.ROLLUP_FILE_URL_${file}` : 'undefined'};`,
      ].join('\n');
    },
  };
}
