import { EngineError } from './error.js';
import { thrownInWords } from './words.js';

/**
 * Runs code that may run the caller's own; what that throws becomes an EngineError.
 *
 * @template T
 * @param {string} where  names the argument, as in 'layerNorm: x'
 * @param {(where: string) => T} read
 * @returns {T}
 */
export function guarded(where, read) {
  try {
    return read(where);
  } catch (thrown) {
    throw unread(where, thrown);
  }
}

/** What a reading that threw comes to. @param {string} where @param {unknown} thrown */
export function unread(where, thrown) {
  return thrown instanceof EngineError
    ? thrown
    : new EngineError(
        thrown instanceof RangeError ? 'out-of-memory' : 'bad-argument',
        `${where} could not be read: ${thrownInWords(thrown)}.`,
        thrown,
      );
}
