import { expect, test } from 'vitest';
import { shuffled, summaryOf, timeOf } from '../../../web/speed/timing.js';

test('a run is repeated until the clock can tell how long it takes', () => {
  let time = 0;
  let runs = 0;
  const run = () => {
    runs += 1;
    time += 2;
  };
  expect(timeOf(run, 7, () => time)).toBe(2);
  expect(runs).toBe(4);
});

test('a run that takes longer than is waited for runs once', () => {
  let time = 0;
  expect(
    timeOf(
      () => {
        time += 30;
      },
      7,
      () => time,
    ),
  ).toBe(30);
});

test('the median and the middle half lie between times where they have to', () => {
  expect(summaryOf([4, 1, 3, 2])).toEqual({ median: 2.5, low: 1.75, high: 3.25 });
  expect(summaryOf([5])).toEqual({ median: 5, low: 5, high: 5 });
});

test('an order of chance holds everybody once, and does not touch the list', () => {
  const list = [1, 2, 3, 4];
  expect(shuffled(list, () => 0)).toEqual([2, 3, 4, 1]);
  expect(shuffled(list).toSorted()).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4]);
});
