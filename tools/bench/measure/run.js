import { contenders } from '../contenders/index.js';
import { randomFrom, shuffled } from '../random.js';
import { workloads } from '../workloads.js';
import { measureLine } from './line.js';
import { resolution } from './timer.js';

/** @import { Peer } from '../contenders/types.js' */
/** @import { Effort, Line } from './line.js' */

/** @typedef {{ seed: number, only: string[], effort: Effort }} Settings  only: parts of names */

/**
 * The whole run in one place, Node or a page: all lines in random order.
 *
 * @param {Settings} settings
 * @param {Peer} peer
 * @param {(progress: { done: number, of: number, next: string }) => void} tell
 * @returns {Promise<{ lines: Line[], timerMs: number }>}  the lines as workloads.js has them
 */
export async function measureAll({ seed, only, effort }, peer, tell) {
  const random = randomFrom(seed);
  const all = await contenders(peer);
  const chosen = linesOf(only);
  const timerMs = resolution();
  const enough = { ...effort, sampleMs: Math.max(effort.sampleMs, 200 * timerMs) };
  /** @type {Line[]} */
  const lines = [];
  for (const [done, { workload, way, place }] of shuffled(chosen, random).entries()) {
    tell({ done, of: chosen.length, next: `${workload.title}, ${way}` });
    lines[place] = await measureLine(workload, way, all, enough, seed, random);
  }
  return { lines, timerMs };
}

/** What is to be measured. @param {string[]} only */
export const linesOf = (only) =>
  workloads
    .flatMap((workload) => workload.ways.map((way) => ({ workload, way })))
    .filter(
      ({ workload: { id }, way }) =>
        only.length === 0 || only.some((part) => `${id} ${way}`.includes(part)),
    )
    .map((line, place) => ({ ...line, place }));
