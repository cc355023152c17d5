import { compare } from './compare.js';
import { markdown, percent, ratio } from './table.js';

/** @import { Line } from '../measure/line.js' */

/** What changed since an earlier run, in words. @param {readonly Line[] | undefined} before @param {readonly Line[]} after */
export function comparison(before, after) {
  const { machine, compared, changes } = compare(before ?? [], after);
  if (compared === 0) return 'The earlier record holds none of this: there is nothing to compare.';
  const about = `The code of others took ×${ratio(machine)} the time that it took then: ours is told beside that.`;
  if (changes.length === 0)
    return `${about}\nNone of our ${compared} times changed beyond the noise.`;
  const rows = changes.map(({ title, way, name, ratio: change, noise }) => [
    title,
    way,
    name,
    change > 1 ? `×${ratio(change)} slower` : `×${ratio(1 / change)} faster`,
    percent(noise),
  ]);
  return [
    about,
    `${changes.length} of our ${compared} times changed beyond the noise:`,
    markdown(['work', 'numbers', 'variant', 'change', 'noise'], rows),
  ].join('\n');
}
