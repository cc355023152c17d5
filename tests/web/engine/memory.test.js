import { describe, expect, it } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { createCalls } from '../../../web/engine/create-calls.js';
import { EngineError, loadEngine } from '../../../web/engine/index.js';
import { variants } from '../../../web/engine/variants.js';
import { engines } from './engines.js';
import { errorOf } from './error-of.js';
import { run } from './examples.js';
import { createNative, wasmBytes } from './natives.js';
import { withMemoryLimit } from './wasm-surgery.js';

/** @import { Calls, Engine } from '../../../web/engine/index.js' */
/** @import { Native } from '../../../web/engine/native.js' */

const [{ variant }] = engines;
const x = { shape: [2, 3], data: Float32Array.of(1, 2, 4, 8, 16, 32) };
const out = { output: new Float32Array(6), mean: new Float32Array(2) };
const first = 100;
const last = 10_000;

/** Everything that can be done with an engine, refusals too. */
const actions = Object.fromEntries([
  ...Object.keys(calls).map((name) => [name, (/** @type {Calls} */ e) => run(e, name)]),
  ['a refused call', (/** @type {Calls} */ e) => refuse(() => e.matmul([[1, 2]], [[1, 2]]))],
  ['a chain of resident tensors', (/** @type {Calls} */ e) => chain(e)],
  ['results in arrays of the caller', (/** @type {Calls} */ e) => e.layerNorm(x, { out })],
  ['randn', (/** @type {Calls} */ e) => e.generator(1).randn([5])],
  ['rand', (/** @type {Calls} */ e) => e.generator(1).rand([17])],
]);

describe.each(variants.map(({ name }) => name))('the memory of the %s variant', (name) => {
  it.each(Object.keys(actions))(
    `after ${last} calls is what it was after ${first}: %s`,
    async (action) => {
      const native = await createNative(name);
      const engine = createCalls(native);
      for (let call = 0; call < first; call += 1) actions[action](engine);
      const early = usage(native);
      for (let call = first; call < last; call += 1) actions[action](engine);
      expect(usage(native)).toEqual(early);
    },
  );

  it('is never promised where there is none, up to the end of the address space', async () => {
    for (const bytes of [2 ** 31, 3 * 2 ** 30, 2 ** 32 - 2 ** 16, 2 ** 32 - 1]) {
      const native = await createNative(name);
      const block = native.functions.allocate(bytes) >>> 0;
      const end = block === 0 ? 0 : block + bytes;
      expect(end, `the end of ${bytes} bytes`).toBeLessThanOrEqual(native.buffer().byteLength);
    }
  });

  it('is given back in full, whatever was called in between', async () => {
    const native = await createNative(name);
    const engine = createCalls(native);
    const early = usage(native);
    for (const action of Object.values(actions)) action(engine);
    expect(usage(native).blocks).toEqual(early.blocks);
  });
});

const narrow = await loadEngine({
  variant,
  wasm: { [variant]: withMemoryLimit(wasmBytes(variant), 64) },
});

describe('an engine with 4 MiB of memory', () => {
  it.each(
    /** @type {[string, () => unknown, RegExp][]} */ ([
      [
        'arguments',
        () => narrow.softmax(new Float32Array(2 ** 21)),
        /^softmax: the arguments need/,
      ],
      ['random numbers', () => narrow.generator(0).rand([2 ** 21]), /^rand: .*\(2097152\)/],
      [
        'the scores of heads',
        () => {
          const words = new Array(1500).fill([1]);
          const [w_q, w_k, w_v, w_o] = Array(4).fill([[1]]);
          const fields = /** @type {const} */ (['scores']);
          narrow.multiHeadAttention(words, words, words, {
            num_heads: 1,
            w_q,
            w_k,
            w_v,
            w_o,
            fields,
          });
        },
        /^multiHeadAttention: .* scores of shape \(1, 1, 1500, 1500\)/,
      ],
      ['results', () => narrow.softmax(new Float32Array(2 ** 19)), /^softmax: .*\(524288\)/],
    ]),
  )('says out-of-memory when there is no room for %s', (_, call, sentence) => {
    const before = narrow.layerNorm([[1, 2, 4]]);
    const thrown = errorOf(call);
    expect(thrown.code).toBe('out-of-memory');
    expect(thrown.message).toMatch(sentence);
    expect(narrow.layerNorm([[1, 2, 4]])).toEqual(before);
  });

  it('has enough of it for the fields of attention that need no packed keys, or no packed values', () => {
    /** @param {'query' | 'scores' | 'output'} field @param {number} keys */
    const attend = (field, keys) => {
      const many = { shape: [keys, 32], data: new Float32Array(keys * 32) };
      const w = { shape: [32, 32], data: new Float32Array(32 * 32) };
      const weights = { w_q: w, w_k: w, w_v: w, w_o: w };
      const one = new Array(32).fill(1);
      narrow.multiHeadAttention([one], many, many, { num_heads: 1, ...weights, fields: [field] });
    };
    attend('query', 7200);
    expect(errorOf(() => attend('scores', 7200)).code).toBe('out-of-memory');
    attend('scores', 4800);
    expect(errorOf(() => attend('output', 4800)).code).toBe('out-of-memory');
  });
});

it('the js variant says out-of-memory beyond its 2 GiB, and works on', () => {
  const js = /** @type {Engine} */ (engines.find(({ variant }) => variant === 'js'));
  const before = js.layerNorm([[1, 2, 4]]);
  const { code, message } = errorOf(() => js.generator(0).rand([2 ** 29 - 1]));
  expect(code).toBe('out-of-memory');
  expect(message).toMatch(/^rand: .*\(536870911\)/);
  expect(errorOf(() => js.generator(0).rand([2 ** 30])).code).toBe('too-large');
  expect(js.layerNorm([[1, 2, 4]])).toEqual(before);
});

it('two arguments that fill the address space together are refused, not wrapped round', () => {
  const half = new Float32Array(2 ** 29);
  const { code, message } = errorOf(() => narrow.layerNorm(half, { gamma: half }));
  expect(code).toBe('out-of-memory');
  expect(message).toMatch('the arguments need 4294967296 bytes');
});

/**
 * The size of the memory, and where the allocator would put blocks of three sizes: elsewhere if
 * anything had been left behind.
 *
 * @param {Native} native
 */
function usage(native) {
  const blocks = [16, 4096, 2 ** 19].map((bytes) => native.functions.allocate(bytes) >>> 0);
  native.functions.release();
  return { bytes: native.buffer().byteLength, blocks };
}

/** @param {Calls} e */
function chain(e) {
  const given = e.tensor(x);
  const attn_mask = e.tensor(Uint8Array.of(1, 0));
  const normed = e.layerNorm(given, { keep: true });
  const attended = e.attention(given, normed.output, given, { attn_mask, keep: true });
  refuse(() => e.matmul(given, given, { keep: true }));
  for (const each of [given, attn_mask, ...Object.values(normed), ...Object.values(attended)]) {
    each.dispose();
  }
}

/** @param {() => unknown} call */
function refuse(call) {
  expect(call).toThrow(EngineError);
}
