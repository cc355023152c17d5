import { forget, keyOf, recall, remember } from './storage.js';

/**
 * The reader's record: of each exercise the attempt that is open, with what was typed, and the best
 * one. Kept between visits; where the page may not store, for this visit. A learning platform may
 * keep it in place of the browser.
 *
 * @typedef {object} Result
 * @property {number} seed of the variant
 * @property {number} tries how often it was checked
 * @property {number} hints how many general hints were shown
 * @property {number} score 0 to 1
 * @property {boolean} solved
 * @property {boolean} gaveUp whether the solution was shown before it was solved
 * @property {boolean} [done] whether nothing is left to do, as after a guess, which is made once;
 *   absent: where it was solved or given up
 * @property {number} time when this was so, in milliseconds since 1970
 *
 * @typedef {Result & { answer?: unknown, judged?: any[] }} Attempt `answer`: what was typed, as JSON can
 *   hold it; `judged`: the answer at the last check, while what was said of it stands
 *
 * @typedef {object} Entry
 * @property {Attempt} open the variant that the reader has before them
 * @property {Result} [best] of those that were checked or given up
 *
 * @typedef {Record<string, Entry>} ExerciseRecord by exercise, under its `recordKey`
 *
 * @typedef {object} Place where a text is kept
 * @property {(name: string) => string | null} recall
 * @property {(name: string, text: string) => boolean} remember whether it will be kept
 * @property {(name: string) => void} forget
 */

const name = 'exercises';
const codeName = 'code';

/** @type {Place} */
const browser = { recall, remember, forget };

/** Keeps nothing: for this visit only. @type {Place} */
const nowhere = { recall: () => null, remember: () => false, forget: () => {} };

/** A record, and how to read and write it. @typedef {ReturnType<typeof recordIn>} RecordKeeper */

