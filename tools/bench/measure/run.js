import { bestNormlab, memoryAfter } from '../contenders/normlab.js';
import { growth } from '../growth.js';
import { inputsOf } from '../inputs.js';
import { randomFrom, shuffled } from '../random.js';
import { workloads } from '../workloads.js';
import { measureLine } from './line.js';
import { resolution } from './timer.js';

/** @import { Contender } from '../contenders/types.js' */
/** @import { Point } from '../growth.js' */
/** @import { Random } from '../random.js' */
/** @import { Way, Workload } from '../workloads.js' */
/** @import { Effort, Line } from './line.js' */

/**
 * `only`: parts of names. `ways`: default all. `withGrowth`: our time over sizes too.
 *
 * @typedef {{ seed: number, only: string[], ways?: Way[], withGrowth: boolean, effort: Effort }} Settings
 */

const inPlace = /** @type {const} */ ('in-place');

/** Our time at one size, and the memory where it is attention. @typedef {Point & { line: Line, bytes?: number }} Grown */

/** @typedef {{ done: number, of: number, next: string }} Progress */

/**
 * The whole run in one place, Node or a page: all lines in random order.
 *
 * @param {Settings} settings
 * @param {() => Promise<Contender[]>} gather
 * @param {(progress: Progress) => void} tell
 * @returns {Promise<{ lines: Line[], growth: Grown[], timerMs: number }>}  in the order of the lists
 */
export async function measureAll({ seed, only, ways, withGrowth, effort }, gather, tell) {
  const random = randomFrom(seed);
  const timerMs = resolution();
  const enough = { ...effort, sampleMs: Math.max(effort.sampleMs, 200 * timerMs) };
  const lines = linesOf(only, ways);
  const points = withGrowth ? pointsOf(only) : [];
  const all = lines.length > 0 ? await gather() : [];
  const ours = points.length > 0 ? [await bestNormlab()] : [];
  const measure = (
    /** @type {Workload} */ workload,
    /** @type {Way} */ way,
    /** @type {Contender[]} */ who,
    /** @type {Effort} */ howLong,
  ) => measureLine(workload, way, who, howLong, seed, random);
  // Each point twice at other times, half as long: of a machine that is busy for a second the plot
  // would else show a cliff.
  const visits = [...points, ...points];
  const half = { ...enough, contenderMs: enough.contenderMs / 2, warmUpMs: enough.warmUpMs / 2 };
  const of = lines.length + visits.length;
  const measured = await inRandomOrder(lines, random, async ({ workload, way }, done) => {
    tell({ done, of, next: `${workload.title}, ${way}` });
    return measure(workload, way, all, enough);
  });
  const grown = await inRandomOrder(visits, random, async ({ workload, ...point }, done) => {
    tell({ done: lines.length + done, of, next: workload.title });
    const task = { workload, way: inPlace, inputs: inputsOf(workload, seed) };
    const bytes = point.plot === 'attention' ? await memoryAfter(task) : undefined;
    return { ...point, bytes, line: await measure(workload, inPlace, ours, half) };
  });
  const growth = points.map((_, place) => calmer(grown[place], grown[place + points.length]));
  return { lines: measured, growth, timerMs };
}

/** Of two visits. @param {Grown} one @param {Grown} other */
function calmer(one, other) {
  const time = (/** @type {Grown} */ { line: { entries } }) =>
    'median' in entries[0] ? entries[0].median : Infinity;
  return time(one) <= time(other) ? one : other;
}

/**
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {Random} random
 * @param {(item: Item, done: number) => Promise<Result>} work
 * @returns {Promise<Result[]>}  in the order of the items
 */
async function inRandomOrder(items, random, work) {
  /** @type {Result[]} */
  const results = [];
  for (const [done, place] of shuffled([...items.keys()], random).entries()) {
    results[place] = await work(items[place], done);
  }
  return results;
}

/** What is to be measured. @param {string[]} only @param {readonly Way[]} [ways] */
export const linesOf = (only, ways = ['in-place', 'arrays']) =>
  workloads
    .flatMap((workload) => workload.ways.map((way) => ({ workload, way })))
    .filter(({ workload: { id }, way }) => ways.includes(way) && isNamed(only, `${id} ${way}`));

/** @param {string[]} only */
export const pointsOf = (only) => growth.filter(({ workload: { id } }) => isNamed(only, id));

/** @param {string[]} only @param {string} name */
const isNamed = (only, name) => only.length === 0 || only.some((part) => name.includes(part));
