/** What is said of numbers that a reader brings, and where they may go. */

/**
 * @import { Fault } from '../render/numbers.js'
 * @import { InputError } from '../walkthroughs/inputs.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/** Faults of one number, which a cell can have as well. */
const ofOneNumber = ['not-a-number', 'empty', 'zero-denominator', 'out-of-range', 'two-separators'];

/**
 * @param {Fault} fault
 * @param {string} source what the numbers came in, as a sentence says it: “a.csv”, the pasted text
 * @param {Say} say
 */
export function faultSentence({ key, row = 0, column = 0, ...rest }, source, say) {
  const nothing = say('own.nothing');
  if (!ofOneNumber.includes(key))
    return `${say(`own.${key}`, { source, row, ...rest })} ${nothing}`;
  const reason = say(`own.cell.${key}`, rest);
  return `${say('own.fault', { row, column, source, reason })} ${nothing}`;
}

/**
 * @param {InputError} refusal
 * @param {string} source
 * @param {Say} say
 */
export function refusalSentence({ key, params }, source, say) {
  return `${say('own.refused', { source, reason: say(key, params) })} ${say('own.nothing')}`;
}

/**
 * Whether an input takes a matrix of another size.
 * @param {Session} session
 * @param {string} name
 */
export function isFree({ walkthrough }, name) {
  const { kind, rows, columns } = walkthrough.specs[name] ?? {};
  return kind === 'matrix' && [rows, columns].some(isRange);
}

/** Whether limits leave a choice. @param {[number, number] | undefined} limits */
export const isRange = (limits) => limits !== undefined && limits[0] < limits[1];
