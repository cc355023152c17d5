import { EngineError } from './error.js';
import {
  bytesFor,
  holdsMuch,
  readText,
  roomBytes,
  roomOf,
  writeInputs,
  writeNumbers,
} from './frame.js';
import { addressSpace } from './size.js';
import { thrownInWords } from './words.js';

/** @import { ErrorCode } from './error.js' */
/** @import { Input } from './frame.js' */
/** @import { Native } from './native.js' */
/** @import { Cells } from './types.js' */

/**
 * What one C++ function takes.
 *
 * @typedef {object} Given
 * @property {readonly (Input | undefined)[]} inputs
 * @property {readonly number[]} numbers
 * @property {number} wanted  fields, as bits
 */

/**
 * Runs one C++ function: inputs in, results out, everything released again that is not kept,
 * whatever happens, but for a few bytes that wait for the next call: to enter C++ takes longer than
 * to compute them. No code of the caller's runs in between.
 *
 * @template T
 * @template {Given} G
 * @param {Native} native
 * @param {string} name  of the function
 * @param {() => number} run  the function: to look it up takes as long as to copy its inputs
 * @param {G} given
 * @param {(native: Native, given: G) => T} readResults  copies the results out, or keeps them
 * @returns {T}
 * @throws {EngineError} what C++ refuses; `out-of-memory`; `wasm-corrupt` if C++ stopped half-way
 */
export function invoke(native, name, run, given, readResults) {
  try {
    const { inputs, numbers, wanted } = given;
    const bytes = bytesFor(inputs);
    const block = bytes > roomBytes ? allocate(native, name, bytes) : undefined;
    const memory = native.memory();
    writeInputs(memory, inputs, block ?? roomOf(memory));
    writeNumbers(memory, numbers, wanted);
    if (!enter(native, name, run)) {
      const now = native.memory();
      throw new EngineError(/** @type {ErrorCode} */ (readText(now, 0)), readText(now, 1));
    }
    return readResults(native, given);
  } catch (thrown) {
    throw failed(name, thrown);
  } finally {
    if (holdsMuch(native.memory())) enter(native, name, native.functions.release);
  }
}

/**
 * Writes a tensor into memory of its own.
 *
 * @template T
 * @param {Native} native
 * @param {string} name  of the call
 * @param {Cells} cells
 * @param {(block: number) => T} use  is told where it lies, and keeps it
 * @returns {T}
 */
export function bring(native, name, cells, use) {
  try {
    const block = allocate(native, name, bytesFor([cells]));
    writeInputs(native.memory(), [cells], block);
    return use(block);
  } catch (thrown) {
    throw failed(name, thrown);
  } finally {
    enter(native, name, native.functions.release);
  }
}

/** @param {Native} native @param {string} name @param {number} bytes */
function allocate(native, name, bytes) {
  const { allocate } = native.functions;
  const block = bytes < addressSpace ? enter(native, name, () => allocate(bytes) >>> 0) : 0;
  if (block !== 0) return block;
  throw new EngineError(
    'out-of-memory',
    `${name}: the arguments need ${bytes} bytes of the engine's memory, which are not free now; smaller ones are wanted.`,
  );
}

/**
 * Runs C++, after whose stopping half-way nothing in memory can be trusted.
 *
 * @template T
 * @param {Native} native
 * @param {string} name
 * @param {() => T} run
 */
function enter(native, name, run) {
  try {
    return run();
  } catch (thrown) {
    native.restart();
    if (thrown instanceof RangeError) throw failed(name, thrown);
    throw new EngineError(
      'wasm-corrupt',
      `${name}: the engine stopped half-way (${thrownInWords(thrown)}); it has been restarted, and other calls work.`,
      thrown,
    );
  }
}

/** What the caller is told: what JavaScript had no room for, or could not copy. @param {string} name @param {unknown} thrown */
function failed(name, thrown) {
  if (thrown instanceof EngineError) return thrown;
  const saying = thrownInWords(thrown);
  return thrown instanceof RangeError
    ? new EngineError('out-of-memory', `${name}: no room for the results (${saying}).`, thrown)
    : new EngineError(
        'bad-argument',
        `${name}: the cells could not be copied (${saying}).`,
        thrown,
      );
}
