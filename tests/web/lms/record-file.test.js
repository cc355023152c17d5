import { describe, expect, it } from 'vitest';
import { RecordFileError, readRecordFile, recordFile } from '../../../web/lms/record-file.js';
import { entry, solved } from './attempts.js';

const kept = {
  record: { 'row-mean': solved({ answer: ['1,5'] }), rstd: entry() },
  code: { softmax: 'return x;' },
};

/** The key of what is refused. @param {string} text */
function refused(text) {
  try {
    readRecordFile(text);
    return undefined;
  } catch (failure) {
    if (!(failure instanceof RecordFileError)) throw failure;
    return [failure.key, failure.params];
  }
}

describe('a record as a file', () => {
  it('comes back as it was', () => {
    expect(readRecordFile(recordFile(kept))).toEqual(kept);
  });

  it('says what it is, in which format, and when it was made', () => {
    const file = JSON.parse(recordFile(kept, new Date(0)));
    expect(file).toMatchObject({
      kind: 'normlab-record',
      format: 1,
      made: '1970-01-01T00:00:00.000Z',
    });
  });

  it('is refused with a reason where it is none, newer, or damaged', () => {
    const file = JSON.parse(recordFile(kept));
    expect(refused('{')).toEqual(['not-json', {}]);
    for (const other of ['7', 'null', '{}', '[]', '{"kind":"normlab-record"}'])
      expect(refused(other), other).toEqual(['other', {}]);
    expect(refused(JSON.stringify({ ...file, format: 2 }))).toEqual(['newer', { format: '2' }]);
    expect(refused(JSON.stringify({ ...file, record: 7 }))).toEqual(['damaged', { exercise: '' }]);
    file.record.rstd.open.score = 'much';
    expect(refused(JSON.stringify(file))).toEqual(['damaged', { exercise: 'rstd' }]);
  });
});
