import { plain } from '../render/digits.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/**
 * Says messages with the step's values in them.
 * @type {(session: Session, say: Say) => (key: string) => string}
 */
export function quoting(session, say) {
  try {
    const values = printedValues(session.step.values?.(session.reader) ?? {});
    return (key) => say(key, values);
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure);
    return () => say('matrix.kernel-error', { message });
  }
}

/**
 * The parameters of a message as it prints them.
 * @param {Record<string, string | number>} values
 * @returns {Record<string, string | number>}
 */
export const printedValues = (values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && !isCount(value) ? plain(value, decimalsOf(value)) : value,
    ]),
  );

/**
 * Whether a number is printed as it is: counts of things, that the words around them agree with.
 * @param {number} value
 */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 1e6;

/** Whole numbers are printed without decimals, below zero as above. @param {number} value */
const decimalsOf = (value) => ({ decimals: Number.isInteger(value) ? 0 : 3 });
