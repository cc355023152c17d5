import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { createCalls } from '../../../web/engine/create-calls.js';
import { loadEngine } from '../../../web/engine/index.js';
import { engine, engines } from './engines.js';
import { errorOf } from './error-of.js';
import { examples, run } from './examples.js';
import { createNative, wasmBytes } from './natives.js';
import { withMemoryLimit } from './wasm-surgery.js';

const x = [
  [1, 2, 3],
  [4, 5, 7],
];
const names = Object.keys(calls);

/** Numbers, or true and false, in nested arrays. @param {unknown} value */
const isTensor = (value) => Array.isArray(value);

describe.each(engines)('tensors in the memory of $variant', (at) => {
  it.each(names)('%s takes them, and gives them, with the bits that it has without', (name) => {
    const { tensors, options } = examples[name];
    const want = run(at, name);
    /** @type {{ dispose(): void }[]} */
    const given = [];
    const keep = (/** @type {any} */ value) => {
      const kept = at.tensor(value);
      given.push(kept);
      return kept;
    };
    const inside = tensors.map(keep);
    const more = Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, isTensor(value) ? keep(value) : value]),
    );
    const call = /** @type {any} */ (at)[name];
    expect(call(...inside, more)).toEqual(want);
    const kept = call(...inside, { ...more, keep: true });
    expect(Object.keys(kept)).toEqual(Object.keys(want));
    for (const [field, tensor] of Object.entries(kept)) {
      expect(tensor.shape).toEqual(want[field].shape);
      expect(tensor.read()).toEqual(want[field]);
      tensor.dispose();
    }
    for (const tensor of given) tensor.dispose();
  });

  it('a mask stays a mask: bytes are bool, numbers are added', () => {
    const query = [[1, 0]];
    for (const mask of [Uint8Array.of(1, 0), [true, false], [0, -1]]) {
      const attn_mask = at.tensor(mask);
      const call = (/** @type {any} */ given) =>
        at.attention(
          query,
          [query[0], [3, 1]],
          x.map((row) => row.slice(1)),
          { attn_mask: given },
        );
      expect(call(attn_mask)).toEqual(call(mask));
      attn_mask.dispose();
    }
  });

  it('bytes are numbers where numbers are wanted, and numbers count where they are not 0', () => {
    const bytes = at.tensor(Uint8Array.of(1, 200, 0));
    expect(at.softmax(bytes)).toEqual(at.softmax([1, 200, 0]));
    expect(bytes.read()).toEqual({ shape: [3], data: Uint8Array.of(1, 200, 0) });
    const valid_mask = at.tensor([0.5, -2, 0]);
    const batch = [[1], [2], [9]];
    expect(at.batchNorm(batch, { valid_mask })).toEqual(
      at.batchNorm(batch, { valid_mask: [1, 1, 0] }),
    );
    bytes.dispose();
    valid_mask.dispose();
  });

  it('they stay what they are when memory grows, and when the caller changes the array', async () => {
    const native = await createNative(at.variant);
    const own = createCalls(native);
    const data = Float32Array.of(1, 2, 4);
    const small = own.tensor(data);
    data.fill(0);
    const before = native.buffer();
    const large = own.tensor(new Float32Array(2 ** 21));
    expect(native.buffer()).not.toBe(before);
    expect(small.read().data).toEqual(Float32Array.of(1, 2, 4));
    expect(own.softmax(small)).toEqual(at.softmax([1, 2, 4]));
    large.dispose();
  });

  it('a tensor of no cells, and one of no axes, are tensors', () => {
    for (const tensor of [
      { shape: [0, 3], data: [] },
      { shape: [], data: [5] },
    ]) {
      const kept = at.tensor(tensor);
      expect(kept.read()).toEqual({ shape: tensor.shape, data: Float32Array.from(tensor.data) });
      expect(at.activation(kept, { kind: 'relu' }).output.shape).toEqual(tensor.shape);
      kept.dispose();
    }
  });
});

