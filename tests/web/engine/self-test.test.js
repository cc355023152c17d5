import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { loadEngine } from '../../../web/engine/index.js';
import { knownAnswers } from '../../../web/engine/known-answers.js';
import { runSelfTest } from '../../../web/engine/self-test.js';
import { variants } from '../../../web/engine/variants.js';
import { engine } from './engines.js';
import { errorOf } from './error-of.js';
import { wasmBytes, wasmNames } from './natives.js';
import { withWrongSeeding, withWrongSeedingInScript } from './wasm-surgery.js';

/** @import { Calls } from '../../../web/engine/index.js' */
/** @import { Variant } from '../../../web/engine/variants.js' */

it('knows an answer for every result field of every call', () => {
  for (const [name, { fields }] of Object.entries(calls)) {
    const known = knownAnswers.filter(({ call }) => call === name);
    expect(known.length, name).toBeGreaterThan(0);
    for (const { want } of known) expect(Object.keys(want)).toEqual(fields);
  }
});

describe.each(Object.entries(calls))('notices one wrong cell in %s', (name, { fields }) => {
  it.each(fields)('%s', (field) => {
    const call = /** @type {any} */ (engine)[name];
    const wrong = (/** @type {unknown[]} */ ...given) => {
      const results = call(...given);
      results[field].data[results[field].data.length - 1] += 0.01;
      return results;
    };
    const sabotaged = /** @type {Calls} */ ({ ...engine, [name]: wrong });
    const { code, message } = errorOf(() => runSelfTest('simd', sabotaged));
    expect(code).toBe('wasm-corrupt');
    expect(message).toMatch(
      new RegExp(`^loadEngine: variant "simd" fails its self-test: ${name}: ${field}\\[`),
    );
  });
});

it('notices a NaN, and a call that throws', () => {
  const nan = () => ({ output: { shape: [1], data: Float32Array.of(Number.NaN) } });
  expect(() => runSelfTest('simd', { ...engine, matmul: /** @type {any} */ (nan) })).toThrow(
    'fails its self-test: matmul: output[0] is NaN, and 7 is right.',
  );
  const broken = () => {
    throw new Error('no');
  };
  expect(() => runSelfTest('simd', { ...engine, generator: broken })).toThrow(
    'fails its self-test: generator threw: no.',
  );
});

afterEach(() => vi.restoreAllMocks());

describe.each(wasmNames)('a sabotaged %s variant', (variant) => {
  const wasm = { [variant]: withWrongSeeding(wasmBytes(variant)) };

  it('is refused when it is asked for by name', async () => {
    const { code, message } = await errorOf(() => loadEngine({ variant, wasm }));
    expect(code).toBe('wasm-corrupt');
    expect(message).toMatch(`loadEngine: variant "${variant}" fails its self-test: randn[0] is`);
  });

  it('is stepped down from by auto', async () => {
    const names = variants.map(({ name }) => name);
    const next = variant === names[0] ? names[1] : names[0];
    expect((await loadEngine({ wasm })).variant).toBe(next);
  });
});

const sabotagedFiles = Object.fromEntries(
  wasmNames.map((name) => [name, withWrongSeeding(wasmBytes(name))]),
);

it('auto steps down to js when every .wasm file is sabotaged', async () => {
  const { variant, selfTest } = await loadEngine({ wasm: sabotagedFiles });
  expect(variant).toBe('js');
  expect(selfTest.passed).toBe(true);
});

describe('a sabotaged js variant', () => {
  /** An engine that has loaded nothing yet, its script for js sabotaged. */
  async function sabotagedEngine() {
    vi.resetModules();
    const { variants } = await import('../../../web/engine/variants.js');
    const js = /** @type {Variant} */ (variants.find(({ name }) => name === 'js'));
    const file = new URL('../../../build/wasm-js/engine/normlab.js', import.meta.url);
    const script = withWrongSeedingInScript(readFileSync(file, 'utf8'));
    const address = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
    vi.spyOn(js, 'importGlue').mockImplementation(() => import(/* @vite-ignore */ address));
    return import('../../../web/engine/index.js');
  }

  it('is refused when it is asked for by name', async () => {
    const { loadEngine } = await sabotagedEngine();
    await expect(loadEngine({ variant: 'js' })).rejects.toMatchObject({
      code: 'wasm-corrupt',
      message: expect.stringMatching(
        /^loadEngine: variant "js" fails its self-test: randn\[0\] is/,
      ),
    });
  });

  it('makes auto fail with the first fault, when every other one is sabotaged too', async () => {
    const { loadEngine } = await sabotagedEngine();
    await expect(loadEngine({ wasm: sabotagedFiles })).rejects.toMatchObject({
      code: 'wasm-corrupt',
      message: expect.stringContaining('variant "relaxed-simd" fails its self-test'),
    });
  });
});
