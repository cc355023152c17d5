import { shuffled, summaryOf, timeOf } from './timing.js';
import { agree, argumentsOf, workloads } from './workloads.js';

/**
 * @typedef {{ median: number, low: number, high: number }} Times in milliseconds
 *
 * @typedef {object} Standing what was measured up to now
 * @property {number} done runs of all
 * @property {number} total
 * @property {Record<string, Record<string, Times>>} times by workload and contender
 * @property {Record<string, string[]>} wrong by workload, contenders that computed something else and
 *   are not timed
 */

/** How often each is timed. */
const rounds = 9;
/** Milliseconds for which one time is taken. */
const least = 6;

/**
 * Times every workload by every engine and in plain JavaScript, in rounds of random order. An engine
 * whose result differs from plain JavaScript's is left out.
 *
 * @param {Map<string, any>} engines by the name of their variant
 * @param {{ timeOf?: typeof timeOf, rounds?: number }} [by]
 * @returns {Generator<Standing>} after every time that is taken
 */
export function* contest(engines, by = {}) {
  const { runs, wrong } = runsOf(engines);
  const all = by.rounds ?? rounds;
  const total = all * runs.length;
  /** @type {Map<Run, number[]>} */
  const taken = new Map(runs.map((run) => [run, []]));
  let done = 0;
  for (let round = 0; round < all; round++) {
    for (const run of shuffled(runs)) {
      taken.get(run)?.push((by.timeOf ?? timeOf)(run.once, least));
      done += 1;
      yield { done, total, times: timesOf(taken), wrong };
    }
  }
}

/** @typedef {{ workload: string, contender: string, once: () => unknown }} Run */

/** @param {Map<string, any>} engines */
function runsOf(engines) {
  /** @type {Run[]} */
  const runs = [];
  /** @type {Standing['wrong']} */
  const wrong = {};
  for (const workload of workloads) {
    const { id, kernels, plain } = workload;
    const tensors = argumentsOf(workload);
    const arrays = tensors.map(({ data }) => data);
    const right = plain(arrays);
    wrong[id] = [];
    runs.push({ workload: id, contender: 'plain', once: () => plain(arrays) });
    for (const [contender, engine] of engines) {
      const once = () => kernels(engine, tensors);
      if (agree(once().data, right)) runs.push({ workload: id, contender, once });
      else wrong[id].push(contender);
    }
  }
  return { runs, wrong };
}

/** @param {Map<Run, number[]>} taken */
function timesOf(taken) {
  /** @type {Standing['times']} */
  const times = {};
  for (const [{ workload, contender }, list] of taken) {
    times[workload] ??= {};
    if (list.length > 0) times[workload][contender] = summaryOf(list);
  }
  return times;
}
