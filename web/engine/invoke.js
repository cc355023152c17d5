import { EngineError } from './error.js';
import { bytesFor, writeInputs } from './frame.js';
import { addressSpace } from './size.js';
import { thrownInWords } from './words.js';

/** @import { ErrorCode } from './error.js' */
/** @import { Input } from './frame.js' */
/** @import { Native } from './native.js' */
/** @import { NativeArgument } from './options.js' */

/**
 * Runs one C++ function: inputs in, results out, everything released again, whatever happens.
 * No code of the caller's runs in between.
 *
 * @template T
 * @param {Native} native
 * @param {string} name  of the function
 * @param {readonly (Input | undefined)[]} inputs
 * @param {readonly NativeArgument[]} args
 * @param {() => T} readResults  copies the results out
 * @returns {T}
 * @throws {EngineError} what C++ refuses; `out-of-memory`; `wasm-corrupt` if C++ stopped half-way
 */
export function invoke(native, name, inputs, args, readResults) {
  const functions = /** @type {Record<string, (...args: NativeArgument[]) => boolean>} */ (
    /** @type {unknown} */ (native.module)
  );
  try {
    const bytes = bytesFor(inputs);
    const block = bytes < addressSpace ? native.module.allocate(bytes) : 0;
    if (block === 0) {
      throw new EngineError(
        'out-of-memory',
        `${name}: the arguments need ${bytes} bytes of the engine's memory, which are not free now; smaller ones are wanted.`,
      );
    }
    writeInputs(native, inputs, block);
    if (!functions[name](...args)) {
      const code = /** @type {ErrorCode} */ (native.module.failureCode());
      throw new EngineError(code, native.module.failureSentence());
    }
    const results = readResults();
    native.module.release();
    return results;
  } catch (thrown) {
    if (thrown instanceof EngineError) {
      native.module.release();
      throw thrown;
    }
    native.restart();
    throw stopped(name, thrown);
  }
}

/** @param {string} name @param {unknown} thrown */
function stopped(name, thrown) {
  const saying = thrownInWords(thrown);
  return thrown instanceof RangeError
    ? new EngineError('out-of-memory', `${name}: no room for the results (${saying}).`, thrown)
    : new EngineError(
        'wasm-corrupt',
        `${name}: the engine stopped half-way (${saying}); it has been restarted, and other calls work.`,
        thrown,
      );
}
