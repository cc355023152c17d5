import { EngineError } from './error.js';
import { bytesFor, writeInputs } from './frame.js';
import { addressSpace } from './size.js';
import { thrownInWords } from './words.js';

/** @import { ErrorCode } from './error.js' */
/** @import { Input } from './frame.js' */
/** @import { Native } from './native.js' */
/** @import { NativeArgument } from './options.js' */

/**
 * Runs one C++ function: inputs in, results out, everything released again that is not kept,
 * whatever happens. No code of the caller's runs in between.
 *
 * @template T
 * @param {Native} native
 * @param {string} name  of the function
 * @param {readonly (Input | undefined)[]} inputs
 * @param {readonly NativeArgument[]} args
 * @param {() => T} readResults  copies the results out, or keeps them
 * @returns {T}
 * @throws {EngineError} what C++ refuses; `out-of-memory`; `wasm-corrupt` if C++ stopped half-way
 */
export function invoke(native, name, inputs, args, readResults) {
  const functions = /** @type {Record<string, (...args: NativeArgument[]) => boolean>} */ (
    /** @type {unknown} */ (native.module)
  );
  return withInputs(native, name, inputs, () => {
    if (!enter(native, name, () => functions[name](...args))) {
      const code = /** @type {ErrorCode} */ (native.module.failureCode());
      throw new EngineError(code, native.module.failureSentence());
    }
    return readResults();
  });
}

/**
 * Writes inputs into memory, for as long as something is done with them.
 *
 * @template T
 * @param {Native} native
 * @param {string} name  of the call
 * @param {readonly (Input | undefined)[]} inputs
 * @param {(block: number) => T} use  is told where they lie
 * @returns {T}
 */
export function withInputs(native, name, inputs, use) {
  try {
    const bytes = bytesFor(inputs);
    const block =
      bytes < addressSpace ? enter(native, name, () => native.module.allocate(bytes)) : 0;
    if (block === 0) {
      throw new EngineError(
        'out-of-memory',
        `${name}: the arguments need ${bytes} bytes of the engine's memory, which are not free now; smaller ones are wanted.`,
      );
    }
    writeInputs(native, inputs, block);
    return use(block);
  } catch (thrown) {
    throw thrown instanceof EngineError ? thrown : failed(name, thrown);
  } finally {
    enter(native, name, () => native.module.release());
  }
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

/** What JavaScript had no room for, or could not copy. @param {string} name @param {unknown} thrown */
function failed(name, thrown) {
  const saying = thrownInWords(thrown);
  return thrown instanceof RangeError
    ? new EngineError('out-of-memory', `${name}: no room for the results (${saying}).`, thrown)
    : new EngineError(
        'bad-argument',
        `${name}: the cells could not be copied (${saying}).`,
        thrown,
      );
}
