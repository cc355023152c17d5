import { add, cell, div, mul, number, sqrt, square, sub, sum } from '../tape/expression.js';
import { along, letters, reduced } from './indices.js';

/** @import { Cell, Expression, Num } from '../tape/expression.js' */

/**
 * The chain that every normalization shares: mean → var → rstd → normalized → output.
 *
 * @typedef {object} Normalization one output cell's part in it
 * @property {Cell[]} line the cells that share the mean
 * @property {Cell[]} [weights] a flag for each of them: whether it counts
 * @property {string} letter the index letter that runs along them
 * @property {Expression} count how many they are
 * @property {Cell} x the cell to normalize
 * @property {(field: string) => Cell} statistic the cell of `mean`, `var` or `rstd` over them
 * @property {Cell} normalized
 * @property {Cell | Num} gamma
 * @property {Cell | Num} beta
 * @property {number} eps
 */

/**
 * A field of a normalization, said as an expression.
 * @param {string} field
 * @param {Normalization} of
 * @returns {Expression}
 */
export function deriveNormalization(field, of) {
  const [mean, variance] = [of.statistic('mean'), of.statistic('var')];
  const root = sqrt(add(variance, number(of.eps, 'ε')));
  switch (field) {
    case 'mean':
      return div(sum(of.letter, weighted(of, of.line)), of.count);
    case 'var':
      return div(
        sum(
          of.letter,
          weighted(
            of,
            of.line.map((x) => square(sub(x, mean))),
          ),
        ),
        of.count,
      );
    case 'rstd':
      return div(number(1), root);
    case 'normalized':
      return div(sub(of.x, mean), root);
    default:
      return add(mul(of.gamma, of.normalized), of.beta);
  }
}

/** @type {(of: Normalization, terms: Expression[]) => Expression[]} */
const weighted = ({ weights }, terms) =>
  weights ? terms.map((term, at) => mul(weights[at], term)) : terms;

/** γ and β where none are given. */
export const unitGamma = number(1, 'γ');
export const zeroBeta = number(0, 'β');

/**
 * The cell of γ or β, or its constant.
 * @param {boolean} given
 * @param {'gamma' | 'beta'} local
 * @param {number[]} index
 * @param {string} letters
 */
export function affine(given, local, index, letters) {
  if (given) return cell(local, index, letters);
  return local === 'gamma' ? unitGamma : zeroBeta;
}

/**
 * A statistic over some axes that follow each other: where it is kept, the cells it is taken of,
 * and the letters of all.
 * @param {number[]} shape
 * @param {number[]} index of an output cell or of the statistic
 * @param {number[]} axes
 * @param {{ own?: string[], local?: string }} [names] the letters of a cell, and the argument that
 *   holds it
 */
export function spanOf(shape, index, axes, { own = letters(shape.length), local = 'x' } = {}) {
  const kept = reduced(index, axes);
  const isOne = axes.length === 1;
  const inside = isOne ? own.with(axes[0], 'k') : own;
  return {
    kept,
    own: own.join(''),
    rest: own.filter((_, axis) => !axes.includes(axis)).join(''),
    letter: isOne ? 'k' : axes.map((axis) => own[axis]).join(','),
    line: along(shape, kept, axes).map((at) => cell(local, at, inside.join(''))),
  };
}
