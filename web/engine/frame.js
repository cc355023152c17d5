/**
 * The frame: a fixed place in the engine's memory through which everything goes in and out.
 * It is a row of slots, `slotsEachWay` for inputs and as many for results; then the numbers that a
 * call takes, as doubles; a word of the wanted fields as bits; a word that is not 0 while `release`
 * would give much back; and room for the cells of small inputs. A slot is eleven 32-bit words:
 *
 *   0     address of the cells
 *   1     rank, −1 = absent
 *   2     kind of the cells, see `kind`; of a result it is known
 *   3–10  lengths of the axes
 *
 * cpp/bindings/frame.hpp writes down the same; `abi` changes with either.
 */

import { Block } from './block.js';
import { copyBytes, copyCells } from './typed-array.js';

/** @import { Memory } from './native.js' */
/** @import { Cells } from './types.js' */

/** The number of this layout; C++ must answer the same. */
export const abi = 6;

const wordBytes = 4;
const slotWords = 11;
const slotsEachWay = 16;
const numbersPlace = 2 * slotsEachWay * slotWords * wordBytes;
const wantedPlace = numbersPlace + 8 * 8;
const muchPlace = wantedPlace + 4;
const roomPlace = wantedPlace + 16;
const kind = { float: 0, bool: 1 };
const alignment = 16;

/** The bytes that the frame has room for. */
export const roomBytes = 4096;

/** What goes in: a tensor, or one that is in there. @typedef {Cells | Block} Input */

/**
 * The bytes that the inputs take in memory.
 *
 * @param {readonly (Input | undefined)[]} inputs
 */
export function bytesFor(inputs) {
  let sum = 0;
  for (const input of inputs) {
    if (input !== undefined && !(input instanceof Block)) sum += alignedBytes(input);
  }
  return sum;
}

/** Where the frame has room for small inputs. @param {Memory} memory */
export const roomOf = ({ frame }) => frame + roomPlace;

/**
 * Writes the inputs, undefined ones as absent.
 *
 * @param {Memory} memory
 * @param {readonly (Input | undefined)[]} inputs
 * @param {number} block  address of `bytesFor(inputs)` bytes
 */
export function writeInputs(memory, inputs, block) {
  const { words } = memory;
  let slot = memory.frame / wordBytes;
  let address = block;
  for (const input of inputs) {
    if (input === undefined) {
      words[slot + 1] = -1;
    } else if (input instanceof Block) {
      fillSlot(words, slot, input, input.address);
    } else {
      fillSlot(words, slot, input, address);
      writeCells(memory, input, address);
      address += alignedBytes(input);
    }
    slot += slotWords;
  }
}

/**
 * Writes what a call takes beside tensors.
 *
 * @param {Memory} memory
 * @param {readonly number[]} numbers
 * @param {number} wanted  fields, as bits
 */
export function writeNumbers({ words, doubles, frame }, numbers, wanted) {
  const place = (frame + numbersPlace) / 8;
  for (let index = 0; index < numbers.length; index += 1) doubles[place + index] = numbers[index];
  words[(frame + wantedPlace) / wordBytes] = wanted;
}

/** Whether `release` would give much back. @param {Memory} memory */
export const holdsMuch = ({ words, frame }) => words[(frame + muchPlace) / wordBytes] !== 0;

/**
 * A result that was wanted, where it lies until `release`.
 *
 * @typedef {object} Place
 * @property {number} address
 * @property {number[]} shape
 */

/** @param {Memory} memory @param {number} index @returns {Place} */
export function resultAt({ words, frame }, index) {
  const slot = frame / wordBytes + (slotsEachWay + index) * slotWords;
  const shape = new Array(words[slot + 1]);
  for (let axis = 0; axis < shape.length; axis += 1) shape[axis] = words[slot + 3 + axis];
  return { address: words[slot], shape };
}

/**
 * A result of raw words, copied out as bytes.
 *
 * @param {Memory} memory
 * @param {number} index
 */
export function readBytes(memory, index) {
  const { address, shape } = resultAt(memory, index);
  return memory.bytes.slice(address, address + shape[0] * wordBytes);
}

/**
 * A result of text, copied out.
 *
 * @param {Memory} memory
 * @param {number} index
 */
export function readText(memory, index) {
  const { address, shape } = resultAt(memory, index);
  return new TextDecoder().decode(memory.bytes.subarray(address, address + shape[0]));
}

/** @param {Uint32Array} words @param {number} slot @param {Input} input @param {number} address */
function fillSlot(words, slot, { shape, isBool }, address) {
  words[slot] = address;
  words[slot + 1] = shape.length;
  words[slot + 2] = isBool ? kind.bool : kind.float;
  for (let axis = 0; axis < shape.length; axis += 1) words[slot + 3 + axis] = shape[axis];
}

/** @param {Memory} memory @param {Cells} cells @param {number} address */
function writeCells({ bytes, floats }, { data, isBool, count }, address) {
  if (isBool) copyBytes(data, bytes, address);
  else copyCells(data, 0, floats, address / wordBytes, count);
}

/** @param {Cells} cells */
function alignedBytes({ isBool, count }) {
  const bytes = isBool ? count : count * wordBytes;
  return bytes + (-bytes & (alignment - 1));
}
