/** dist/figures/: each walkthrough's picture as a file and as a fragment to paste, and each step's. */
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
 * The pictures of all steps, for a widget that begins at one, or is one alone. A step's name has no
 * part between dots: servers take meaning from those, as Apache does from `.var`.
 *
 * @param {Entry} entry
 * @returns {Record<string, string>} SVG by file
 */
export function stepFiles(entry) {
  const { id, session } = entry;
  const { figure, steps } = session.walkthrough;
  const pictures = steps.map(({ id: step }) => {
    session.goTo(step);
    return [`${id}/${step}.svg`, figurePicture(entry)];
  });
  session.goTo(figure);
  return Object.fromEntries(pictures);
}

/**
 * @param {Entry[]} course
 * @param {string} out folder of the site
 * @param {string} site its address, or ''
 */
export function writeFigures(course, out, site) {
  for (const entry of course) {
    mkdirSync(`${out}/figures/${entry.id}`, { recursive: true });
    for (const [name, text] of Object.entries({ ...stepFiles(entry), ...figureFiles(entry, site) }))
      writeFileSync(`${out}/figures/${name}`, text);
  }
}
