/** ONNX models, written as bytes. The numbers of fields are those of onnx.proto. */
import { each, encode, Float } from './protobuf.js';

/** @import { Entry, Message } from './protobuf.js' */

/** @typedef {{ shape: readonly number[], data: Float32Array | BigInt64Array }} Constant */

/**
 * One operation. Attributes: whole numbers; lists of them; `{ float }`.
 *
 * @typedef {object} Node
 * @property {string} op
 * @property {string} [domain]
 * @property {string[]} inputs
 * @property {string[]} outputs
 * @property {Record<string, number | number[] | { float: number }>} [attributes]
 */

/**
 * @typedef {object} Graph
 * @property {Node[]} nodes
 * @property {Record<string, Constant>} constants
 * @property {Record<string, readonly number[]>} inputs  their shapes
 * @property {string[]} outputs
 */

const float = 1;
const int64 = 7;
const opsets = { '': 23, 'com.microsoft': 1 };

/** @param {Graph} graph @returns {Uint8Array} */
export function modelOf({ nodes, constants, inputs, outputs }) {
  /** @type {Message} */
  const graph = [
    ...each(1, nodes.map(nodeOf)),
    ...each(2, ['bench']),
    ...each(
      5,
      Object.entries(constants).map(([name, constant]) => tensorOf(name, constant)),
    ),
    ...each(
      11,
      Object.entries(inputs).map(([name, shape]) => typedName(name, shape)),
    ),
    ...each(
      12,
      outputs.map((name) => typedName(name)),
    ),
  ];
  const imports = Object.entries(opsets).map(([domain, version]) => [
    ...each(1, [domain]),
    ...each(2, [version]),
  ]);
  return encode([...each(1, [10]), ...each(7, [graph]), ...each(8, imports)]);
}

/** @param {Node} node @returns {Message} */
function nodeOf({ op, domain = '', inputs, outputs, attributes = {} }) {
  return [
    ...each(1, inputs),
    ...each(2, outputs),
    ...each(4, [op]),
    ...each(
      5,
      Object.entries(attributes).map(([name, value]) => attributeOf(name, value)),
    ),
    ...each(7, [domain]),
  ];
}

/** @param {string} name @param {number | number[] | { float: number }} value @returns {Message} */
function attributeOf(name, value) {
  const named = each(1, [name]);
  if (Array.isArray(value)) return [...named, ...each(8, value), ...each(20, [7])];
  if (typeof value === 'number') return [...named, ...each(3, [value]), ...each(20, [2])];
  return [...named, ...each(2, [new Float(value.float)]), ...each(20, [1])];
}

/** @param {string} name @param {Constant} constant @returns {Message} */
function tensorOf(name, { shape, data }) {
  return [
    ...each(1, [...shape]),
    ...each(2, [data instanceof Float32Array ? float : int64]),
    ...each(8, [name]),
    ...each(9, [new Uint8Array(data.buffer, data.byteOffset, data.byteLength)]),
  ];
}

/** A graph's input or output; without a shape it may have any. @param {string} name @param {readonly number[]} [shape] @returns {Message} */
function typedName(name, shape) {
  /** @type {Entry[]} */
  const sizes = shape
    ? each(2, [
        each(
          1,
          shape.map((length) => each(1, [length])),
        ),
      ])
    : [];
  const type = each(1, [[...each(1, [float]), ...sizes]]);
  return [...each(1, [name]), ...each(2, [type])];
}
