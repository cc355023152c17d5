/**
 * What went wrong, for programs:
 * - `shape-mismatch`: ragged arrays, a wrong rank, sizes that don't fit each other.
 * - `bad-axis`: an axis that is missing, fractional or out of range.
 * - `bad-argument`: a wrong type, a malformed shape, a hole, a getter that throws, a number out of
 *   its range.
 * - `one-value-per-channel`: training statistics of fewer than two values.
 * - `groups-do-not-divide`: `num_heads` or `num_groups` does not divide the features.
 * - `too-large`: a tensor of 4 GiB or more, the address space that the engine has at most.
 * - `out-of-memory`: a tensor that could fit, but not now.
 * - `wasm-unavailable`: a variant was named that needs WebAssembly, or a feature of it, that is not
 *   here; or the file can't be reached.
 * - `wasm-corrupt`: cut short, not WebAssembly, stopped inside a kernel, or wrong answers in the
 *   self-test.
 *
 * @typedef {'shape-mismatch' | 'bad-axis' | 'bad-argument' | 'one-value-per-channel'
 *   | 'groups-do-not-divide' | 'too-large' | 'out-of-memory' | 'wasm-unavailable'
 *   | 'wasm-corrupt'} ErrorCode
 */

/**
 * The only kind of error that the engine throws: a code for programs, and as message one full
 * sentence that names the argument, what came and what is wanted. After any error the engine works
 * on.
 */
export class EngineError extends Error {
  /** @type {ErrorCode} */
  code;

  /**
   * @param {ErrorCode} code
   * @param {string} sentence
   * @param {unknown} [cause]  what was caught underneath, if anything
   */
  constructor(code, sentence, cause) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.name = 'EngineError';
    this.code = code;
  }
}
