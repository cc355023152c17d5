import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { EngineError, loadEngine } from '../../../web/engine/index.js';
import { engine } from './engines.js';
import { errorOf } from './error-of.js';

const page = read('engine');
const conformance = read('conformance');
const snippets = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
const AsyncFunction = /** @type {FunctionConstructor} */ (
  Object.getPrototypeOf(async () => {}).constructor
);

/**
 * Runs a snippet. `x; // → y` expects x to be y, in numbers as many digits as are written there;
 * `x; // throws y` expects an EngineError whose sentence begins with y.
 *
 * @param {string} snippet
 */
async function run(snippet) {
  let checks = 0;
  const scope = {
    engine,
    loadEngine,
    EngineError,
    self: { postMessage() {} },
    /** @param {unknown} got @param {unknown} want */
    expectValue(got, want) {
      checks += 1;
      expect(plain(got)).toEqual(near(want));
    },
    /** @param {() => unknown} call @param {string} start */
    expectThrow(call, start) {
      checks += 1;
      const { message } = errorOf(call);
      expect(message.slice(0, start.length)).toBe(start);
    },
  };
  const code = snippet
    .replace(/^import .*$/gm, '')
    .replace(/^( *)(.+); \/\/ → (.+)$/gm, '$1expectValue($2, $3);')
    .replace(/^( *)(.+); \/\/ throws (.+)$/gm, '$1expectThrow(() => $2, `$3`);');
  // Node 20 knows no `using`.
  const { code: lowered } = await transform(`{ ${code} }`, { target: 'es2022' });
  await new AsyncFunction(...Object.keys(scope), lowered)(...Object.values(scope));
  const promised = snippet.match(/\/\/ (→|throws) /g) ?? [];
  expect(checks).toBe(promised.length);
}

describe('docs/engine.md', () => {
  it.each(snippets)('tells the truth: %s', run);

  it.each(Object.entries(calls))(
    'says everything about %s',
    (name, { tensors, options, fields }) => {
      const [, heading, text] =
        page.match(new RegExp(`^### (\`${name}\\(.*?)\n(.*?)^##`, 'ms')) ?? [];
      for (const word of [...tensors, ...Object.keys(options)]) expect(heading).toMatch(word);
      const shared = page.slice(page.indexOf('## Normalization'), page.indexOf('### `standardize'));
      for (const field of fields) expect(text + shared).toMatch(`\`${field}\``);
      expect(text).toMatch('```js');
      expect(text).toMatch('Source:');
    },
  );
});

it('docs/conformance.md has every call', () => {
  for (const name of [...Object.keys(calls), 'generator'])
    expect(conformance).toMatch(`\`${name}\``);
});

it('a snippet that promises a wrong number fails', async () => {
  await expect(run('engine.softmax([0, 0]).output.data; // → [0.5, 0.51]')).rejects.toThrow();
  await expect(run('engine.softmax([0, 0]); // throws softmax: ')).rejects.toThrow();
});

/** @param {string} name */
function read(name) {
  return readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
}

/** Arrays for typed arrays. @param {unknown} value @returns {unknown} */
function plain(value) {
  if (ArrayBuffer.isView(value)) return Array.from(/** @type {Float32Array} */ (value));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

/** What is close to a value, by the digits that a page shows. @param {any} value @returns {any} */
function near(value) {
  if (typeof value === 'number') return Number.isFinite(value) ? expect.closeTo(value, 5) : value;
  if (Array.isArray(value)) return value.map(near);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, near(each)]));
}
