import { expect, it } from 'vitest';
import { readNested } from '../../../web/exercises/read-draw.js';

it('reads numbers that JSON cannot write by their names', () => {
  expect(
    readNested(
      [
        ['NaN', 1],
        ['-Infinity', 'Infinity'],
      ],
      'x',
    ),
  ).toEqual([
    [Number.NaN, 1],
    [-Infinity, Infinity],
  ]);
});

it.each([[['nan']], [['constructor']], [['1']], [[true, 'NaN']], [[null]]])(
  'takes no other text for a number: %j',
  (nested) => {
    expect(() => readNested(nested, 'x')).toThrow(/exercise\.file\.ragged/);
  },
);