describe('a resident tensor', () => {
  it('is read into an array of the caller', () => {
    const kept = engine.tensor(x);
    const data = new Float32Array(6);
    expect(kept.read(data).data).toBe(data);
    expect([...data]).toEqual(x.flat());
    expect(kept.read({ shape: [2, 3], data })).toEqual({ shape: [2, 3], data });
    expect(errorOf(() => kept.read(new Float32Array(5))).message).toBe(
      'read: out holds 5 values, but the result has shape (2, 3), which is 6 values.',
    );
    expect(errorOf(() => kept.read(/** @type {any} */ ([]))).message).toBe(
      'read: out is an array; a Float32Array is wanted, or a tensor of one.',
    );
    const mask = engine.tensor(Uint8Array.of(1));
    expect(errorOf(() => mask.read(/** @type {any} */ (new Float32Array(1)))).message).toBe(
      'read: out is a Float32Array; a Uint8Array is wanted, or a tensor of one.',
    );
    kept.dispose();
    mask.dispose();
  });

  it('is copied by tensor(): each of the two has its own memory', () => {
    const first = engine.tensor(x);
    const second = engine.tensor(first);
    first.dispose();
    expect(second.read()).toEqual({ shape: [2, 3], data: Float32Array.from(x.flat()) });
    second.dispose();
  });

  it('is refused after it was disposed of, and disposed of again without harm', () => {
    const kept = engine.tensor(x);
    kept.dispose();
    const next = engine.tensor([[9, 9, 9]]);
    kept.dispose();
    kept[Symbol.dispose]();
    for (const [call, start] of /** @type {[() => unknown, string][]} */ ([
      [() => kept.read(), 'read: the tensor'],
      [() => engine.softmax(kept), 'softmax: x'],
      [() => engine.layerNorm(x, { gamma: kept }), 'layerNorm: gamma'],
      [() => engine.tensor(kept), 'tensor: x'],
    ])) {
      const { code, message } = errorOf(call);
      expect(code).toBe('bad-argument');
      expect(message).toBe(`${start} has been disposed of; one that has not is wanted.`);
    }
    expect(kept.shape).toEqual([2, 3]);
    expect(next.read().data).toEqual(Float32Array.of(9, 9, 9));
    next.dispose();
  });

  it('of true and false is a mask, and no tensor of numbers', () => {
    const kept = engine.tensor([true, false]);
    const copy = engine.tensor(kept);
    const bytes = engine.tensor(Uint8Array.of(1, 0));
    expect(copy.read().data).toEqual(Uint8Array.of(1, 0));
    for (const booleans of [kept, copy]) {
      expect(errorOf(() => engine.softmax(booleans)).message).toBe(
        'softmax: x holds true and false; numbers are wanted.',
      );
    }
    expect(engine.softmax(bytes)).toEqual(engine.softmax([1, 0]));
    for (const tensor of [kept, copy, bytes]) tensor.dispose();
  });

  it('is refused when a getter that is read late disposes of it', () => {
    const kept = engine.tensor(x);
    const options = {
      get eps() {
        kept.dispose();
        return 0;
      },
    };
    expect(errorOf(() => engine.layerNorm(kept, options)).message).toBe(
      'layerNorm: x has been disposed of; one that has not is wanted.',
    );
  });

  it('is refused by another engine', () => {
    const [one, other] = engines;
    const kept = one.tensor(Uint8Array.of(1, 0));
    const floats = one.tensor(x);
    /** @type {(() => unknown)[]} */
    const refused = [
      () => other.softmax(floats),
      () => other.softmax(kept),
      () => other.tensor(floats),
      () => other.attention(x, x, x, { attn_mask: kept }),
    ];
    for (const call of refused) {
      expect(errorOf(call).message).toMatch(
        /(x|attn_mask) stays in the memory of another engine; /,
      );
    }
    kept.dispose();
    floats.dispose();
  });

  it('goes at the end of a block that says `using`', async () => {
    const source = `{
      using kept = engine.tensor(x);
      using normed = engine.layerNorm(kept, { fields: ['output'], keep: true }).output;
      seen.push(kept, normed, normed.read());
    }`;
    const { code } = await transform(source, { target: 'es2022' });
    /** @type {any[]} */
    const seen = [];
    new Function('engine', 'x', 'seen', code)(engine, x, seen);
    expect(seen[2]).toEqual(engine.layerNorm(x).output);
    for (const tensor of seen.slice(0, 2)) {
      expect(errorOf(() => void tensor.read()).message).toMatch('has been disposed of');
    }
  });

  it('is given back when nobody holds it any more', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc');
    const native = await createNative('simd');
    const own = createCalls(native);
    const dropped = /** @type {number[]} */ ([]);
    const { drop } = native.functions;
    native.functions.drop = (address = 0) => {
      dropped.push(address);
      return drop(address);
    };
    (() => own.layerNorm(own.tensor(x), { keep: true }))();
    for (let turn = 0; turn < 50 && dropped.length < 6; turn += 1) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(new Set(dropped).size).toBe(6);
  });
});

