import { readCodes, readRecord } from '../elements/exercise-record.js';
import { packed, unpacked } from './packed.js';

/**
 * The reader's record and code as a platform remembers them. What is too long for it is left out,
 * the least of all first: which answer was judged, which one more check tells again; then code, then what
 * was typed, the longest first. Results always stay.
 *
 * @import { ExerciseRecord } from '../elements/exercise-record.js'
 *
 * @typedef {{ record: ExerciseRecord, code: Record<string, string> }} Kept
 *
 * @typedef {object} Suspended
 * @property {string} text
 * @property {string[]} leftOut exercises of which something typed is not in it
 */

/**
 * @param {Kept} kept
 * @param {number} most characters that the platform takes
 * @returns {Suspended}
 */
export function suspendData({ record, code }, most) {
  const kept = { record: { ...record }, code: { ...code } };
  /** @type {Set<string>} */
  const leftOut = new Set();
  for (;;) {
    const text = packed([kept.record, kept.code]);
    const last = text.length > most && longest(kept);
    if (!last) return { text: text.length > most ? '' : text, leftOut: [...leftOut] };
    if (last.isTyped) leftOut.add(last.exercise);
    last.leaveOut();
  }
}

/** What can be left out next. @param {Kept} kept */
function longest({ record, code }) {
  const judged = longestIn(record, 'judged');
  if (judged) return { ...judged, isTyped: false };
  const [written] = byLength(Object.entries(code));
  if (written) return { exercise: written, isTyped: true, leaveOut: () => delete code[written] };
  const typed = longestIn(record, 'answer');
  return typed && { ...typed, isTyped: true };
}

/** @type {(record: ExerciseRecord, what: 'answer' | 'judged') => { exercise: string, leaveOut: () => void } | undefined} */
function longestIn(record, what) {
  const held = Object.entries(record).flatMap(([exercise, { open }]) =>
    open[what] === undefined ? [] : [/** @type {const} */ ([exercise, JSON.stringify(open[what])])],
  );
  const [exercise] = byLength(held);
  if (exercise === undefined) return undefined;
  const { [what]: _, ...open } = record[exercise].open;
  return {
    exercise,
    leaveOut: () => {
      record[exercise] = { ...record[exercise], open };
    },
  };
}

/** The names of texts, the longest first. @param {(readonly [string, string])[]} texts */
const byLength = (texts) =>
  texts.toSorted(([, one], [, other]) => other.length - one.length).map(([name]) => name);

/** @param {string} text @returns {Kept} nothing where it is none of ours */
export function readSuspendData(text) {
  const [record, code] = [unpacked(text)].flat();
  return { record: readRecord(record), code: readCodes(code) };
}
