import { describe, expect, it } from 'vitest';
import * as e from '../../../web/tape/expression.js';

const zero = () => 0;

describe('an expression', () => {
  it('names each cell that it reads once, in order', () => {
    const x = (/** @type {number} */ k) => e.cell('x', [k], 'k');
    const mean = e.div(e.sum('k', [x(0), x(1)]), e.number(2));
    const both = e.add(mean, e.mul(x(1), e.cell('g', [0], '')));
    expect(e.cells(both).map(({ tensor, index }) => `${tensor}${index}`)).toEqual([
      'x0',
      'x1',
      'g0',
    ]);
  });

  it('comes to its value', () => {
    const value = e.div(e.sub(e.number(7), e.number(1)), e.sqrt(e.number(9)));
    expect(e.evaluate(value, zero)).toBe(2);
    expect(e.evaluate(e.max('k', [e.number(-1), e.number(3)]), zero)).toBe(3);
    expect(e.evaluate(e.min('k', [e.number(-1), e.number(3)]), zero)).toBe(-1);
    expect(e.evaluate(e.negate(e.square(e.number(-3))), zero)).toBe(-9);
  });

  it('rounds from halfway to the even number', () => {
    const rounded = [0.5, 1.5, 2.5, -1.5, -2.5, 2.4, -2.6].map((x) =>
      e.evaluate(e.round(e.number(x)), zero),
    );
    expect(rounded).toEqual([0, 2, 2, -2, -2, 2, -3]);
  });

  it('has a value in the case that it names, and none in the other', () => {
    const [low, high] = [e.number(-2), e.number(3)];
    expect(e.evaluate(e.above(e.number(1), high), zero)).toBe(1);
    expect(e.evaluate(e.above(e.number(1), low), zero)).toBeNaN();
    expect(e.evaluate(e.upTo(e.number(7), low), zero)).toBe(7);
    expect(e.evaluate(e.upTo(e.number(7), e.number(0)), zero)).toBe(7);
    expect(e.evaluate(e.upTo(e.number(7), high), zero)).toBeNaN();
    expect(e.cells(e.upTo(e.number(7), e.cell('x', [2]))).map(({ tensor }) => tensor)).toEqual([
      'x',
    ]);
  });

  it('reads flags as what a mask adds', () => {
    const flag = e.cell('m', [0]);
    expect(e.evaluate(e.block(flag), () => 1)).toBe(-Infinity);
    expect(e.evaluate(e.block(flag), () => 0)).toBe(0);
    expect(e.evaluate(e.allow(flag), () => 1)).toBe(0);
    expect(e.evaluate(e.allow(flag), () => 0)).toBe(-Infinity);
  });

  it('knows the normal distribution from tail to tail', () => {
    /** Values of Φ to 15 digits. @type {[number, number][]} */
    const known = [
      [0, 0.5],
      [1, 0.841344746068543],
      [-1, 0.158655253931457],
      [2.5, 0.993790334674224],
      [-3, 0.00134989803163009],
      [-6, 9.86587645037698e-10],
      [-10, 7.61985302416047e-24],
      [8, 0.999999999999999],
    ];
    for (const [x, phi] of known) {
      const got = e.evaluate(e.normalCdf(e.number(x)), zero);
      expect(Math.abs(got - phi) / phi, `Φ(${x})`).toBeLessThan(2e-14);
    }
  });

  it('is said of another place by other letters, and a fold makes way', () => {
    const score = e.add(e.cell('s', [0, 1], 'ij'), e.cell('m', [1], 'j'));
    const letters = (/** @type {e.Expression} */ tree) => e.cells(tree).map((cell) => cell.letters);
    expect(letters(e.relettered(score, 'ik'))).toEqual(['ik', 'k']);
    const product = e.sum('k', [e.mul(e.cell('q', [0, 0], 'ik'), e.cell('k', [1, 0], 'jk'))]);
    const moved = e.relettered(product, 'ik');
    expect(letters(moved)).toEqual(['il', 'kl']);
    expect(moved.kind === 'fold' && moved.letter).toBe('l');
  });

  it('has its cells replaced and nothing else', () => {
    const tree = e.exp(e.sum('k', [e.cell('a', [1], 'k'), e.number(2)]));
    const renamed = e.replaced(tree, (cell) => ({ ...cell, tensor: `${cell.tensor}!` }));
    expect(e.cells(renamed)[0]).toEqual({ kind: 'cell', tensor: 'a!', index: [1], letters: 'k' });
    expect(e.evaluate(renamed, () => 3)).toBe(Math.exp(5));
  });
});
