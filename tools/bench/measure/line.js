import { inputsOf } from '../inputs.js';
import { referenceOf } from '../reference.js';
import { interleave } from './order.js';
import { summarize } from './statistics.js';
import { timeOf, warmUp } from './timer.js';
import { faultIn } from './verify.js';

/** @import { Contender, Prepared, Task } from '../contenders/types.js' */
/** @import { Random } from '../random.js' */
/** @import { Way, Workload } from '../workloads.js' */
/** @import { Summary } from './statistics.js' */

/**
 * How long is measured. A sample is as many runs as take `sampleMs`, and a contender gets as many
 * samples as `contenderMs` allows, but 3 to 41; one where a sample takes far longer than that alone.
 * A run before it that is not timed fetches into the caches again what the contenders in between
 * have driven out: a sample of few runs would pay more of that than one of many. (One long run has
 * time enough.)
 *
 * @typedef {{ sampleMs: number, warmUpMs: number, contenderMs: number }} Effort
 */

/** A contender's times in milliseconds, or why there are none. @typedef {{ name: string, kind: Contender['kind'] } & (Summary | { refused: string })} Entry */

/** @typedef {{ id: string, title: string, way: Way, entries: Entry[] }} Line  a workload in one way */

/**
 * Verifies all contenders on one workload, then times them, interleaved.
 *
 * @param {Workload} workload
 * @param {Way} way
 * @param {readonly Contender[]} contenders
 * @param {Effort} effort
 * @param {number} seed  of the inputs
 * @param {Random} random
 * @returns {Promise<Line>}
 */
export async function measureLine(workload, way, contenders, effort, seed, random) {
  const inputs = inputsOf(workload, seed);
  const reference = referenceOf(workload, inputs);
  const task = { workload, way, inputs };
  /** @type {(Entry & { prepared?: Prepared })[]} */
  const entries = [];
  for (const contender of contenders) entries.push(...(await enter(contender, task, reference)));
  const running = entries.flatMap(({ prepared }, index) => (prepared ? [{ prepared, index }] : []));
  const times = await takeSamples(
    running.map(({ prepared }) => prepared),
    effort,
    random,
  );
  running.forEach(({ index }, place) => {
    const { name, kind } = entries[index];
    entries[index] = { name, kind, ...summarize(times[place]) };
  });
  for (const { prepared } of running) await prepared.dispose?.();
  return { id: workload.id, title: workload.title, way, entries };
}

/**
 * A contender at the start: ready, or refused because what it gives is wrong; none if it has no such
 * work.
 *
 * @param {Contender} contender
 * @param {Task} task
 * @param {Float64Array} reference
 */
async function enter({ name, kind, prepare }, task, reference) {
  const prepared = await prepare(task);
  if (!prepared) return [];
  await prepared.run();
  const fault = prepared.read && faultIn(await prepared.read(), reference);
  if (!fault) return [{ name, kind, prepared, refused: '' }];
  await prepared.dispose?.();
  return [{ name, kind, refused: fault }];
}

/** @param {Prepared[]} running @param {Effort} effort @param {Random} random */
async function takeSamples(running, effort, random) {
  const samples = [];
  for (const prepared of running) samples.push(await warmUp(prepared, effort));
  const counts = samples.map(({ ms }) => countOf(ms, effort));
  /** @type {number[][]} */
  const times = running.map(() => []);
  for (const index of interleave(counts, random)) {
    const { runs, ms: expected } = samples[index];
    if (expected < 5 * effort.sampleMs) await timeOf(running[index], 1);
    const ms = await timeOf(running[index], runs);
    times[index].push(ms / runs / (running[index].share ?? 1));
  }
  return times;
}

/** @param {number} ms  a sample takes @param {Effort} effort */
const countOf = (ms, { contenderMs }) =>
  ms > 5 * contenderMs ? 1 : Math.min(41, Math.max(3, Math.round(contenderMs / ms)));
