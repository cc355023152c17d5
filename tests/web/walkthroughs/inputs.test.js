import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaults, InputError, kinds } from '../../../web/walkthroughs/inputs.js';
import { decodeInputs, encodeInputs, longest } from '../../../web/walkthroughs/link.js';
import { runs, texts } from './texts.js';

/** @import { InputSpec } from '../../../web/walkthroughs/inputs.js' */

const words = fc.oneof(texts, fc.array(texts, { maxLength: 8 }));
const row = (/** @type {number} */ length) =>
  fc.array(fc.float(), { minLength: length, maxLength: length });

/** Of every kind a spec, and values that readers, programs and links give it. */
const cases = /** @type {{ spec: InputSpec, values: fc.Arbitrary<any> }[]} */ ([
  { spec: { kind: 'words', default: ['a'], most: 6 }, values: words },
  {
    spec: { kind: 'sentences', default: [['a']], most: 6, sentences: 4 },
    values: fc.array(words, { maxLength: 6 }),
  },
  {
    spec: { kind: 'choice', default: 'one', options: ['one', 'two', 'a&b=c'] },
    values: fc.constantFrom('one', 'two', 'a&b=c', 'three'),
  },
  {
    spec: { kind: 'number', default: 0, min: -5, max: 60 },
    values: fc.oneof(fc.integer({ min: -6, max: 61 }), fc.constantFrom(-0, 0.5)),
  },
  {
    spec: { kind: 'number', default: 1, min: 0.5, max: 2, step: 0.05 },
    values: fc.double({ min: 0.4, max: 2.1, noNaN: true }),
  },
  {
    spec: { kind: 'seed', default: 0 },
    values: fc.oneof(fc.maxSafeNat(), fc.constantFrom(-1, 2 ** 53, 0.5)),
  },
  {
    spec: { kind: 'vector', default: [1, 2] },
    values: fc.array(fc.float(), { minLength: 1, maxLength: 3 }),
  },
  {
    spec: { kind: 'matrix', default: [[1, 2]], rows: [1, 4], columns: [2, 3] },
    values: fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 5 }))
      .chain(([columns, rows]) => fc.array(row(columns), { minLength: rows, maxLength: rows })),
  },
  {
    spec: { kind: 'cells', default: {} },
    values: fc.dictionary(fc.constantFrom('0,1', '12,3', '0,1,2,3', '7', '-1', 'a'), fc.float()),
  },
  {
    spec: { kind: 'matrix', default: null, shape: [2, 3] },
    values: fc.oneof(fc.constant(null), fc.array(row(3), { minLength: 2, maxLength: 2 })),
  },
  {
    spec: { kind: 'vectors', default: {}, width: 2 },
    values: fc.dictionary(texts, row(2), { maxKeys: 4 }),
  },
]);

/** @type {(spec: InputSpec, value: any) => any} undefined where it is refused */
const checked = (spec, value) => unlessRefused(() => kinds[spec.kind].check(value, spec));

/** @type {(spec: InputSpec, text: string) => any} undefined where it is refused */
const read = (spec, text) =>
  unlessRefused(() => kinds[spec.kind].check(kinds[spec.kind].decode(text, spec), spec));

/** @param {() => any} attempt */
function unlessRefused(attempt) {
  try {
    return attempt();
  } catch (failure) {
    expect(failure).toBeInstanceOf(InputError);
    return undefined;
  }
}

/** @param {Record<string, string>} params */
const throughAddress = (params) =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(params).toString()));

describe('every kind of input', () => {
  it('is tried here', () => {
    expect([...new Set(cases.map(({ spec }) => spec.kind))].sort()).toEqual(
      Object.keys(kinds).sort(),
    );
  });

  for (const { spec, values } of cases) {
    const { check, encode, decode } = kinds[spec.kind];

    it(`gives ${spec.kind} back from a link as they went in`, () => {
      let taken = 0;
      const property = fc.property(values, (value) => {
        const valid = checked(spec, value);
        if (valid === undefined) return;
        taken++;
        const { written } = throughAddress({ written: encode(valid) });
        expect(check(decode(written, spec), spec)).toEqual(valid);
      });
      fc.assert(property, runs);
      expect(taken).toBeGreaterThan(50);
    });

    it(`finds ${spec.kind} that it has checked valid, and leaves them as they are`, () => {
      const property = fc.property(values, (value) => {
        const valid = checked(spec, value);
        if (valid !== undefined) expect(check(valid, spec)).toEqual(valid);
      });
      fc.assert(property, runs);
    });

    it(`reads any text as ${spec.kind} or refuses it in words`, () => {
      fc.assert(
        fc.property(texts, (text) => void read(spec, text)),
        runs,
      );
    });

    if (spec.kind === 'vectors') {
      it('reads infinities and NaN in a link as in a cell, and refuses other words', () => {
        expect(read(spec, 'a:-inf,∞')).toEqual({ a: [-Infinity, Infinity] });
        expect(read(spec, 'a:nan,1')).toEqual({ a: [Number.NaN, 1] });
        for (const text of ['a:1,two', 'a:1e999,0']) expect(read(spec, text)).toBeUndefined();
      });
    }

    it(`refuses what is no value of ${spec.kind}`, () => {
      for (const value of [undefined, 7.5, Symbol.iterator, [[]], { a: 1 }, () => 1]) {
        expect(checked(spec, value), String(value)).toBeUndefined();
      }
    });
  }
});

/** @type {Record<string, InputSpec>} */
const specs = {
  sentence: { kind: 'words', default: ['river', 'bank'], most: 3 },
  padding: { kind: 'number', default: 2, min: 0, max: 60 },
  w_q: { kind: 'matrix', default: [[1, 0]], shape: [1, 2] },
};

