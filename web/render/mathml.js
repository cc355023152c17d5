import { mathml, nothing } from 'lit';
import { addend } from './flag.js';

/**
 * Expression trees as MathML: once with symbols, once with the numbers put in.
 *
 * @import { Node, CellNode, FoldNode } from './expression-types.js'
 *
 * @typedef {object} Drawing
 * @property {'symbols' | 'numbers'} mode
 * @property {(tensor: string) => string} symbol base, `^` superscript, `_` subscript: `W^Q`, `σ^2_run`
 * @property {(cell: CellNode) => string} print a cell's number
 * @property {(value: number) => string} printNumber
 * @property {(cell: CellNode) => boolean} lit whether the term is to stand out
 * @property {number} most terms of a long sum that are shown, its last among them
 */

/** How tightly a node binds. @type {Record<string, number>} */
const tightness = { above: 0, up_to: 0, add: 1, sub: 1, sum: 1, negate: 1, mul: 2, max: 3, min: 3 };
const tightest = 4;

/** The key by which a drawn term is found again. @param {CellNode} cell */
export const sourceKey = ({ tensor, index }) => `${tensor}[${index}]`;

/**
 * Whether there is nothing to compute: a copy, or a constant.
 * @param {Node} node
 */
export const isPlain = (node) =>
  node.kind === 'cell' || node.kind === 'number' || (node.kind === 'apply' && node.name === 'zero');

/**
 * The terms of a fold that are shown; a number stands for so many that are left out.
 * @param {FoldNode} node
 * @param {number} most
 * @returns {(Node | number)[]}
 */
export function shown({ terms }, most) {
  if (terms.length <= most + 1) return terms;
  return [...terms.slice(0, most - 1), terms.length - most, terms[terms.length - 1]];
}

/** @param {number} count */
export const skipped = (count) =>
  mathml`<mtext class="skipped" data-skipped=${count}>⋯${count}⋯</mtext>`;

/**
 * @param {Node} node
 * @param {Drawing} drawing
 * @param {number} [around] how tightly the place binds
 * @returns {unknown}
 */
export function draw(node, drawing, around = 0) {
  const drawn = drawBare(node, drawing);
  return isHeld(node, drawing, around) ? mathml`<mrow><mo>(</mo>${drawn}<mo>)</mo></mrow>` : drawn;
}

/**
 * Whether a node stands in parentheses in a place that binds so tightly.
 * @type {(node: Node, drawing: Drawing, around: number) => boolean}
 */
export const isHeld = (node, drawing, around) =>
  tightnessOf(node) < around || (around > 0 && isNegative(node, drawing));

/** @param {Node} node */
function tightnessOf(node) {
  if (node.kind === 'cell' || node.kind === 'number') return tightest;
  if (node.kind === 'apply') return tightness[node.name] ?? tightest - 1;
  return tightness[node.kind === 'fold' ? node.name : node.kind] ?? tightest;
}

/**
 * Whether a number is drawn with a minus sign; within an operation it stands in parentheses.
 * @type {(node: Node, drawing: Drawing) => boolean}
 */
function isNegative(node, { mode, print, printNumber }) {
  const asNumber = node.kind === 'number' && !(node.symbol && mode === 'symbols');
  if (asNumber) return printNumber(node.value).startsWith('−');
  return node.kind === 'cell' && mode === 'numbers' && print(node).startsWith('−');
}