describe('after the engine stopped half-way', () => {
  it.each(/** @type {const} */ (['simd', 'js']))(
    'what was in the memory of %s is refused, and what comes after is kept',
    async (variant) => {
      const native = await createNative(variant);
      const { functions } = native;
      const { softmax } = functions;
      let isBroken = true;
      functions.softmax = () => {
        if (!isBroken) return softmax();
        new Uint8Array(native.buffer()).fill(0xaa);
        throw new WebAssembly.RuntimeError('unreachable');
      };
      const own = createCalls(native);
      const lost = own.tensor(x);
      expect(errorOf(() => own.softmax(lost)).code).toBe('wasm-corrupt');
      isBroken = false;
      const sentence = 'was lost when the engine restarted; one that was made since is wanted.';
      expect(errorOf(() => own.softmax(lost)).message).toBe(`softmax: x ${sentence}`);
      expect(errorOf(() => lost.read()).message).toBe(`read: the tensor ${sentence}`);
      const next = own.tensor(x);
      lost.dispose();
      expect(own.softmax(next)).toEqual(engine.softmax(x));
    },
  );

  it('results that JavaScript has no room for are no reason to start again', async () => {
    const native = await createNative('simd');
    const { functions } = native;
    const { softmax } = functions;
    let isBroken = true;
    functions.softmax = () => {
      const done = softmax();
      if (!isBroken) return done;
      // The first length of the third result, so long that no array can be.
      const place = native.frame + (16 + 2) * 44 + 12;
      new Uint32Array(native.buffer(), place, 1)[0] = 2 ** 31;
      return done;
    };
    const own = createCalls(native);
    const kept = own.tensor(x);
    const { code, message } = errorOf(() => own.softmax(kept));
    expect(code).toBe('out-of-memory');
    expect(message).toMatch(/^softmax: no room for the results \(.*\)\.$/);
    isBroken = false;
    expect(own.softmax(kept)).toEqual(engine.softmax(x));
  });
});

it('memory that is full is refused, and is free again when tensors are disposed of', async () => {
  const [{ variant }] = engines;
  const wasm = { [variant]: withMemoryLimit(wasmBytes(variant), 64) };
  const narrow = await loadEngine({ variant, wasm });
  const cells = new Float32Array(2 ** 16).fill(1);
  /** @type {import('../../../web/engine/index.js').ResidentTensor[]} */
  const kept = [];
  /** @type {() => void} */
  const fill = () => {
    for (;;)
      kept.push(narrow.activation(cells, { kind: 'relu', fields: ['output'], keep: true }).output);
  };
  const { code, message } = errorOf(fill);
  expect(code).toBe('out-of-memory');
  expect(message).toMatch(/^activation: /);
  expect(kept.length).toBeGreaterThan(2);
  expect(errorOf(() => narrow.tensor(new Float32Array(2 ** 21))).message).toMatch(
    /^tensor: the arguments need 8388608 bytes/,
  );
  for (const tensor of kept) expect(tensor.read().data).toEqual(cells);
  const many = kept.length;
  for (const tensor of kept.splice(0)) tensor.dispose();
  expect(errorOf(fill).code).toBe('out-of-memory');
  expect(kept.length).toBeGreaterThanOrEqual(many);
});
