import { expect } from 'vitest';
import { EngineError } from '../../../web/engine/index.js';

/**
 * The EngineError that a call throws, or that its promise rejects with.
 *
 * @template T
 * @param {() => T} call
 * @returns {T extends Promise<unknown> ? Promise<EngineError> : EngineError}
 */
export function errorOf(call) {
  try {
    const result = call();
    if (result instanceof Promise) {
      const rejected = result.then(unexpected, checked);
      return /** @type {any} */ (rejected);
    }
  } catch (thrown) {
    return /** @type {any} */ (checked(thrown));
  }
  return unexpected();
}

/** @param {unknown} thrown */
function checked(thrown) {
  expect(thrown).toBeInstanceOf(EngineError);
  return /** @type {EngineError} */ (thrown);
}

/** @returns {never} */
function unexpected() {
  throw new Error('no error came');
}
