import { keepAll } from '../elements/keeping.js';
import { outcomeOf } from '../lms/result.js';
import { findScorm } from '../lms/scorm-api.js';
import { ScormSession } from '../lms/scorm-session.js';
import { readSuspendData, suspendData } from '../lms/suspend-data.js';
import { keepWithPlatform } from './platform-record.js';

/**
 * @import { Outcome } from '../lms/result.js'
 * @import { Version } from '../lms/scorm-api.js'
 * @import { Refusal } from '../lms/scorm-session.js'
 *
 * @typedef {object} Standing how it stands with the platform
 * @property {Outcome} [outcome] what it was told; absent before there was something to tell
 * @property {Refusal} [refusal] what it did not take
 * @property {string[]} leftOut exercises of which something typed was too long for it
 *
 * @typedef {{ version: Version, exercises: string[], mastery?: number }} Asked
 */

/** Milliseconds before a result that was not taken is told again, and how often that is done. */
const pause = 10_000;
const tries = 3;

/**
 * Tells the platform around this page how the reader does, from now until the page goes.
 *
 * @param {Asked} asked
 * @param {(standing: Standing) => void} show called now, and whenever it changes
 * @returns {boolean} whether there is a platform
 */
export function joinScorm({ version, exercises, mastery }, show) {
  const found = findScorm(window, version);
  if (!found) return false;
  const session = new ScormSession(found);
  const text = session.open();
  if (text === undefined) {
    show({ refusal: session.refusal, leftOut: [] });
    return true;
  }

  const platform = keepWithPlatform(readSuspendData(text), () => session.keep(...state()));
  /** @type {string[]} */
  let leftOut = [];
  /** @returns {[Outcome, string]} */
  const state = () => {
    const suspended = suspendData(platform.kept, session.mostSuspended);
    leftOut = suspended.leftOut;
    return [outcomeOf(exercises, platform.kept.record, mastery), suspended.text];
  };
  const report = (left = tries) => {
    const [outcome, suspended] = state();
    session.report(outcome, suspended);
    show({ outcome, refusal: session.refusal, leftOut });
    if (session.refusal && left > 0) setTimeout(() => report(left - 1), pause);
  };

  addEventListener('normlab-answer', () => report());
  // A frame may go without a word: nothing waits for its end but the end itself.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    keepAll();
    session.commit();
  });
  addEventListener('pagehide', () => {
    keepAll();
    session.close();
  });
  // A page that comes back from the browser's memory has ended its visit.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  const [outcome] = state();
  show({ ...(outcome.isBegun && { outcome }), refusal: session.refusal, leftOut });
  return true;
}
