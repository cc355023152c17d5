/** dist/figures/: each walkthrough's picture, as a file and as a fragment to paste. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { hashOf } from '../../web/elements/address.js';
import { figureOf, figurePicture } from '../../web/embed/figure.js';
import { addressOf } from './address.js';

/** @import { Entry } from './course.js' */

/**
 * The step of the lab that a figure shows.
 *
 * @param {Entry} entry
 */
export const stepOf = ({ id, session }) =>
  `index.html${hashOf({ place: id, at: session.step.id })}`;

/**
 * What is pasted anywhere can link to the lab only where the lab's address is known.
 *
 * @param {Entry} entry
 * @param {string} site its address, or ''
 */
export const figureFiles = (entry, site) => ({
  [`${entry.id}.svg`]: figurePicture(entry),
  [`${entry.id}.html`]: figureOf({ ...entry, address: site && addressOf(site, stepOf(entry)) }),
});

/**
 * @param {Entry[]} course
 * @param {string} out folder of the site
 * @param {string} site its address, or ''
 */
export function writeFigures(course, out, site) {
  mkdirSync(`${out}/figures`, { recursive: true });
  for (const entry of course)
    for (const [name, text] of Object.entries(figureFiles(entry, site)))
      writeFileSync(`${out}/figures/${name}`, text);
}
