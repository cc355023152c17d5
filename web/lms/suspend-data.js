import { readCodes, readRecord } from '../elements/exercise-record.js';
import { packed, unpacked } from './packed.js';

/**
 * The reader's record and code as a platform remembers them. What is too long for it is left out,
 * the least of all first: code, then what was typed, the longest first. Results always stay.
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
    leftOut.add(last.exercise);
    last.leaveOut();
  }
}

/** What can be left out next. @param {Kept} kept */
function longest({ record, code }) {
  const [written] = byLength(Object.entries(code));
  if (written) return { exercise: written, leaveOut: () => delete code[written] };
  const answers = Object.entries(record).flatMap(([exercise, { open }]) =>
    open.answer === undefined
      ? []
      : [/** @type {const} */ ([exercise, JSON.stringify(open.answer)])],
  );
  const [typed] = byLength(answers);
  if (!typed) return undefined;
  const { answer, ...open } = record[typed].open;
  return {
    exercise: typed,
    leaveOut: () => {
      record[typed] = { ...record[typed], open };
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
