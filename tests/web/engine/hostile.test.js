import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { EngineError } from '../../../web/engine/index.js';
import { engine, engines } from './engines.js';
import { errorOf } from './error-of.js';
import { examples, run } from './examples.js';
import { anything, numbers } from './hostile.js';

/** @import { Engine, Tensor } from '../../../web/engine/index.js' */

const names = Object.keys(calls);
const codes = [
  'shape-mismatch',
  'bad-axis',
  'bad-argument',
  'one-value-per-channel',
  'groups-do-not-divide',
  'too-large',
  'out-of-memory',
];
const intact = run(engine, 'layerNorm');

/**
 * Makes a call, and expects whole tensors or an EngineError that says why not; the engine goes on
 * in either case.
 *
 * @param {Engine} at
 * @param {string} name
 * @param {unknown[]} given
 */
function expectAnswerOrReason(at, name, given) {
  try {
    const results = /** @type {any} */ (at)[name](...given);
    for (const [field, result] of Object.entries(results)) {
      const { shape, data } = 'read' in result ? result.read() : result;
      if ('read' in result) result.dispose();
      expect(/** @type {any} */ (calls)[name].fields).toContain(field);
      expect(data).toBeInstanceOf(Float32Array);
      expect(data.length).toBe(numel(shape));
    }
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) throw thrown;
    expect(codes).toContain(thrown.code);
    expect(thrown.message).toMatch(new RegExp(`^${name}: .*\\.$`, 's'));
  }
  const after = run(at, 'layerNorm', { fields: ['mean'] });
  expect(after.mean).toEqual(intact.mean);
}

describe.each(engines)('the $variant variant', (at) => {
  it.each(names)('answers or says why not, whatever %s is given', (name) => {
    const given = fc.array(anything, { maxLength: 4 });
    fc.assert(fc.property(given, (values) => expectAnswerOrReason(at, name, values)));
  });

  it.each(names)('answers or says why not when one argument of %s is wrong', (name) => {
    const { tensors, options } = examples[name];
    const keys = [...optionsOf(name), 'fields', 'out', 'keep'];
    const place = fc.oneof(fc.nat({ max: tensors.length }), fc.constantFrom(...keys));
    fc.assert(
      fc.property(place, anything, (wrong, value) => {
        const given =
          typeof wrong === 'number'
            ? [...tensors, options]
            : [...tensors, { ...options, [wrong]: value }];
        if (typeof wrong === 'number') given[wrong] = value;
        expectAnswerOrReason(at, name, given);
      }),
      { numRuns: 300 },
    );
  });

  it.each(names)('answers or says why not when a number of %s is odd', (name) => {
    const { tensors, options } = examples[name];
    for (const key of optionsOf(name)) {
      for (const number of numbers) {
        expectAnswerOrReason(at, name, [...tensors, { ...options, [key]: number }]);
      }
    }
  });

  it('answers or says why not for tensors of any small or hopeless shape', () => {
    const drawn = fc.property(fc.gen(), (g) => {
      const name = g(anyName);
      const { tensors, options } = examples[name];
      const changed = { ...options };
      for (const key of Object.keys(options).filter((each) => Array.isArray(options[each]))) {
        changed[key] = g(anyTensor, [options[key], undefined]);
      }
      const given = tensors.map((tensor) => g(anyTensor, [tensor]));
      expectAnswerOrReason(at, name, [...given, changed]);
    });
    fc.assert(drawn, { numRuns: 1000 });
  });

  it('draws or says why not, whatever seed and shape it is given', () => {
    fc.assert(
      fc.property(anything, anything, (seed, shape) => {
        for (const [name, draw] of /** @type {const} */ ([
          ['generator', () => at.generator(/** @type {any} */ (seed))],
          ['randn', () => at.generator(0).randn(/** @type {any} */ (shape))],
          ['rand', () => at.generator(-1).rand(/** @type {any} */ (shape))],
        ])) {
          try {
            draw();
          } catch (thrown) {
            expect(thrown).toBeInstanceOf(EngineError);
            expect(String(/** @type {Error} */ (thrown).message)).toMatch(
              new RegExp(`^${name}: .*\\.$`, 's'),
            );
          }
        }
        expect(at.generator(0).rand([1]).data).toEqual(Float32Array.of(0.49625658988952637));
      }),
      { numRuns: 300 },
    );
  });

  it('tensors of 2³¹ numbers are too large or empty, never half an answer', () => {
    const huge = { shape: [2 ** 31], data: [] };
    const empty = { shape: [2 ** 31, 0], data: [] };
    for (const name of /** @type {const} */ (['softmax', 'logSoftmax'])) {
      expect(errorOf(() => at[name](huge)).code).toBe('too-large');
    }
    const long = { length: 2 ** 31, d_model: 1 };
    expect(errorOf(() => at.positionalEncoding(long)).code).toBe('too-large');
    expect(at.positionalEncoding({ length: 2 ** 31, d_model: 0 }).output.shape).toEqual([
      2 ** 31,
      0,
    ]);
    expect(at.activation(empty, { kind: 'mish' }).output.shape).toEqual([2 ** 31, 0]);
  });
});

