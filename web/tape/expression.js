/**
 * The small algebra in which every computation is said once. One tree gives the formula with
 * symbols, the formula with numbers, the spoken sentence, the cells it reads, and its own value.
 *
 * A leaf `cell` names a tensor, one of its cells, and the letters that stand for that cell's
 * index in the general formula. Everything here is a plain object.
 *
 * @typedef {{ kind: 'cell', tensor: string, index: number[], letters: string }} Cell
 * @typedef {{ kind: 'number', value: number, symbol?: string }} Num
 * @typedef {{ kind: 'add' | 'sub' | 'mul' | 'div' | 'above' | 'up_to', left: Expression,
 *   right: Expression }} Binary
 * @typedef {'sqrt' | 'exp' | 'ln' | 'square' | 'tanh' | 'normal_cdf' | 'negate' | 'round' |
 *   'block' | 'allow' | 'zero'} FunctionName
 * @typedef {{ kind: 'apply', name: FunctionName, of: Expression }} Apply
 * @typedef {'sum' | 'max' | 'min'} FoldName
 * @typedef {{ kind: 'fold', name: FoldName, letter: string, terms: Expression[], general: Expression }} Fold
 * @typedef {Cell | Num | Binary | Apply | Fold} Expression
 */

/** @type {(tensor: string, index: number[], letters?: string) => Cell} */
export const cell = (tensor, index, letters = '') => ({ kind: 'cell', tensor, index, letters });

/** @type {(value: number, symbol?: string) => Num} */
export const number = (value, symbol) => ({ kind: 'number', value, symbol });

/** @type {(kind: Binary['kind']) => (left: Expression, right: Expression) => Binary} */
const binary = (kind) => (left, right) => ({ kind, left, right });
export const add = binary('add');
export const sub = binary('sub');
export const mul = binary('mul');
export const div = binary('div');
/** What stands on the left, in the case that what stands on the right is above 0, or is not. */
export const above = binary('above');
export const upTo = binary('up_to');

/** @type {(name: FunctionName) => (of: Expression) => Apply} */
const apply = (name) => (of) => ({ kind: 'apply', name, of });
export const sqrt = apply('sqrt');
export const exp = apply('exp');
export const ln = apply('ln');
export const square = apply('square');
export const tanh = apply('tanh');
export const normalCdf = apply('normal_cdf');
export const negate = apply('negate');
/** To a whole number, from halfway to the even one. */
export const round = apply('round');
/** A flag as the number to add: −∞ where it is set (`block`) or where it is not (`allow`), else 0. */
export const block = apply('block');
export const allow = apply('allow');
/** 0, for the reason of a flag. */
export const zero = apply('zero');

/**
 * A fold over terms that differ only in one index letter: Σ, max, min. The term with the letter
 * itself in place of the index is the first one, said in general.
 * @type {(name: FoldName) => (letter: string, terms: Expression[]) => Fold}
 */
const fold = (name) => (letter, terms) => ({
  kind: 'fold',
  name,
  letter,
  terms,
  general: terms[0] ?? number(0),
});
export const sum = fold('sum');
export const max = fold('max');
export const min = fold('min');

/**
 * Every cell that an expression reads, in reading order, each once.
 * @param {Expression} expression
 * @returns {Cell[]}
 */
export function cells(expression) {
  /** @type {Map<string, Cell>} */
  const found = new Map();
  /** @param {Expression} node */
  const visit = (node) => {
    if (node.kind === 'cell') {
      const id = `${node.tensor}[${node.index}]`;
      if (!found.has(id)) found.set(id, node);
    } else for (const child of children(node)) visit(child);
  };
  visit(expression);
  return [...found.values()];
}

/**
 * @param {Expression} node
 * @returns {Expression[]}
 */
function children(node) {
  switch (node.kind) {
    case 'apply':
      return [node.of];
    case 'fold':
      return node.terms;
    case 'cell':
    case 'number':
      return [];
    default:
      return [node.left, node.right];
  }
}

