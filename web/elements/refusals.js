/** @import { Session } from './session.js' */

/**
 * What the kernels refuse on a step's stage: each of their sentences, with the first tensor that it
 * is said of.
 * @param {Session} session
 * @returns {Map<string, string>}
 */
export function refusals(session) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const name of session.stage(session.step).flat()) {
    const message = session.tape.has(name) ? session.tape.refusal(name)?.message : undefined;
    if (message !== undefined && !found.has(message)) found.set(message, name);
  }
  return found;
}
