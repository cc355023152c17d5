import { expect, test } from 'vitest';
import { interleave } from '../../../tools/bench/measure/order.js';
import { median, quantile, spread, summarize } from '../../../tools/bench/measure/statistics.js';
import { normals, randomFrom, shuffled } from '../../../tools/bench/random.js';

test('the median is the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a quantile between two numbers lies on the line between them', () => {
  expect(quantile([10, 0], 0.25)).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5], 0.75)).toBe(4);
});

test('one wild sample moves neither median nor spread', () => {
  const calm = [10, 11, 9, 10, 10, 11, 9, 10];
  const wild = summarize([...calm, 4000]);
  expect(wild.median).toBe(10);
  expect(spread(wild)).toBeLessThan(0.1);
});

test('every contender gets as many samples as it is due', () => {
  const order = interleave([5, 0, 2], randomFrom(1));
  expect(order).toHaveLength(7);
  expect(order.filter((contender) => contender === 0)).toHaveLength(5);
  expect(order.filter((contender) => contender === 2)).toHaveLength(2);
});

test('samples are spread over the run, so that a bad minute hits all contenders alike', () => {
  const order = interleave([40, 40], randomFrom(7));
  for (let start = 0; start < 80; start += 20) {
    const share = order.slice(start, start + 20).filter((contender) => contender === 0).length;
    expect(Math.abs(share - 10)).toBeLessThanOrEqual(1);
  }
});

test('a seed gives the same order again, and another seed another', () => {
  const order = (/** @type {number} */ seed) => interleave([9, 9, 9], randomFrom(seed)).join('');
  expect(order(3)).toBe(order(3));
  expect(order(3)).not.toBe(order(4));
  const cards = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(shuffled(cards, randomFrom(2))).not.toEqual(cards);
  expect(shuffled(cards, randomFrom(2)).sort()).toEqual(cards);
});

test('inputs have mean 0 and variance 1', () => {
  const numbers = [...normals(20001, randomFrom(5))];
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const square = numbers.reduce((sum, number) => sum + number * number, 0) / numbers.length;
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(Math.abs(square - 1)).toBeLessThan(0.05);
});
