import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { engine } from './engines.js';
import { examples, run } from './examples.js';

/** @param {unknown} x  anything, also what the types forbid */
function relu(x) {
  const anything = /** @type {any} */ (x);
  return engine.activation(anything, { kind: 'relu', fields: ['output'] }).output;
}

describe('a tensor', () => {
  it('is { shape, data } with a Float32Array', () => {
    const { shape, data } = relu({ shape: [2, 2], data: Float32Array.of(1, -2, 3, -4) });
    expect(shape).toEqual([2, 2]);
    expect(data).toEqual(Float32Array.of(1, 0, 3, 0));
  });

  it('is nested arrays of numbers', () => {
    expect(relu([[[1, 2]], [[3, 4]]])).toEqual({
      shape: [2, 1, 2],
      data: Float32Array.of(1, 2, 3, 4),
    });
  });

  it('may be a plain array beside its shape', () => {
    expect(relu({ shape: [2, 1], data: [1, 2] }).shape).toEqual([2, 1]);
  });

  it('may be a typed array, of one axis, or nested in an array', () => {
    expect(relu(Float32Array.of(1, 2, 3)).shape).toEqual([3]);
    expect(relu([Float64Array.of(1, 2), [3, 4]])).toEqual({
      shape: [2, 2],
      data: Float32Array.of(1, 2, 3, 4),
    });
  });

  it.each([
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float64Array,
  ])('may hold its data in a %o', (Numbers) => {
    expect(relu({ shape: [3], data: Numbers.from([1, 0, 7]) }).data).toEqual(
      Float32Array.of(1, 0, 7),
    );
  });

  it('is rounded to float32', () => {
    expect(relu([0.1, 2 ** 24 + 1]).data).toEqual(Float32Array.of(Math.fround(0.1), 2 ** 24));
    expect(relu(Float64Array.of(1e300)).data[0]).toBe(Number.POSITIVE_INFINITY);
  });

  it('may have no axis, or an axis of length 0', () => {
    expect(relu({ shape: [], data: [5] })).toEqual({ shape: [], data: Float32Array.of(5) });
    expect(relu([]).shape).toEqual([0]);
    expect(relu([[], []]).shape).toEqual([2, 0]);
    expect(relu({ shape: [0, 2 ** 31], data: [] }).shape).toEqual([0, 2 ** 31]);
  });

  it('may have eight axes', () => {
    const shape = [1, 1, 1, 1, 1, 1, 1, 2];
    expect(relu({ shape, data: [1, 2] }).shape).toEqual(shape);
  });

  it('may be a view into the middle of a buffer, also a shared one', () => {
    const shared = new Float32Array(new SharedArrayBuffer(16));
    shared.set([1, 2, 3, 4]);
    expect(relu(shared.subarray(1, 3)).data).toEqual(Float32Array.of(2, 3));
    expect(relu(new Float32Array(shared.slice().buffer, 4, 2)).data).toEqual(Float32Array.of(2, 3));
  });

  it('may come from another realm', () => {
    expect(relu(runInNewContext('[[1, 2]]')).shape).toEqual([1, 2]);
    expect(relu(runInNewContext('({ shape: [1], data: new Float32Array([3]) })')).data[0]).toBe(3);
    expect(relu(runInNewContext('new Float64Array([3])')).data[0]).toBe(3);
  });

  it('may be frozen, or an object of a class', () => {
    class Matrix {
      shape = [1];
      get data() {
        return [4];
      }
    }
    expect(relu(Object.freeze([Object.freeze([4])])).data[0]).toBe(4);
    expect(relu(new Matrix()).data[0]).toBe(4);
  });

  it('counts the true length of a typed array, not what a subclass says', () => {
    class Liar extends Float32Array {
      get length() {
        return 2;
      }
    }
    expect(() => relu({ shape: [2], data: new Liar(8) })).toThrow(/its data holds 8/);
  });
});

