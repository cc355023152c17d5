import { median, spread } from '../measure/statistics.js';
import { isTimed } from './verdict.js';

/** @import { Entry, Line } from '../measure/line.js' */
/** @import { Timed } from './verdict.js' */

/** Less is never called a change. */
const least = 0.03;

/**
 * One of our times against the same one of an earlier run.
 *
 * @typedef {object} Change
 * @property {string} title
 * @property {Line['way']} way
 * @property {string} name  of the variant
 * @property {number} ratio  new ÷ old, the machine's own change taken out
 * @property {number} noise  how far from 1 it may be by chance
 */

/**
 * What changed beyond the noise. Peers, plain JavaScript and limits are the same code in both runs:
 * how they changed is what the machine did, and how far they differ among themselves is its noise.
 *
 * @param {readonly Line[]} before
 * @param {readonly Line[]} after
 * @returns {{ machine: number, compared: number, changes: Change[] }}
 */
export function compare(before, after) {
  const pairs = after.flatMap((line) => pairsOf(line, before));
  const steady = pairs
    .filter(({ kind }) => kind !== 'ours')
    .map(({ old, now }) => now.median / old.median);
  const machine = steady.length > 0 ? median(steady) : 1;
  const scatter =
    steady.length > 0 ? median(steady.map((each) => Math.abs(each / machine - 1))) : 0;
  const ours = pairs.filter(({ kind }) => kind === 'ours');
  const changes = ours
    .map(({ title, way, old, now }) => ({
      title,
      way,
      name: now.name,
      ratio: now.median / old.median / machine,
      noise: Math.max(least, 2 * scatter, spread(old) + spread(now)),
    }))
    .filter(({ ratio, noise }) => Math.abs(Math.log(ratio)) > Math.log1p(noise));
  return { machine, compared: ours.length, changes: changes.sort((a, b) => b.ratio - a.ratio) };
}

/** @param {Line} line @param {readonly Line[]} before @returns {{ title: string, way: Line['way'], kind: Entry['kind'], old: Timed, now: Timed }[]} */
function pairsOf({ id, title, way, entries }, before) {
  const old = before.find((line) => line.id === id && line.way === way);
  return entries.flatMap((now) => {
    const same = old?.entries.find(({ name }) => name === now.name);
    return same && isTimed(same) && isTimed(now)
      ? [{ title, way, kind: now.kind, old: same, now }]
      : [];
  });
}