describe('a matrix of any size', () => {
  /** @type {InputSpec} */
  const spec = { kind: 'matrix', default: [[1, 2]], rows: [1, 3], columns: [2, 3] };

  it('takes as many rows and columns as its limits say', () => {
    const three = [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ];
    expect(kinds.matrix.check(three, spec)).toEqual(three);
  });

  it('is refused with its size where it is too large or too small', () => {
    for (const [value, size] of /** @type {const} */ ([
      [[[1], [2]], { rows: 2, columns: 1 }],
      [[[1, 2, 3, 4]], { rows: 1, columns: 4 }],
      [new Array(4).fill([1, 2]), { rows: 4, columns: 2 }],
    ])) {
      expect(() => kinds.matrix.check(value, spec)).toThrow(
        expect.objectContaining({ key: 'matrix.size', params: expect.objectContaining(size) }),
      );
    }
    expect(() => kinds.matrix.check([], spec)).toThrow(InputError);
    expect(() => kinds.matrix.check([[1, 2], [3]], spec)).toThrow(
      expect.objectContaining({ key: 'matrix.ragged' }),
    );
  });

  it('has the columns of the start where it names no others', () => {
    const fixed = { ...spec, columns: undefined };
    expect(() => kinds.matrix.check([[1, 2, 3]], fixed)).toThrow(InputError);
    expect(kinds.matrix.check([[3, 4]], fixed)).toEqual([[3, 4]]);
  });
});

describe('the inputs of a link', () => {
  it('name only what differs from the start', () => {
    expect(encodeInputs(specs, defaults(specs))).toEqual({ params: {}, tooLong: [] });
    expect(encodeInputs(specs, { ...defaults(specs), padding: 5 }).params).toEqual({
      padding: '5',
    });
  });

  it('are the start where the link names nothing', () => {
    expect(decodeInputs(specs, {})).toEqual({ inputs: defaults(specs), refused: [] });
    expect(decodeInputs(specs, { other: 'x' }).inputs).toEqual(defaults(specs));
  });

  it('may take back a matrix that stands at the start', () => {
    const inputs = { ...defaults(specs), w_q: null };
    expect(encodeInputs(specs, inputs).params).toEqual({ w_q: '' });
    expect(decodeInputs(specs, { w_q: '' }).inputs).toEqual(inputs);
  });

  describe('where one is too long for a link', () => {
    const free = {
      x: {
        kind: /** @type {const} */ ('matrix'),
        default: [[0]],
        rows: [1, 512],
        columns: [1, 512],
      },
    };
    const large = {
      x: Array.from({ length: 100 }, (_, i) => Array.from({ length: 50 }, (_, j) => i - j / 8)),
    };
    const { params, tooLong } = encodeInputs(/** @type {any} */ (free), large);

    it('say so in place of it', () => {
      expect(tooLong).toEqual(['x']);
      expect(params).toEqual({ x: '*' });
      const half = { x: large.x.slice(0, 20) };
      const written = encodeInputs(/** @type {any} */ (free), half);
      expect(written.tooLong).toEqual([]);
      expect(written.params.x.length).toBeLessThanOrEqual(longest);
    });

    it('keep the one that is there, or the start, and say that', () => {
      expect(decodeInputs(/** @type {any} */ (free), params, large)).toEqual({
        inputs: large,
        refused: [],
      });
      for (const current of [{}, { x: [[7]] }]) {
        const { inputs, refused } = decodeInputs(/** @type {any} */ (free), params, current);
        expect(inputs).toEqual({ x: [[0]] });
        expect(refused).toMatchObject([{ key: 'link.left-out', params: { name: 'x' } }]);
      }
    });

    it('are not read from a link that somebody else made longer', () => {
      const text = new Array(longest).fill('1').join(',');
      const { inputs, refused } = decodeInputs(/** @type {any} */ (free), { x: text });
      expect(inputs).toEqual({ x: [[0]] });
      expect(refused).toMatchObject([{ key: 'link.too-long' }]);
    });

    it('take no time to tell', () => {
      const huge = { x: Array.from({ length: 512 }, () => new Array(512).fill(Math.PI)) };
      const started = performance.now();
      for (let run = 0; run < 20; run++) encodeInputs(/** @type {any} */ (free), huge);
      expect(performance.now() - started).toBeLessThan(20);
    });
  });

  it('fall back one by one where they cannot be read, and say why', () => {
    const { inputs, refused } = decodeInputs(specs, {
      sentence: '…',
      padding: '99',
      w_q: '0.1,-Infinity',
    });
    expect(inputs).toEqual({ ...defaults(specs), w_q: [[Math.fround(0.1), -Infinity]] });
    expect(refused.map(({ key, params }) => [key, params])).toEqual([
      ['words.none', {}],
      ['number.range', { value: '99', min: 0, max: 60 }],
    ]);
  });

  it('hold no number where a number is missing', () => {
    for (const padding of ['', ' ', 'x', '1,2', '1e999', '0x']) {
      expect(decodeInputs(specs, { padding }).refused, padding).toHaveLength(1);
    }
  });

  it('keep as many words and sentences as fit', () => {
    expect(decodeInputs(specs, { sentence: 'a b c d e' }).inputs.sentence).toEqual(['a', 'b', 'c']);
    const { check } = kinds.sentences;
    const five = check(['a', 'b', 'c', 'd', 'e'], { kind: 'sentences', default: [] });
    expect(five).toEqual([['a'], ['b'], ['c'], ['d']]);
  });
});
