import { readCodes, readRecord } from '../elements/exercise-record.js';

/**
 * The reader's record as a file to take along.
 *
 * @import { ExerciseRecord } from '../elements/exercise-record.js'
 *
 * @typedef {{ record: ExerciseRecord, code: Record<string, string> }} Kept
 */

const kind = 'normlab-record';
const format = 1;

/** Why a file cannot be taken in: `record.file.<key>` says it. */
export class RecordFileError extends Error {
  /** @param {'not-json' | 'other' | 'newer' | 'damaged'} key @param {Record<string, string>} [params] */
  constructor(key, params = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

/** @type {(kept: Kept, made?: Date) => string} */
export const recordFile = ({ record, code }, made = new Date()) =>
  `${JSON.stringify({ kind, format, made: made.toISOString(), record, code }, null, 2)}\n`;

/** @param {string} text @returns {Kept} @throws {RecordFileError} */
export function readRecordFile(text) {
  const file = parsed(text);
  if (file?.kind !== kind || !Number.isInteger(file.format)) throw new RecordFileError('other');
  if (file.format > format) throw new RecordFileError('newer', { format: String(file.format) });
  const record = readRecord(file.record);
  const damaged = Object.keys(file.record ?? {}).find(
    (exercise) => !Object.hasOwn(record, exercise),
  );
  if (damaged !== undefined || typeof file.record !== 'object')
    throw new RecordFileError('damaged', { exercise: damaged ?? '' });
  return { record, code: readCodes(file.code) };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordFileError('not-json');
  }
}
