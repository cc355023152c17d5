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
  const slots = new Uint32Array(native.buffer(), native.frame, inputSlots * slotWords);
  let address = block;
  for (const [index, input] of inputs.entries()) {
    slots.set(slotOf(input, address), index * slotWords);
    if (input !== undefined) writeCells(native.buffer(), input, address);
    address += alignedBytes(input);
  }
}

/**
 * A result that was wanted, where it lies until `release`.
 *
 * @param {Native} native
 * @param {number} index
 */
export function resultAt(native, index) {
  const { address, lengths } = readSlot(native, index);
  return {
    address,
    shape: lengths,
    data: new Float32Array(native.buffer(), address, numel(lengths)),
  };
}

/**
 * A result of raw words, copied out.
 *
 * @param {Native} native
 * @param {number} index
 */
export function readWords(native, index) {
  const { address, lengths } = readSlot(native, index);
  return new Uint32Array(native.buffer(), address, lengths[0]).slice();
}

/** @param {Native} native @param {number} index */
function readSlot(native, index) {
  const place = native.frame + (inputSlots + index) * slotWords * 4;
  const [address, rank, , ...lengths] = new Uint32Array(native.buffer(), place, slotWords);
  return { address, lengths: lengths.slice(0, rank) };
}

/** @param {Input | undefined} input @param {number} address */
function slotOf(input, address) {
  if (input === undefined) return [0, -1];
  if (isWords(input)) return [address, 1, kind.words, input.words.length];
  if (isLengths(input)) return [0, input.lengths.length, kind.words, ...input.lengths];
  const place = input instanceof Block ? input.address : address;
  return [place, input.shape.length, input.isBool ? kind.bool : kind.float, ...input.shape];
}

/** @param {ArrayBuffer} buffer @param {Input} input @param {number} address */
function writeCells(buffer, input, address) {
  if (isWords(input)) {
    new Uint32Array(buffer, address, input.words.length).set(input.words);
  } else if (!isLengths(input) && !(input instanceof Block)) {
    const Target = input.isBool ? Uint8Array : Float32Array;
    new Target(buffer, address, numel(input.shape)).set(input.data);
  }
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
