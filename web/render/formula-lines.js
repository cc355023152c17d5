import { mathml } from 'lit';
import { draw, isHeld, nameOf } from './mathml.js';

/**
 * The right side of a formula in as many lines as it needs, broken before a sign of operation.
 *
 * @import { Node } from './expression-types.js'
 * @import { Drawing } from './mathml.js'
 *
 * @typedef {object} Piece what is never broken
 * @property {string} sign before it, where it is not the first
 * @property {unknown} drawn
 * @property {number} width
 */

/** Widths are in figures: what fits a line, and what is not worth breaking. */
const line = 29;
const short = 9;

const signs = { add: '+', sub: '−', mul: '·' };
const tight = { add: 1, sub: 1, mul: 2 };

/**
 * @param {Node} node
 * @param {Drawing} drawing
 * @returns {[sign: string, drawn: unknown][]}
 */
export function broken(node, drawing) {
  if (widthOf(node, drawing) <= line) return [['=', draw(node, drawing)]];
  /** @type {{ sign: string, parts: unknown[], width: number }[]} */
  const lines = [];
  for (const { sign, drawn, width } of pieces(node, drawing, 0)) {
    const last = lines.at(-1);
    if (last && last.width + width + 2 <= line) {
      last.parts.push(mathml`<mo>${sign}</mo>${drawn}`);
      last.width += width + 2;
    } else lines.push({ sign: sign || '=', parts: [drawn], width });
  }
  return lines.map(({ sign, parts }) => [sign, mathml`<mrow>${parts}</mrow>`]);
}

/**
 * @param {Node} node
 * @param {Drawing} drawing
 * @param {number} around how tightly the place binds
 * @returns {Piece[]}
 */
function pieces(node, drawing, around) {
  const width = widthOf(node, drawing);
  const whole = [{ sign: '', drawn: draw(node, drawing, around), width }];
  if (width <= short) return whole;
  const isHeldHere = isHeld(node, drawing, around);
  if (node.kind === 'add' || node.kind === 'sub' || node.kind === 'mul') {
    const [first, ...others] = pieces(node.right, drawing, tight[node.kind] + 1);
    const parts = [
      ...pieces(node.left, drawing, tight[node.kind]),
      { ...first, sign: signs[node.kind] },
      ...others,
    ];
    return isHeldHere ? enclosed('', parts) : parts;
  }
  const isCall = node.kind === 'apply' && ['tanh', 'ln', 'normal_cdf', 'round'].includes(node.name);
  return isCall && !isHeldHere ? enclosed(nameOf(node.name), pieces(node.of, drawing, 0)) : whole;
}

/** Pieces in parentheses, which open in the first and close in the last. @type {(name: string, list: Piece[]) => Piece[]} */
function enclosed(name, list) {
  const open = mathml`${name ? mathml`<mi>${name}</mi>` : ''}<mo stretchy="false">(</mo>`;
  const last = list.length - 1;
  return list.map(({ sign, drawn, width }, at) => ({
    sign,
    drawn: mathml`${at === 0 ? open : ''}${drawn}${at === last ? mathml`<mo stretchy="false">)</mo>` : ''}`,
    width: width + (at === 0 ? name.length + 1 : 0) + (at === last ? 1 : 0),
  }));
}

/**
 * About how wide a node is drawn.
 * @param {Node} node
 * @param {Drawing} drawing
 * @returns {number}
 */
function widthOf(node, drawing) {
  const { mode, symbol, print, printNumber } = drawing;
  const of = (/** @type {Node} */ child) => widthOf(child, drawing);
  switch (node.kind) {
    case 'cell':
      return mode === 'symbols'
        ? symbol(node.tensor).length + node.letters.length / 2
        : print(node).length;
    case 'number':
      return (mode === 'symbols' && node.symbol ? node.symbol : printNumber(node.value)).length;
    case 'div':
      return Math.max(of(node.left), of(node.right));
    case 'apply':
      return of(node.of) + (['tanh', 'normal_cdf', 'round'].includes(node.name) ? 5 : 2);
    case 'fold':
      return short;
    default:
      return of(node.left) + of(node.right) + 2;
  }
}
