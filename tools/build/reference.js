/** `virtual:reference`: the code of the C++ reference that the lab shows, as a module. */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../shared/paths.js';

/**
 * Regions of the compiled headers and sources: what stands between `// begin: name` and
 * `// end: name`.
 * @returns {Record<string, { file: string, code: string }>}
 */
function regions() {
  const folder = inRoot('cpp/reference');
  /** @type {Record<string, { file: string, code: string }>} */
  const found = {};
  for (const name of readdirSync(folder)) {
    if (!/\.(hpp|cpp)$/.test(name)) continue;
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    for (const [, region, code] of text.matchAll(
      /^\/\/ begin: (\w+)\n([\s\S]*?)^\/\/ end: \1$/gm,
    )) {
      found[region] = { file: `cpp/reference/${name}`, code: code.trimEnd() };
    }
  }
  return found;
}

/** A plugin for Vite. */
export function reference() {
  const id = 'virtual:reference';
  return {
    name: 'normlab-reference',
    /** @param {string} source */
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    /** @param {string} resolved */
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(regions())}` : undefined,
  };
}
