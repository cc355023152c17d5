/**
 * The frame: a fixed place in the engine's memory through which tensors go in and out.
 * It is a row of slots, `inputSlots` for inputs and then the results. A slot is eleven 32-bit words:
 *
 *   0     address of the cells
 *   1     rank, −1 = absent
 *   2     kind of the cells, see `kind`
 *   3–10  lengths of the axes
 *
 * cpp/bindings/frame.hpp writes down the same; `abi` changes with either.
 */

import { Block } from './block.js';
import { numel } from './size.js';

/** @import { Cells } from './types.js' */
/** @import { Native } from './native.js' */

/** The number of this layout and of the functions' arguments; C++ must answer the same. */
export const abi = 3;

const wordBytes = 4;
const slotWords = 11;
const inputSlots = 16;
const kind = { float: 0, bool: 1, words: 2 };
const alignment = 16;

/**
 * What goes in: a tensor, one that is in there, raw 32-bit words, or a shape without cells.
 *
 * @typedef {Cells | Block | { words: Uint32Array } | { lengths: readonly number[] }} Input
 */

/**
 * The bytes that the inputs take in memory.
 *
 * @param {readonly (Input | undefined)[]} inputs
 */
export function bytesFor(inputs) {
  return inputs.reduce((sum, input) => sum + alignedBytes(input), 0);
}

/**
 * Writes the inputs, undefined ones as absent.
 *
 * @param {Native} native
 * @param {readonly (Input | undefined)[]} inputs
 * @param {number} block  address of `bytesFor(inputs)` bytes
 */
export function writeInputs(native, inputs, block) {
  const memory = native.memory();
  let slot = native.frame / wordBytes;
  let address = block;
  for (const input of inputs) {
    writeSlot(memory.words, slot, input, address);
    if (input !== undefined) writeCells(memory, input, address);
    address += alignedBytes(input);
    slot += slotWords;
  }
}

/**
 * A result that was wanted, where it lies until `release`.
 *
 * @param {Native} native
 * @param {number} index
 */
export function resultAt(native, index) {
  const { address, shape } = readSlot(native, index);
  return { address, shape, data: new Float32Array(native.buffer(), address, numel(shape)) };
}

/**
 * A result of raw words, copied out.
 *
 * @param {Native} native
 * @param {number} index
 */
export function readWords(native, index) {
  const { address, shape } = readSlot(native, index);
  return new Uint32Array(native.buffer(), address, shape[0]).slice();
}

/** @param {Native} native @param {number} index */
function readSlot(native, index) {
  const { words } = native.memory();
  const slot = native.frame / wordBytes + (inputSlots + index) * slotWords;
  const shape = [];
  for (let axis = 0; axis < words[slot + 1]; axis += 1) shape.push(words[slot + 3 + axis]);
  return { address: words[slot], shape };
}

/** @param {Uint32Array} words @param {number} slot @param {Input | undefined} input @param {number} address */
function writeSlot(words, slot, input, address) {
  if (input === undefined) {
    words[slot + 1] = -1;
  } else if (isWords(input)) {
    fillSlot(words, slot, address, kind.words, [input.words.length]);
  } else if (isLengths(input)) {
    fillSlot(words, slot, 0, kind.words, input.lengths);
  } else {
    const place = input instanceof Block ? input.address : address;
    fillSlot(words, slot, place, input.isBool ? kind.bool : kind.float, input.shape);
  }
}

/** @param {Uint32Array} words @param {number} slot @param {number} address @param {number} cells @param {readonly number[]} shape */
function fillSlot(words, slot, address, cells, shape) {
  words[slot] = address;
  words[slot + 1] = shape.length;
  words[slot + 2] = cells;
  for (let axis = 0; axis < shape.length; axis += 1) words[slot + 3 + axis] = shape[axis];
}

/** @param {Native['views']} memory @param {Input} input @param {number} address */
function writeCells({ words, floats, bytes }, input, address) {
  if (input instanceof Block || isLengths(input)) return;
  if (isWords(input)) words.set(input.words, address / wordBytes);
  else if (input.isBool) bytes.set(input.data, address);
  else floats.set(input.data, address / wordBytes);
}

/** @param {Input | undefined} input */
function alignedBytes(input) {
  if (input === undefined || input instanceof Block || isLengths(input)) return 0;
  const bytes = isWords(input)
    ? input.words.byteLength
    : numel(input.shape) * (input.isBool ? 1 : 4);
  return Math.ceil(bytes / alignment) * alignment;
}

/** @param {Input} input @returns {input is { words: Uint32Array }} */
function isWords(input) {
  return Object.hasOwn(input, 'words');
}

/** @param {Input} input @returns {input is { lengths: readonly number[] }} */
function isLengths(input) {
  return Object.hasOwn(input, 'lengths');
}