describe('a mask', () => {
  const query = [[1, 0]];
  const key = [
    [1, 0],
    [0, 1],
  ];
  const scores = (/** @type {any} */ attn_mask) =>
    engine.attention(query, key, key, { scale: 1, attn_mask, fields: ['masked_scores'] })
      .masked_scores.data;
  const hidden = Float32Array.of(1, Number.NEGATIVE_INFINITY);
  const added = Float32Array.of(2, 0);

  it('is bool as a Uint8Array', () => {
    expect(scores({ shape: [1, 2], data: Uint8Array.of(1, 0) })).toEqual(hidden);
    expect(scores({ shape: [1, 2], data: Uint8Array.of(255, 0) })).toEqual(hidden);
    expect(scores(Uint8Array.of(1, 0))).toEqual(hidden);
    expect(scores([Uint8Array.of(1, 0)])).toEqual(hidden);
  });

  it('is bool as true and false', () => {
    expect(scores([[true, false]])).toEqual(hidden);
    expect(scores({ shape: [2], data: [true, false] })).toEqual(hidden);
  });

  it('is added as numbers, even if they are 0 and 1', () => {
    expect(scores([[1, 0]])).toEqual(added);
    expect(scores({ shape: [1, 2], data: Float32Array.of(1, 0) })).toEqual(added);
    expect(scores({ shape: [2], data: [1, 0] })).toEqual(added);
  });

  it.each([Int8Array, Uint8ClampedArray, Uint32Array, Float64Array])(
    'is added as a %o',
    (Numbers) => {
      expect(scores({ shape: [1, 2], data: Numbers.from([1, 0]) })).toEqual(added);
    },
  );

  it('may not mix numbers with true and false', () => {
    expect(() => scores([[true, 0]])).toThrow('attn_mask[0][1] is 0; true or false is wanted.');
    expect(() => scores([[0, true]])).toThrow('is a boolean (true); a number is wanted.');
  });

  it('of valid rows may have any form', () => {
    const x = [[1], [3], [100]];
    for (const valid_mask of [
      Uint8Array.of(1, 1, 0),
      Int16Array.of(1, 1, 0),
      Float64Array.of(1, 0.5, 0),
      [true, true, false],
      [1, 1, 0],
      { shape: [3], data: [1, 1, 0] },
    ]) {
      expect(engine.batchNorm(x, { valid_mask }).mean.data[0]).toBe(2);
    }
  });
});

describe('options', () => {
  const largest = (/** @type {any} */ options) => engine.minMaxScale([[1, 3]], options).max.data;
  /** @type {[string, object][]} */
  const forms = [
    ['an object', { axis: 0 }],
    ['an object without a class', Object.assign(Object.create(null), { axis: 0 })],
    ['an object that inherits them', Object.create({ axis: 0 })],
    ['an object of another realm', runInNewContext('({ axis: 0 })')],
    ['a proxy', new Proxy({ axis: 0 }, {})],
    [
      'an object of a class',
      new (class {
        get axis() {
          return 0;
        }
      })(),
    ],
  ];

  it.each(forms)('may be %s', (_, options) => {
    expect(largest(options)).toEqual(Float32Array.of(1, 3));
  });

  it('may be none that the call takes, in an object of any realm or class', () => {
    class Shared {
      get axis() {
        return 0;
      }
    }
    for (const options of [{}, Object.create(null), runInNewContext('({})'), new Shared()]) {
      expect(engine.activation([1], Object.assign(options, { kind: 'relu' })).output.data[0]).toBe(
        1,
      );
      expect(engine.matmul([[2]], [[3]], options).output.data[0]).toBe(6);
    }
    expect(engine.matmul([[2]], [[3]], /** @type {any} */ (new Shared())).output.data[0]).toBe(6);
    expect(engine.matmul([[2]], [[3]], runInNewContext('({})')).output.data[0]).toBe(6);
  });

  it('that are undefined take their default', () => {
    const defaults = engine.layerNorm([[1, 2, 4]]);
    const left = { axis: undefined, gamma: undefined, eps: undefined, fields: undefined };
    expect(engine.layerNorm([[1, 2, 4]], left)).toEqual(defaults);
    expect(engine.layerNorm([[1, 2, 4]], undefined)).toEqual(defaults);
  });

  it('may hold what other calls take, to be shared, and undefined under any name', () => {
    const shared = { gamma: [2, 2], beta: [1, 1], eps: 0, num_groups: 2, typo: undefined };
    expect(engine.rmsNorm([[1, 7]], shared).output.data).toEqual(
      Float32Array.of(Math.fround(2 / 5), Math.fround(14 / 5)),
    );
  });

  it('are read once', () => {
    let reads = 0;
    const options = {
      get axis() {
        reads += 1;
        return -1;
      },
    };
    engine.layerNorm([[1, 2]], options);
    expect(reads).toBe(1);
  });

  it('name the result fields that are wanted, in any order, twice or once', () => {
    const results = engine.layerNorm([[1, 3]], { fields: ['output', 'mean', 'output'] });
    expect(Object.keys(results)).toEqual(['mean', 'output']);
  });
});

describe('every result field alone', () => {
  it.each(Object.keys(examples))('of %s is what it is among all', (name) => {
    const all = run(engine, name);
    for (const field of Object.keys(all)) {
      expect(run(engine, name, { fields: [field] })).toEqual({ [field]: all[field] });
    }
  });
});