/**
 * The same tree with something else in place of each cell.
 * @param {Expression} node
 * @param {(cell: Cell) => Expression} replace
 * @returns {Expression}
 */
export function replaced(node, replace) {
  /** @param {Expression} child */
  const inner = (child) => replaced(child, replace);
  switch (node.kind) {
    case 'cell':
      return replace(node);
    case 'number':
      return node;
    case 'apply':
      return { ...node, of: inner(node.of) };
    case 'fold':
      return { ...node, terms: node.terms.map(inner), general: inner(node.general) };
    default:
      return { ...node, left: inner(node.left), right: inner(node.right) };
  }
}

/**
 * The same tree with the letters of another place: what was said of row i and column j, said of
 * row i and column k. A fold that used the new letter takes another.
 * @param {Expression} node said with the letters `ij`
 * @param {string} letters two of them, else nothing is changed
 * @returns {Expression}
 */
export function relettered(node, letters) {
  if (letters.length !== 2) return node;
  const [i, j] = letters;
  /** @type {(letter: string) => string} */
  const next = (letter) => ({ i, j })[letter] ?? (letters.includes(letter) ? 'l' : letter);
  const moved = replaced(node, (cell) => ({
    ...cell,
    letters: [...cell.letters].map(next).join(''),
  }));
  return moved.kind === 'fold' ? { ...moved, letter: next(moved.letter) } : moved;
}

/**
 * The value in double precision, from the values of the cells.
 * @param {Expression} node
 * @param {(cell: Cell) => number} valueAt
 * @returns {number}
 */
export function evaluate(node, valueAt) {
  /** @param {Expression} child */
  const value = (child) => evaluate(child, valueAt);
  switch (node.kind) {
    case 'cell':
      return valueAt(node);
    case 'number':
      return node.value;
    case 'add':
      return value(node.left) + value(node.right);
    case 'sub':
      return value(node.left) - value(node.right);
    case 'mul':
      return value(node.left) * value(node.right);
    case 'div':
      return value(node.left) / value(node.right);
    case 'above':
      return value(node.right) > 0 ? value(node.left) : Number.NaN;
    case 'up_to':
      return value(node.right) > 0 ? Number.NaN : value(node.left);
    case 'apply':
      return functions[node.name](value(node.of));
    case 'fold':
      return folds[node.name](node.terms.map(value));
  }
}

/** @type {Record<FunctionName, (x: number) => number>} */
const functions = {
  sqrt: Math.sqrt,
  exp: Math.exp,
  ln: Math.log,
  square: (x) => x * x,
  tanh: Math.tanh,
  normal_cdf: normalCdfOf,
  negate: (x) => -x,
  round: toWhole,
  block: (flag) => (flag ? -Infinity : 0),
  allow: (flag) => (flag ? 0 : -Infinity),
  zero: () => 0,
};

/** @type {Record<FoldName, (values: number[]) => number>} */
const folds = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  max: (values) => values.reduce((most, value) => Math.max(most, value), -Infinity),
  min: (values) => values.reduce((least, value) => Math.min(least, value), Infinity),
};

/** @param {number} x */
function toWhole(x) {
  const isHalf = Math.abs(x % 1) === 0.5;
  return isHalf ? 2 * Math.round(x / 2) : Math.round(x);
}

/**
 * Φ(x) by its series near zero and by a continued fraction in the tails, to about 1e-15
 * (Abramowitz and Stegun, 26.2.11 and 26.2.14).
 * @param {number} x
 */
function normalCdfOf(x) {
  if (Number.isNaN(x)) return x;
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  if (Math.abs(x) < 3) {
    let term = x;
    let total = x;
    for (let k = 3; Math.abs(term) > 1e-17 * Math.abs(total); k += 2) {
      term *= (x * x) / k;
      total += term;
    }
    return 0.5 + density * total;
  }
  let fraction = Math.abs(x);
  for (let k = 60; k >= 1; k--) fraction = Math.abs(x) + k / fraction;
  const tail = density / fraction;
  return x < 0 ? tail : 1 - tail;
}
