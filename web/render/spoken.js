/**
 * Expression trees as sentences to be heard.
 *
 * @import { Node, CellNode } from './expression-types.js'
 * @typedef {(key: string, params?: Record<string, any>) => string} Say
 *
 * @typedef {object} Voice
 * @property {Say} say messages `say.*`
 * @property {(cell: CellNode) => string} print
 * @property {(value: number) => string} printNumber
 * @property {number} most terms of a long sum that are said, its last among them
 */

/**
 * @param {Node} node
 * @param {Voice} voice
 * @returns {string}
 */
export function spoken(node, voice) {
  const { say } = voice;
  /** @param {Node} child */
  const part = (child) => {
    const text = spoken(child, voice);
    return child.kind === 'add' || child.kind === 'sub' ? say('say.group', { of: text }) : text;
  };
  switch (node.kind) {
    case 'cell':
      return voice.print(node);
    case 'number':
      return voice.printNumber(node.value);
    case 'apply':
      return say(`say.${node.name}`, { of: part(node.of) });
    case 'fold':
      return say(`say.${node.name}`, { terms: listed(node.terms, voice) });
    case 'add':
      return say('say.add', { left: spoken(node.left, voice), right: spoken(node.right, voice) });
    default:
      return say(`say.${node.kind}`, { left: part(node.left), right: part(node.right) });
  }
}

/** @type {(terms: Node[], voice: Voice) => string} */
function listed(terms, voice) {
  const { say, most } = voice;
  const said =
    terms.length <= most + 1
      ? terms.map((term) => spoken(term, voice))
      : [
          ...terms.slice(0, most - 1).map((term) => spoken(term, voice)),
          say('say.skipped', { count: terms.length - most }),
          spoken(terms[terms.length - 1], voice),
        ];
  if (said.length === 1) return said[0];
  return `${said.slice(0, -1).join(', ')}, ${said[said.length - 1]}`;
}
