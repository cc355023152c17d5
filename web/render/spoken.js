import { addend } from './flag.js';

/**
 * Expression trees as sentences to be heard.
 *
 * @import { Node, CellNode } from './expression-types.js'
 * @typedef {(key: string, params?: Record<string, any>) => string} Say
 *
 * @typedef {object} Voice
 * @property {Say} say messages `say.*`; `isLong` asks for a pause after what stands on the left
 * @property {(cell: CellNode) => string} print
 * @property {(value: number) => string} printNumber
 * @property {number} most terms of a long sum that are said, its last among them
 */

const sums = ['add', 'sub'];
const all = [...sums, 'mul', 'div'];

/** Kinds of operands that are held together as "the quantity …". */
const grouped = {
  add: { left: [], right: [] },
  sub: { left: [], right: sums },
  mul: { left: sums, right: sums },
  div: { left: sums, right: all },
  above: { left: [], right: all },
  up_to: { left: [], right: all },
};

/**
 * @param {Node} node
 * @param {Voice} voice
 * @returns {string}
 */
export function spoken(node, voice) {
  const { say, print, printNumber } = voice;
  /** @type {(child: Node, kinds: string[]) => string} */
  const part = (child, kinds) => {
    const text = spoken(child, voice);
    return kinds.includes(child.kind) ? say('say.group', { of: text }) : text;
  };
  switch (node.kind) {
    case 'cell':
      return print(node);
    case 'number':
      return printNumber(node.value);
    case 'fold':
      return say(`say.${node.name}`, { terms: listed(node.terms, voice) });
    case 'apply': {
      const { name, of } = node;
      const isFlag = (name === 'block' || name === 'allow') && of.kind === 'cell';
      return say(`say.${name}`, {
        of: isFlag ? printNumber(addend(name, of, print)) : part(of, all),
      });
    }
    default: {
      const { left, right } = grouped[node.kind];
      return say(`say.${node.kind}`, {
        left: part(node.left, left),
        right: part(node.right, right),
        isLong: String(node.left.kind !== 'cell' && node.left.kind !== 'number'),
      });
    }
  }
}

/** @type {(terms: Node[], voice: Voice) => string} */
function listed(terms, voice) {
  const { say, most } = voice;
  /** @param {Node} term */
  const said = (term) => spoken(term, voice);
  if (terms.length <= most + 1) return terms.map(said).join(', ');
  return [
    ...terms.slice(0, most - 1).map(said),
    say('say.skipped', { count: terms.length - most }),
    said(terms[terms.length - 1]),
  ].join(', ');
}