/** @type {(node: Node, drawing: Drawing) => unknown} */
function drawBare(node, drawing) {
  switch (node.kind) {
    case 'cell':
      return drawing.mode === 'symbols'
        ? subscripted(drawing.symbol(node.tensor), node.letters)
        : mathml`<mrow class=${drawing.lit(node) ? 'term lit' : 'term'} data-source=${sourceKey(node)}>
            <mn>${drawing.print(node)}</mn>
          </mrow>`;
    case 'number':
      return node.symbol && drawing.mode === 'symbols'
        ? subscripted(node.symbol, '')
        : mathml`<mn>${drawing.printNumber(node.value)}</mn>`;
    case 'add':
      return infix(node.left, '+', node.right, 1, drawing);
    case 'sub':
      return infix(node.left, '−', node.right, 1, drawing);
    case 'mul':
      return infix(node.left, '·', node.right, 2, drawing);
    case 'div':
      return mathml`<mfrac>
        <mrow>${draw(node.left, drawing)}</mrow><mrow>${draw(node.right, drawing)}</mrow>
      </mfrac>`;
    case 'above':
      return inCase(node.left, node.right, '>', drawing);
    case 'up_to':
      return inCase(node.left, node.right, '≤', drawing);
    case 'apply':
      return applied(node.name, node.of, drawing);
    case 'fold':
      return folded(node, drawing);
  }
}

/** @type {(left: Node, sign: string, right: Node, tight: number, drawing: Drawing) => unknown} */
const infix = (left, sign, right, tight, drawing) => mathml`<mrow>
    ${draw(left, drawing, tight)}<mo>${sign}</mo>${draw(right, drawing, tight + 1)}
  </mrow>`;

/** A value and the case in which it holds. @type {(value: Node, of: Node, sign: string, drawing: Drawing) => unknown} */
const inCase = (value, of, sign, drawing) => mathml`<mrow>
    ${draw(value, drawing)}<mo>,</mo><mspace width="1em"></mspace>${draw(of, drawing)}<mo>${sign}</mo><mn>0</mn>
  </mrow>`;

/** @type {(name: string, of: Node, drawing: Drawing) => unknown} */
function applied(name, of, drawing) {
  switch (name) {
    case 'sqrt':
      return mathml`<msqrt><mrow>${draw(of, drawing)}</mrow></msqrt>`;
    case 'exp':
      return mathml`<msup><mi>e</mi><mrow>${draw(of, drawing)}</mrow></msup>`;
    case 'square':
      return mathml`<msup><mrow>${draw(of, drawing, tightest + 1)}</mrow><mn>2</mn></msup>`;
    case 'negate':
      return mathml`<mrow><mo>−</mo>${draw(of, drawing, 3)}</mrow>`;
    case 'block':
    case 'allow':
      return drawing.mode === 'symbols'
        ? logarithm(name, of, drawing)
        : draw(of, flagged(name, drawing), tightest);
    case 'zero':
      return drawing.mode === 'symbols'
        ? mathml`<mrow><mn>0</mn><mo>,</mo>${draw(of, drawing)}<mo>=</mo><mn>1</mn></mrow>`
        : mathml`<mn>0</mn>`;
    default:
      return mathml`<mrow>
        <mi>${nameOf(name)}</mi><mo>(</mo>${draw(of, drawing)}<mo>)</mo>
      </mrow>`;
  }
}

/** @param {string} name of a function that is written before parentheses */
export const nameOf = (name) => (name === 'normal_cdf' ? 'Φ' : name);

/**
 * What a flag adds to a score, in symbols: log 1 = 0 where the pair may attend, log 0 = −∞ where not.
 * @type {(name: 'block' | 'allow', of: Node, drawing: Drawing) => unknown}
 */
const logarithm = (name, of, drawing) => mathml`<mrow>
    <mi>log</mi><mo>(</mo>${name === 'block' ? mathml`<mn>1</mn><mo>−</mo>` : nothing}${draw(of, drawing)}<mo>)</mo>
  </mrow>`;

/** @type {(name: 'block' | 'allow', drawing: Drawing) => Drawing} */
const flagged = (name, drawing) => ({
  ...drawing,
  print: (cell) => drawing.printNumber(addend(name, cell, drawing.print)),
});