/** @param {Place} place */
function recordIn(place) {
  /** What could not be kept. @type {Record<string, string | undefined>} */
  let visit = {};

  /** @type {Set<() => void>} */
  const watchers = new Set();

  const tell = () => {
    for (const watcher of watchers) watcher();
  };

  /** @param {string} what */
  const read = (what) => visit[what] ?? place.recall(what);

  /** @type {(what: string, text: string) => void} */
  const write = (what, text) => {
    visit[what] = place.remember(what, text) ? undefined : text;
    tell();
  };

  /** The whole record. @returns {ExerciseRecord} */
  const exerciseRecord = () => readRecord(parsed(read(name)));

  /** @param {string} exercise its key */
  const entryOf = (exercise) => {
    const record = exerciseRecord();
    return Object.hasOwn(record, exercise) ? record[exercise] : undefined;
  };

  /** Adds what came from elsewhere. Nothing better, and nothing newer, is lost. @param {ExerciseRecord} more */
  const addToRecord = (more) =>
    // Read again: other tabs write to it too.
    write(name, JSON.stringify(merged(exerciseRecord(), more)));

  /** All code that was written, by exercise. @returns {Record<string, string>} */
  const keptCodes = () => readCodes(parsed(read(codeName)));

  return {
    exerciseRecord,
    addToRecord,
    keptCodes,

    /**
     * From now on the record is kept elsewhere, and only there.
     * @param {Place} [elsewhere] default: the browser
     */
    keepRecordIn(elsewhere = browser) {
      place = elsewhere;
      visit = {};
      tell();
    },

    /**
     * What the reader has before them in an exercise.
     * @param {string} exercise its key
     * @returns {Attempt | undefined}
     */
    openAttempt: (exercise) => entryOf(exercise)?.open,

    /** The best that the reader did in an exercise. @param {string} exercise its key @returns {Result | undefined} */
    bestResult: (exercise) => entryOf(exercise)?.best,

    /**
     * Keeps an attempt as the one that is open. A result that was better stays.
     * @param {string} exercise its key
     * @param {Omit<Attempt, 'time'> & { time?: number }} attempt
     */
    keepAttempt(exercise, attempt) {
      const open = { ...attempt, time: attempt.time ?? Date.now() };
      const best = isResult(open) ? { best: withoutAnswer(open) } : {};
      addToRecord({ [exercise]: { open, ...best } });
    },

    /** Code that was written in an exercise. @param {string} exercise its key */
    keptCode(exercise) {
      const codes = keptCodes();
      return Object.hasOwn(codes, exercise) ? codes[exercise] : undefined;
    },

    /** @type {(exercise: string, code: string) => void} */
    keepCode: (exercise, code) =>
      write(codeName, JSON.stringify({ ...keptCodes(), [exercise]: code })),

    forgetRecord() {
      visit = {};
      for (const one of [name, codeName]) place.forget(one);
      tell();
    },

    /**
     * Calls back after each change of the record, by other tabs too.
     * @param {() => void} callback
     * @returns {() => void} ends it
     */
    watchRecord(callback) {
      const onStorage = (/** @type {StorageEvent} */ { key }) => {
        if (key === null || key === keyOf(name)) callback();
      };
      watchers.add(callback);
      globalThis.addEventListener?.('storage', onStorage);
      return () => {
        watchers.delete(callback);
        globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}

/** The reader's own. */
export const ownRecord = recordIn(browser);

/** One that is nobody's, for whoever tries exercises out before others get them. */
export const passingRecord = () => recordIn(nowhere);

export const { addToRecord, bestResult, exerciseRecord, forgetRecord, keepAttempt } = ownRecord;
export const { keepCode, keepRecordIn, keptCode, keptCodes, openAttempt, watchRecord } = ownRecord;

/**
 * Under which name an exercise is kept: its id, and for one from a file the address too, since anybody may
 * have given it the id of another one.
 * @param {{ id: string, file?: string }} exercise
 */
export const recordKey = ({ id, file }) => (file ? `${id}@${file}` : id);

/** The id and the address in a name under which an exercise is kept. @param {string} key */
export function partsOfKey(key) {
  const [id, ...file] = key.split('@');
  return { id, file: file.join('@') };
}

/**
 * What of two records is newer, and what is better.
 * @type {(one: ExerciseRecord, other: ExerciseRecord) => ExerciseRecord}
 */
export function merged(one, other) {
  const exercises = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    exercises.map((exercise) => {
      const [first, second] = [one, other].flatMap((record) =>
        Object.hasOwn(record, exercise) ? [record[exercise]] : [],
      );
      return [exercise, second ? mergedEntry(first, second) : first];
    }),
  );
}

/** @type {(one: Entry, other: Entry) => Entry} */
function mergedEntry(one, other) {
  const open = other.open.time >= one.open.time ? other.open : one.open;
  const best = better(one.best, other.best);
  return { open, ...(best && { best }) };
}

/** The better of two results, done if either was. @type {(one?: Result, other?: Result) => Result | undefined} */
function better(one, other) {
  if (!one || !other) return one ?? other;
  const best = isBetter(other, one) ? other : one;
  return isDone(one) || isDone(other) ? done(best) : best;
}

/** Of equal ones the first counts, but for later steps of the same variant. @type {(result: Result, than: Result) => boolean} */
function isBetter(result, than) {
  if (result.score !== than.score) return result.score > than.score;
  return result.seed === than.seed && !than.solved && result.tries >= than.tries;
}

/** @param {Result} result @returns {Result} */
const done = (result) => (isDone(result) ? result : { ...result, done: true });

/** @param {string | null} text */
function parsed(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A record as it was kept, without what is none. @param {any} kept @returns {ExerciseRecord} */
export function readRecord(kept) {
  if (!isObject(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([exercise, entry]) => {
      if (!isAttempt(entry?.open)) return [];
      const { open, best } = entry;
      return [[exercise, { open, ...(isAttempt(best) && { best: withoutAnswer(best) }) }]];
    }),
  );
}

/** Code as it was kept, without what is none. @param {any} kept @returns {Record<string, string>} */
export const readCodes = (kept) =>
  isObject(kept)
    ? Object.fromEntries(Object.entries(kept).filter(([, code]) => typeof code === 'string'))
    : {};

/** @param {any} value */
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

const counts = ['seed', 'tries', 'hints', 'time'];

/** @param {any} attempt @returns {attempt is Attempt} */
const isAttempt = (attempt) =>
  isObject(attempt) &&
  counts.every((count) => Number.isSafeInteger(attempt[count]) && attempt[count] >= 0) &&
  attempt.score >= 0 &&
  attempt.score <= 1 &&
  typeof attempt.score === 'number' &&
  typeof attempt.solved === 'boolean' &&
  typeof attempt.gaveUp === 'boolean' &&
  ['boolean', 'undefined'].includes(typeof attempt.done) &&
  (attempt.judged === undefined || Array.isArray(attempt.judged));

/** Whether something has come of it. @param {Attempt} attempt */
const isResult = (attempt) => attempt.tries > 0 || isDone(attempt);

/** Whether nothing is left to do. @param {Pick<Result, 'solved' | 'gaveUp' | 'done'>} result */
export const isDone = ({ solved, gaveUp, done = solved || gaveUp }) => done;

/** @param {Attempt} attempt @returns {Result} */
const withoutAnswer = ({ seed, tries, hints, score, solved, gaveUp, done, time }) => ({
  ...{ seed, tries, hints, score, solved, gaveUp, time },
  ...(done === undefined ? {} : { done }),
});
