import { forget, recall, remember } from './storage.js';

/**
 * Where the reader stopped in each walkthrough. Kept between visits; where the page may not store,
 * for this visit.
 *
 * @typedef {object} Stop
 * @property {string} step id of the step
 * @property {boolean} finished whether the reader has gone on to the last step
 * @property {number} time when, in milliseconds since 1970
 */

/** What could not be stored. @type {Record<string, Stop>} */
let visit = {};

/**
 * The stops by walkthrough.
 * @returns {Record<string, Stop>}
 */
export function progress() {
  const text = recall('progress');
  return text === null ? visit : readStops(text);
}

/**
 * The reader is at a step.
 * @param {string} walkthrough
 * @param {string} step
 * @param {{ finishes?: boolean }} [options] finishes: it is the last one, and they went on to it
 */
export function stopAt(walkthrough, step, { finishes = false } = {}) {
  const stops = progress();
  const finished = finishes || (stops[walkthrough]?.finished ?? false);
  visit = { ...stops, [walkthrough]: { step, finished, time: Date.now() } };
  if (remember('progress', JSON.stringify(visit))) visit = {};
}

export function forgetProgress() {
  visit = {};
  forget('progress');
}

/**
 * Where to go on: the walkthrough that the reader left last, or if it is finished, the next one in
 * the course that is not.
 * @param {string[]} course ids in order
 * @param {Record<string, Stop>} stops
 * @returns {{ id: string, step: string } | undefined} undefined where nothing was begun, or all is done
 */
export function goOnAt(course, stops) {
  const begun = course.filter((id) => Object.hasOwn(stops, id));
  const [last] = begun.toSorted((a, b) => stops[b].time - stops[a].time);
  if (last === undefined) return undefined;
  if (!stops[last].finished) return { id: last, step: stops[last].step };
  const at = course.indexOf(last) + 1;
  const next = [...course.slice(at), ...course.slice(0, at)].find((id) => !stops[id]?.finished);
  return next === undefined ? undefined : { id: next, step: stops[next]?.step ?? '' };
}

/**
 * Stops as they were stored, without what is none.
 * @param {string} text
 * @returns {Record<string, Stop>}
 */
function readStops(text) {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text)).filter(([, stop]) => isStop(stop)));
  } catch {
    return {};
  }
}

/** @param {any} stop */
const isStop = (stop) =>
  typeof stop?.step === 'string' &&
  typeof stop.finished === 'boolean' &&
  Number.isFinite(stop.time);