describe('the numbers are the same', () => {
  it.each(names)('in whatever form the tensors of %s come', (name) => {
    const { tensors, options } = examples[name];
    const want = run(engine, name);
    const form = fc.constantFrom(...forms);
    fc.assert(
      fc.property(fc.array(form, { minLength: 3, maxLength: 3 }), form, (each, optional) => {
        const given = tensors.map((tensor, at) => each[at](asTensor(tensor)));
        const changed = Object.entries(options).map(([key, value]) => [
          key,
          isNumbers(value) ? optional(asTensor(value)) : value,
        ]);
        const got = /** @type {any} */ (engine)[name](...given, Object.fromEntries(changed));
        expect(got).toEqual(want);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a polluted Object.prototype changes nothing', () => {
  const internal = [
    'shape',
    'data',
    'fields',
    'out',
    'keep',
    'where',
    'native',
    'address',
    'life',
    'isFree',
    'isBool',
    'count',
    'own',
    'place',
    'readInput',
    'context',
    'code',
    'output',
    'input',
    'cause',
  ];
  const options = Object.values(calls).flatMap((call) => Object.keys(call.options));
  const keys = [...new Set([...internal, ...options])];
  afterEach(() => {
    for (const key of keys) Reflect.deleteProperty(Object.prototype, key);
  });

  it.each(keys)('%s', (key) => {
    const bare = () => {
      const results = names.map((name) => run(engine, name));
      const { code } = errorOf(() => engine.layerNorm([[1], [2, 3]]));
      return [...results, engine.layerNorm([[1, 2, 4]]), engine.softmax([[1, 2]], {}), code];
    };
    const before = bare();
    for (const descriptor of pollutions) {
      Object.defineProperty(Object.prototype, key, { ...descriptor, configurable: true });
      const after = attempt(bare);
      Reflect.deleteProperty(Object.prototype, key);
      expect(after).toEqual(before);
    }
  });
});

describe('a hole is refused though Array.prototype fills it', () => {
  const fill = () =>
    Object.defineProperty(Array.prototype, 1, { value: 7, writable: true, configurable: true });
  const empty = () => Reflect.deleteProperty(Array.prototype, 1);
  afterEach(empty);

  const softmax = (/** @type {any} */ x) => engine.softmax(x);
  const draw = (/** @type {number[]} */ shape) => engine.generator(0).rand(shape);
  /** @type {[string, () => unknown, string][]} */
  const holes = [
    // biome-ignore lint/suspicious/noSparseArray: the holes are what is tested
    ['among numbers', () => softmax([1, , 3]), 'softmax: x[1] is a hole or undefined'],
    // biome-ignore lint/suspicious/noSparseArray: likewise
    ['among rows', () => softmax([[1], , [3]]), 'softmax: x[1] is undefined'],
    ['in a shape', () => draw(Object.assign([1], { length: 2 })), 'rand: shape[1] is undefined'],
  ];

  it.each(holes)('%s', (_place, call, sentence) => {
    fill();
    const thrown = attempt(call);
    empty();
    expect(thrown).toMatchObject({
      code: 'bad-argument',
      message: expect.stringContaining(sentence),
    });
  });
});

/** @param {string} name */
function optionsOf(name) {
  return Object.keys(calls[/** @type {keyof typeof calls} */ (name)].options);
}

const anyName = () => fc.constantFrom(...names);

/** A tensor of any small or hopeless shape, or one of `others`. @param {unknown[]} others */
function anyTensor(others) {
  const shape = fc.array(fc.constantFrom(0, 1, 2, 3, 4, 5, 2 ** 31), { maxLength: 4 });
  const value = fc.constantFrom(0, 1, -2, 0.5, 1e30, -1e-40, NaN, Infinity, -Infinity);
  const tensor = fc.record({ shape, cells: fc.array(value, { minLength: 7, maxLength: 7 }) });
  return fc.oneof(
    fc.constantFrom(...others),
    tensor.map(({ shape: lengths, cells }) => ({
      shape: lengths,
      data: Float32Array.from({ length: Math.min(numel(lengths), 625) }, (_, at) => cells[at % 7]),
    })),
  );
}

/** @type {PropertyDescriptor[]} */
const pollutions = [
  { value: [7], writable: true, enumerable: true },
  { value: 3, writable: false },
  {
    get() {
      throw new Error('polluted');
    },
    set() {
      throw new Error('polluted');
    },
  },
];

/** @param {() => unknown} call */
function attempt(call) {
  try {
    return call();
  } catch (thrown) {
    return thrown;
  }
}

/** @type {((tensor: Tensor) => unknown)[]} */
const forms = [
  (tensor) => tensor,
  (tensor) => engine.tensor(tensor),
  ({ shape, data }) => ({ shape, data: Float64Array.from(data) }),
  ({ shape, data }) => ({ shape, data: Array.from(data) }),
  ({ shape, data }) => ({ shape, data: shared(data) }),
  ({ shape, data }) => ({ shape, data: shifted(data) }),
  ({ shape, data }) => Object.freeze({ shape: Object.freeze([...shape]), data }),
  ({ shape, data }) => Object.create({ shape, data }),
  ({ shape, data }) => new Proxy({ shape, data }, {}),
  ({ shape, data }) => ({
    get shape() {
      return shape;
    },
    get data() {
      return data;
    },
  }),
];

/** @param {Float32Array} data */
function shared(data) {
  const copy = new Float32Array(new SharedArrayBuffer(data.byteLength));
  copy.set(data);
  return copy;
}

/** Not at the start of its buffer. @param {Float32Array} data */
function shifted(data) {
  const copy = new Float32Array(data.length + 3);
  copy.set(data, 3);
  return copy.subarray(3);
}

/** Nested numbers as a tensor. @param {any} nested @returns {Tensor} */
function asTensor(nested) {
  return engine.activation(nested, { kind: 'leaky_relu', alpha: 1 }).output;
}

/** @param {unknown} value */
function isNumbers(value) {
  return Array.isArray(value) && value.flat(8).every((cell) => typeof cell === 'number');
}

/** @param {readonly number[]} shape */
function numel(shape) {
  return shape.reduce((product, length) => product * length, 1);
}
