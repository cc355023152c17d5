import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../web/locales/index.js';
import { spoken } from '../../../web/render/spoken.js';
import * as e from '../../../web/tape/expression.js';

/** @import { Expression } from '../../../web/tape/expression.js' */

const say = await loadMessages('en');
/** @type {Record<string, number>} */
const values = { a: 2, b: -3, c: 0.5, m: 1, z: 0 };
/** @param {number} value */
const print = (value) => String(value).replace('-', '−').replace('Infinity', '∞');

/** @param {Expression} expression */
const said = (expression) =>
  spoken(expression, {
    say,
    print: ({ tensor, index }) => print(values[tensor] ?? (index[0] ?? 0) + 1),
    printNumber: print,
    most: 4,
  });

const [a, b, c] = ['a', 'b', 'c'].map((name) => e.cell(name, []));
/** @param {number} count */
const line = (count) => Array.from({ length: count }, (_, k) => e.cell('x', [k], 'k'));

describe('a spoken computation', () => {
  it('says operations in words', () => {
    expect(said(e.add(a, e.mul(b, c)))).toBe('2 plus −3 times 0.5');
    expect(said(e.div(e.number(1), e.sqrt(c)))).toBe('1 divided by the square root of 0.5');
    expect(said(e.exp(e.negate(e.square(a))))).toBe('e to the power of minus the square of 2');
    expect(said(e.tanh(e.normalCdf(a)))).toBe('tanh of Phi of 2');
  });

  it('says in which case something holds', () => {
    expect(said(e.above(e.number(1), a))).toBe('1, as 2 is above 0');
    expect(said(e.upTo(e.number(0), b))).toBe('0, as −3 is not above 0');
  });

  it('holds together what a listener could take apart', () => {
    expect(said(e.div(e.sub(a, b), c))).toBe('the quantity 2 minus −3, divided by 0.5');
    expect(said(e.sub(a, e.add(b, c)))).toBe('2 minus the quantity −3 plus 0.5');
    expect(said(e.sqrt(e.add(a, c)))).toBe('the square root of the quantity 2 plus 0.5');
    expect(said(e.div(a, e.mul(b, c)))).toBe('2 divided by the quantity −3 times 0.5');
    expect(said(e.div(e.sum('k', line(2)), a))).toBe('the sum of 1, 2, divided by 2');
    expect(said(e.square(e.sub(a, c)))).toBe('the square of the quantity 2 minus 0.5');
  });

  it('says of a long sum its first three terms, how many follow, and its last', () => {
    expect(said(e.sum('k', line(8)))).toBe('the sum of 1, 2, 3, 4 more terms, 8');
    expect(said(e.sum('k', line(5)))).toBe('the sum of 1, 2, 3, 4, 5');
    expect(said(e.max('k', line(2)))).toBe('the largest of 1, 2');
    expect(said(e.min('k', line(1)))).toBe('the smallest of 1');
  });

  it('says a flag as the number that it adds', () => {
    const [set, unset] = [e.cell('m', []), e.cell('z', [])];
    expect(said(e.add(a, e.block(set)))).toBe('2 plus the mask’s −∞');
    expect(said(e.add(a, e.block(unset)))).toBe('2 plus the mask’s 0');
    expect(said(e.add(a, e.allow(set)))).toBe('2 plus the mask’s 0');
    expect(said(e.add(a, e.allow(unset)))).toBe('2 plus the mask’s −∞');
  });
});
