import { RecordFileError, readRecordFile, recordFile } from '../lms/record-file.js';
import { saveText } from './copy-out.js';
import { addToRecord, exerciseRecord, keepCode, keptCode, keptCodes } from './exercise-record.js';

/** @import { Say } from '../walkthroughs/types.js' */

/** A record of hundreds of exercises is far smaller. */
const mostBytes = 5_000_000;

/** Hands the record to the reader as a file. */
export function saveRecord() {
  const text = recordFile({ record: exerciseRecord(), code: keptCodes() });
  saveText('normlab-record.json', 'application/json', text);
}

/**
 * Adds what a file holds to the record.
 * @param {File} file
 * @param {Say} say
 * @returns {Promise<{ done?: string, fault?: string }>} what was done or wrong, as a sentence
 */
export async function openRecord(file, say) {
  const { name } = file;
  if (file.size > mostBytes) return { fault: say('record.file.too-large', { file: name }) };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { fault: say('record.file.unreadable', { file: name }) };
  try {
    const { record, code } = readRecordFile(text);
    addToRecord(record);
    // Code that is here is what the reader is at.
    for (const [exercise, written] of Object.entries(code))
      if (keptCode(exercise) === undefined) keepCode(exercise, written);
    return { done: say('record.file.opened', { count: Object.keys(record).length }) };
  } catch (failure) {
    if (!(failure instanceof RecordFileError)) throw failure;
    const { key, params } = failure;
    const { exercise = 'none', format = '' } = params;
    return { fault: say(`record.file.${key}`, { file: name, exercise, format }) };
  }
}
