import { exerciseRecord, keepRecordIn } from '../elements/exercise-record.js';

/** @import { Kept } from '../lms/suspend-data.js' */

/**
 * From now on a platform keeps the reader's record, and the browser nothing: at a school's computer
 * the next reader is another one.
 *
 * @param {Kept} kept what the platform has
 * @param {() => void} changed called after each change
 */
export function keepWithPlatform({ record, code }, changed) {
  const texts = new Map([
    ['exercises', JSON.stringify(record)],
    ['code', JSON.stringify(code)],
  ]);
  keepRecordIn({
    recall: (name) => texts.get(name) ?? null,
    remember: (name, text) => {
      texts.set(name, text);
      changed();
      return true;
    },
    forget: (name) => {
      texts.delete(name);
      changed();
    },
  });
  return {
    /** What the platform is to keep. @returns {Kept} */
    get kept() {
      return { record: exerciseRecord(), code: JSON.parse(texts.get('code') ?? '{}') };
    },
  };
}
