/**
 * The frame: a fixed place in the engine's memory through which everything goes in and out.
 * It is a row of slots, `slotsEachWay` for inputs and as many for results; then the numbers that a
 * call takes, as doubles; a word of the wanted fields as bits; and room for the cells of small
 * inputs. A slot is eleven 32-bit words:
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
import { copyCells } from './typed-array.js';

/** @import { Cells } from './types.js' */
/** @import { Native } from './native.js' */

/** The number of this layout; C++ must answer the same. */
export const abi = 5;

const wordBytes = 4;
const slotWords = 11;
const slotsEachWay = 16;
const numbersPlace = 2 * slotsEachWay * slotWords * wordBytes;
const wantedPlace = numbersPlace + 8 * 8;
const roomPlace = wantedPlace + 16;
const kind = { float: 0, bool: 1, words: 2 };
const alignment = 16;

/** The bytes that the frame has room for. */
export const roomBytes = 4096;

/** Raw 32-bit words, to go in. */
export class Words {
  /** @param {Uint32Array} data */
  constructor(data) {
    this.data = data;
    this.shape = [data.length];
  }
}

/** A shape without cells, to go in. */
export class Lengths {
  /** @param {number[]} shape */
  constructor(shape) {
    this.shape = shape;
  }
}

/**
 * What goes in: a tensor, one that is in there, or what random numbers need.
 *
 * @typedef {Cells | Block | Words | Lengths} Input
 */

/**
 * The bytes that the inputs take in memory.
 *
 * @param {readonly (Input | undefined)[]} inputs
 */
export function bytesFor(inputs) {
  let sum = 0;
  for (const input of inputs) sum += alignedBytes(input);
  return sum;
}

/** Where the frame has room for small inputs. @param {Native} native */
export const roomOf = (native) => native.frame + roomPlace;

/**
 * Writes the inputs, undefined ones as absent.
 *
 * @param {Native} native
 * @param {readonly (Input | undefined)[]} inputs
 * @param {number} block  address of `bytesFor(inputs)` bytes
 */
export function writeInputs(native, inputs, block) {
  const memory = native.module;
  let slot = native.frame / wordBytes;
  let address = block;
  for (const input of inputs) {
    if (input === undefined) {
      memory.HEAPU32[slot + 1] = -1;
    } else {
      fillSlot(memory.HEAPU32, slot, input, address);
      writeCells(memory, input, address);
      address += alignedBytes(input);
    }
    slot += slotWords;
  }
}

/**
 * Writes what a call takes beside tensors.
 *
 * @param {Native} native
 * @param {readonly number[]} numbers
 * @param {number} wanted  fields, as bits
 */
export function writeNumbers({ module, frame }, numbers, wanted) {
  const place = (frame + numbersPlace) / 8;
  for (let index = 0; index < numbers.length; index += 1) {
    module.HEAPF64[place + index] = numbers[index];
  }
  module.HEAPU32[(frame + wantedPlace) / wordBytes] = wanted;
}

/**
 * A result that was wanted, where it lies until `release`.
 *
 * @param {Native} native
 * @param {number} index
 */
export function resultAt(native, index) {
  const words = native.module.HEAPU32;
  const slot = native.frame / wordBytes + (slotsEachWay + index) * slotWords;
  const shape = [];
  for (let axis = 0; axis < words[slot + 1]; axis += 1) shape.push(words[slot + 3 + axis]);
  return { address: words[slot], shape };
}

/**
 * A result of raw words, copied out.
 *
 * @param {Native} native
 * @param {number} index
 */
export function readWords(native, index) {
  const { address, shape } = resultAt(native, index);
  return new Uint32Array(native.buffer(), address, shape[0]).slice();
}

/**
 * A result of text, copied out.
 *
 * @param {Native} native
 * @param {number} index
 */
export function readText(native, index) {
  const { address, shape } = resultAt(native, index);
  return new TextDecoder().decode(new Uint8Array(native.buffer(), address, shape[0]));
}

/** @param {Uint32Array} words @param {number} slot @param {Input} input @param {number} address */
function fillSlot(words, slot, input, address) {
  const { shape } = input;
  words[slot] = input instanceof Block ? input.address : address;
  words[slot + 1] = shape.length;
  words[slot + 2] = kindOf(input);
  for (let axis = 0; axis < shape.length; axis += 1) words[slot + 3 + axis] = shape[axis];
}

/** @param {Input} input */
function kindOf(input) {
  if (input instanceof Words || input instanceof Lengths) return kind.words;
  return input.isBool ? kind.bool : kind.float;
}

/** @param {Native['module']} memory @param {Input} input @param {number} address */
function writeCells(memory, input, address) {
  if (input instanceof Block || input instanceof Lengths) return;
  if (input instanceof Words) memory.HEAPU32.set(input.data, address / wordBytes);
  else if (input.isBool) memory.HEAPU8.set(input.data, address);
  else copyCells(input.data, 0, memory.HEAPF32, address / wordBytes, numel(input.shape));
}

/** @param {Input | undefined} input */
function alignedBytes(input) {
  if (input === undefined || input instanceof Block || input instanceof Lengths) return 0;
  const bytes = numel(input.shape) * (kindOf(input) === kind.bool ? 1 : wordBytes);
  return Math.ceil(bytes / alignment) * alignment;
}
