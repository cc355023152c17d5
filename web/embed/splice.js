import { addToRecord, readCodes, readRecord } from '../elements/exercise-record.js';
import { keepAll } from '../elements/keeping.js';
import { outcomeOf } from '../lms/result.js';
import { Splice } from '../lms/splice.js';
import { keepWithPlatform } from './platform-record.js';

/** Milliseconds for which a host is waited for before the exercise is shown without its state. */
const patience = 3000;

/** Milliseconds after which a host is told results though it has not said what it has. */
const silence = 10_000;

/** Milliseconds after the last change before what was typed is told. */
const pause = 1000;

/**
 * Tells the page around how the reader does, by SPLICE, once it has said where they were, or nothing.
 *
 * @param {() => Promise<string[]>} exercises names under which those that count are kept
 * @returns {Promise<void>} resolves when the state is there, or nobody gives one
 */
export async function joinSplice(exercises) {
  if (parent === window) return;
  const [activity] = location.href.split('#');
  const splice = new Splice((message, host) => parent.postMessage(message, host), activity);
  const answer = answerTo(splice);
  const state = await Promise.race([answer, nobody(patience)]);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let typing;
  const kept = { record: readRecord(state?.record), code: readCodes(state?.code) };
  const platform = keepWithPlatform(kept, () => {
    clearTimeout(typing);
    typing = setTimeout(report, pause);
  });
  // Whoever answers late has results that must be neither lost nor written over.
  if (!state) answer.then((late) => addToRecord(readRecord(late.record)));
  const isHeard = Promise.race([answer, nobody(silence - patience)]);
  // What can't be had is said by the exercise itself.
  const ids = exercises().catch(() => /** @type {string[]} */ ([]));
  async function report() {
    clearTimeout(typing);
    typing = undefined;
    await isHeard;
    const all = await ids;
    if (all.length === 0) return;
    const outcome = outcomeOf(all, platform.kept.record);
    // What is only typed is no score of 0.
    splice.report(outcome.isBegun ? outcome.score : null, platform.kept);
  }
  addEventListener('pagehide', () => {
    keepAll();
    if (typing !== undefined) report();
  });
  addEventListener('normlab-answer', (event) => {
    splice.event('answer', /** @type {CustomEvent} */ (event).detail);
    report();
  });
}

/** What the page around has kept. @param {Splice} splice @returns {Promise<any>} */
function answerTo(splice) {
  return new Promise((resolve) => {
    addEventListener('message', ({ source, data, origin }) => {
      const answer = source === parent ? splice.answer({ data, origin }) : undefined;
      if (answer) resolve(answer.state ?? {});
    });
    splice.ask();
  });
}

/** @param {number} milliseconds @returns {Promise<undefined>} */
const nobody = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
