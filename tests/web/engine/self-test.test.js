import { describe, expect, it } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { loadEngine } from '../../../web/engine/index.js';
import { knownAnswers } from '../../../web/engine/known-answers.js';
import { runSelfTest } from '../../../web/engine/self-test.js';
import { variants } from '../../../web/engine/variants.js';
import { engine, engines } from './engines.js';
import { errorOf } from './error-of.js';
import { wasmBytes } from './natives.js';
import { withWrongSeeding } from './wasm-surgery.js';

/** @import { Calls } from '../../../web/engine/index.js' */

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

describe.each(engines)('a sabotaged $variant variant', ({ variant }) => {
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

it('auto fails with the first fault when every variant is sabotaged', async () => {
  const wasm = Object.fromEntries(
    variants.map(({ name }) => [name, withWrongSeeding(wasmBytes(name))]),
  );
  const { code, message } = await errorOf(() => loadEngine({ wasm }));
  expect(code).toBe('wasm-corrupt');
  expect(message).toMatch('variant "relaxed-simd" fails its self-test');
});
