/**
 * The worker in which the panel measures, so that the page goes on meanwhile: it says which variants
 * run here, then how things stand, then that it is done.
 */
import { loadEngine } from '../engine/index.js';
import { variants } from '../engine/variants.js';
import { contest } from './contest.js';

/**
 * @import { Standing } from './contest.js'
 *
 * @typedef {{ missing: string[] } | { standing: Standing } | { isDone: true } | { failure: string }} Told
 */

/** @param {Told} told */
const tell = (told) => postMessage(told);

/** So often is it said how things stand, in milliseconds. */
const often = 100;

async function measure() {
  /** @type {Map<string, any>} */
  const engines = new Map();
  for (const { name } of variants) {
    const engine = await loadEngine({ variant: name }).catch(() => undefined);
    if (engine) engines.set(name, engine);
  }
  tell({ missing: variants.map(({ name }) => name).filter((name) => !engines.has(name)) });
  let told = 0;
  for (const standing of contest(engines)) {
    const isLast = standing.done === standing.total;
    if (!isLast && performance.now() - told < often) continue;
    tell({ standing });
    told = performance.now();
  }
  tell({ isDone: true });
}

measure().catch((error) => tell({ failure: String(error?.message ?? error) }));
