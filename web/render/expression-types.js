/**
 * Shapes of the trees that formulas and sentences are drawn from. They agree with what the tape
 * derives; drawing needs no more than this.
 *
 * @typedef {{ kind: 'cell', tensor: string, index: number[], letters: string }} CellNode
 * @typedef {{ kind: 'number', value: number, symbol?: string }} NumberNode
 * @typedef {{ kind: 'add' | 'sub' | 'mul' | 'div' | 'above' | 'up_to', left: Node, right: Node }} BinaryNode
 * @typedef {{ kind: 'apply', name: string, of: Node }} ApplyNode
 * @typedef {{ kind: 'fold', name: 'sum' | 'max' | 'min', letter: string, terms: Node[], general: Node }} FoldNode
 * @typedef {CellNode | NumberNode | BinaryNode | ApplyNode | FoldNode} Node
 */
export {};
