import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson, toJson } from '../../../web/render/json-numbers.js';

/** @param {string} text */
const numbers = (text) => {
  const read = readJson(text);
  return 'fault' in read ? read : { shape: read.shape, data: [...read.data] };
};

describe('readJson', () => {
  it('reads nested arrays of any rank', () => {
    expect(numbers('[1, 2]')).toEqual({ shape: [2], data: [1, 2] });
    expect(numbers(' [[1, 2.5], [3, -4e2]]\n')).toEqual({ shape: [2, 2], data: [1, 2.5, 3, -400] });
    expect(numbers('[[[1], [2]], [[3], [4]]]')).toEqual({ shape: [2, 2, 1], data: [1, 2, 3, 4] });
  });

  it('reads a tensor with its shape, flat or nested', () => {
    const expected = { shape: [2, 2], data: [1, 2, 3, 4] };
    expect(numbers('{"shape": [2, 2], "data": [1, 2, 3, 4]}')).toEqual(expected);
    expect(numbers('{"shape": [2, 2], "data": [[1, 2], [3, 4]], "name": "x"}')).toEqual(expected);
    expect(numbers('{"shape": [], "data": [7]}')).toEqual({ shape: [], data: [7] });
  });

  it('reads NaN and infinities as Python writes them and as the lab does', () => {
    const data = [Number.NaN, Infinity, -Infinity];
    expect(numbers('[NaN, Infinity, -Infinity]')).toEqual({ shape: [3], data });
    expect(numbers('["nan", "inf", "-inf"]')).toEqual({ shape: [3], data });
  });

  it.each([
    ['a text', '[[1, 2], [3, "four"]]', { key: 'not-a-number', row: 2, column: 2, text: '"four"' }],
    ['null', '[[1, null]]', { key: 'not-a-number', row: 1, column: 2, text: 'null' }],
    ['a list among numbers', '[1, [2]]', { key: 'not-a-number', row: 1, column: 2, text: '[2]' }],
    ['a number among lists', '[[1], 2]', { key: 'not-a-number', row: 2, column: 2, text: '2' }],
    [
      'a shorter row',
      '[[1, 2], [3]]',
      { key: 'ragged-row', row: 2, column: 2, count: 1, expected: 2 },
    ],
    [
      'a longer row',
      '[[1], [3, 4]]',
      { key: 'ragged-row', row: 2, column: 2, count: 2, expected: 1 },
    ],
    [
      'fewer rows in a plane',
      '[[[1], [2]], [[3]]]',
      { key: 'ragged-list', row: 3, count: 1, expected: 2 },
    ],
    [
      'a number beyond float32',
      '[[1], [1e39]]',
      { key: 'out-of-range', row: 2, column: 1, text: '1e+39' },
    ],
    [
      'another count than the shape',
      '{"shape": [2, 2], "data": [1]}',
      { key: 'json-count', count: 1, expected: 4 },
    ],
    ['another object', '{"x": [[1]]}', { key: 'json-kind' }],
    ['a wrong shape', '{"shape": [-1], "data": [1]}', { key: 'json-kind' }],
    ['a lone number', '7', { key: 'json-kind' }],
    ['what is cut short', '[[1, 2], [3', { key: 'json' }],
    ['no numbers', '[[], []]', { key: 'no-values' }],
  ])('refuses %s', (_, text, fault) => {
    expect(readJson(text)).toEqual({ fault });
  });

  it('reads back what is saved, bit for bit', () => {
    const shape = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
    const tensor = shape.chain((sizes) => {
      const length = sizes.reduce((product, size) => product * size, 1);
      return fc.record({
        shape: fc.constant(sizes),
        data: fc.float32Array({ minLength: length, maxLength: length }),
      });
    });
    fc.assert(
      fc.property(tensor, fc.string(), ({ shape: sizes, data }, name) => {
        expect(numbers(toJson(name, { shape: sizes, data }))).toEqual({
          shape: sizes,
          data: [...data],
        });
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = readJson(text);
        if ('data' in read) {
          expect(read.data).toHaveLength(read.shape.reduce((size, length) => size * length, 1));
        }
      }),
    );
  });
});
