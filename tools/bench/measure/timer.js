/** @import { Prepared } from '../contenders/types.js' */

/** Milliseconds that `count` runs take. @param {Prepared} prepared @param {number} count */
export async function timeOf({ run, waits, time }, count) {
  if (time) return time(count);
  const start = performance.now();
  if (waits) for (let i = 0; i < count; i += 1) await run();
  else for (let i = 0; i < count; i += 1) run();
  return performance.now() - start;
}

/** The smallest step of the clock, in milliseconds. */
export function resolution() {
  let smallest = Infinity;
  for (let steps = 0, last = performance.now(); steps < 50; ) {
    const now = performance.now();
    if (now === last) continue;
    smallest = Math.min(smallest, now - last);
    last = now;
    steps += 1;
  }
  return smallest;
}

/**
 * Runs until the engine has compiled what it will, and finds how many runs make a sample.
 *
 * @param {Prepared} prepared
 * @param {{ sampleMs: number, warmUpMs: number }} settings
 * @returns {Promise<{ runs: number, ms: number }>}  of a sample
 */
export async function warmUp(prepared, { sampleMs, warmUpMs }) {
  const start = performance.now();
  for (let runs = 1; ; ) {
    const ms = await timeOf(prepared, runs);
    const isWarm = performance.now() - start >= warmUpMs;
    if (isWarm && ms >= sampleMs) return { runs, ms };
    if (ms < sampleMs) runs = Math.ceil(runs * Math.min(10, Math.max(1.1, sampleMs / ms)));
  }
}
