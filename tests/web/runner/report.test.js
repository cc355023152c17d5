import { expect, it } from 'vitest';
import { Report } from '../../../web/runner/report.js';

const within = { before: 2, lines: 3 };

/** What a run of two tests has said. @param {any[]} all */
function told(...all) {
  const report = new Report(2, within);
  for (const said of all) report.hear(said);
  return report;
}

it('takes what a test returned, once', () => {
  const one = { kind: 'returned', test: 0, shape: [1], data: [1] };
  expect(told(one, { ...one, data: [2] }).answer).toEqual([{ shape: [1], data: [1] }, null]);
});

it.each([
  ['nothing at all', undefined],
  ['a text', 'returned'],
  ['a test that there is not', { kind: 'returned', test: 2, shape: [], data: [1] }],
  ['a test by its name', { kind: 'returned', test: 'length', shape: [], data: [1] }],
  ['a shape that the numbers do not fill', { kind: 'returned', test: 0, shape: [2], data: [1] }],
  ['no numbers', { kind: 'returned', test: 0, shape: [1], data: ['1'] }],
  ['no lists', { kind: 'returned', test: 0, shape: { length: 0 }, data: { length: 1, 0: 1 } }],
  ['too many numbers', { kind: 'returned', test: 0, shape: [5000], data: new Array(5000).fill(0) }],
  ['too many axes', { kind: 'returned', test: 0, shape: new Array(99).fill(1), data: [1] }],
  ['a fault that there is not', { kind: 'fault', test: 0, why: 'constructor', place: [] }],
  ['a verdict', { kind: 'verdict', test: 0, correct: true, score: 1 }],
])('believes no message that a learner’s code may have forged: %s', (_, said) => {
  const report = told(said);
  expect(report.answer).toEqual([null, null]);
  expect(report.came.length).toBe(2);
});

it('bounds what it keeps', () => {
  const line = { kind: 'line', test: 0, text: 'x'.repeat(1e5) };
  const report = told(...new Array(500).fill(line));
  expect(report.lines.length).toBe(100);
  expect(report.lines[0].text.length).toBe(500);
});