/** @type {(node: FoldNode, drawing: Drawing) => unknown} */
function folded(node, drawing) {
  const { name, letter, terms, general } = node;
  const sign = name === 'sum' ? mathml`<mo>∑</mo>` : mathml`<mi>${name}</mi>`;
  if (drawing.mode === 'symbols' && letter) {
    return mathml`<mrow>
      <munder>${sign}<mi>${letter}</mi></munder>${draw(general, drawing, 2)}
    </mrow>`;
  }
  if (name !== 'sum') {
    const list = (drawing.mode === 'symbols' ? terms : shown(node, drawing.most)).map(
      (term, at) => [
        at ? mathml`<mo>,</mo>` : nothing,
        typeof term === 'number' ? skipped(term) : draw(term, drawing),
      ],
    );
    return mathml`<mrow><mi>${name}</mi><mo>(</mo>${list}<mo>)</mo></mrow>`;
  }
  return inRows(
    shown(node, drawing.most).map((term, at) => [
      at ? mathml`<mo>+</mo>` : nothing,
      typeof term === 'number' ? skipped(term) : draw(term, drawing, 2),
    ]),
    perRow(terms),
  );
}

/**
 * How many terms of a sum fit beside each other.
 * @param {Node[]} terms
 */
function perRow(terms) {
  if (terms.every(({ kind }) => kind === 'cell')) return 3;
  return terms.every(({ kind }) => kind === 'mul') ? 2 : 1;
}

/**
 * The terms of a sum that stands within something else, in as many rows as they need.
 * @param {unknown[]} terms
 * @param {number} width terms in a row
 */
function inRows(terms, width) {
  if (terms.length <= width) return mathml`<mrow>${terms}</mrow>`;
  const rows = Array.from({ length: Math.ceil(terms.length / width) }, (_, row) =>
    terms.slice(row * width, (row + 1) * width),
  );
  return mathml`<mtable class="rows">
    ${rows.map((row) => mathml`<mtr><mtd>${row}</mtd></mtr>`)}
  </mtable>`;
}

/**
 * A symbol with its index letters: `W^Q` and `kj` give W with Q above and kj below.
 * @param {string} symbol
 * @param {string} letters
 */
export function subscripted(symbol, letters) {
  const [, base = symbol, above, word] = /^([^_^]+)(?:\^([^_]+))?(?:_(.+))?$/.exec(symbol) ?? [];
  const below = [
    ...(word ? [mathml`<mi>${word}</mi>`] : []),
    ...[...letters].map((letter) => mathml`<mi>${letter}</mi>`),
  ];
  const name = mathml`<mi>${base}</mi>`;
  const sup = /^\d+$/.test(above ?? '') ? mathml`<mn>${above}</mn>` : mathml`<mi>${above}</mi>`;
  if (above && below.length) return mathml`<msubsup>${name}<mrow>${below}</mrow>${sup}</msubsup>`;
  if (above) return mathml`<msup>${name}${sup}</msup>`;
  if (below.length) return mathml`<msub>${name}<mrow>${below}</mrow></msub>`;
  return name;
}

/**
 * The index letters of a result with so many axes: its own where it is a copy, else those that the
 * right side leaves free.
 * @param {Node} expression
 * @param {number} rank
 */
export function leftLetters(expression, rank) {
  if (!isPlain(expression)) return freeLetters(expression).slice(0, rank);
  const isWhole = expression.kind === 'cell' && expression.letters.length === rank;
  return isWhole ? expression.letters : rank === 4 ? 'nchw' : 'nij'.slice(3 - rank);
}

/**
 * The index letters of the left side: those of the right side that no fold uses up, in the order
 * in which its cells have them, the one with most letters first.
 * @param {Node} expression
 */
export function freeLetters(expression) {
  /** @type {string[]} */
  const found = [];
  /** @type {(node: Node, bound: string) => void} */
  const visit = (node, bound) => {
    if (node.kind === 'cell')
      found.push([...node.letters].filter((one) => !bound.includes(one)).join(''));
    else if (node.kind === 'apply') visit(node.of, bound);
    else if (node.kind === 'fold' && node.letter) visit(node.general, bound + node.letter);
    else if (node.kind === 'fold') for (const term of node.terms) visit(term, bound);
    else if (node.kind !== 'number') {
      visit(node.left, bound);
      visit(node.right, bound);
    }
  };
  visit(expression, '');
  const longestFirst = found.sort((one, other) => other.length - one.length);
  return [...new Set(longestFirst.join(''))].join('');
}
