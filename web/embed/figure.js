/** A step as a figure that stands still: for paper, feeds, and pages where no script runs. */
import { domainOfStage } from '../elements/on-stage.js';
import { pictureOf } from '../elements/picture.js';
import { quoting } from '../elements/quoting.js';
import { escaped } from '../render/svg-parts.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Session } from '../elements/session.js'
 *
 * @typedef {object} Still
 * @property {Session} session at the step and with the numbers that are to be shown
 * @property {Say} say the messages of the lab and of the walkthrough
 * @property {number} [domain] of the colour scale; default: that of the step
 */

/** In pixels; narrower where the numbers are. Wider ones could not be read on a phone. */
const WIDTH = 576;

/**
 * The picture of a session's step.
 *
 * @param {Still & { fluid?: boolean }} still `fluid`: for a place in a page rather than for a file
 * @returns {string} an SVG document
 */
export function figurePicture({ session, say, domain = domainOfStage(session), fluid = false }) {
  const { walkthrough, step, inputs } = session;
  const labels = walkthrough.labels(inputs, say);
  const id = `normlab-${walkthrough.id}-${step.id}`;
  return pictureOf(session, say, labels, domain, { width: WIDTH, id, fluid });
}

/**
 * A figure to put into a page, as it is or between the tags of `<norm-lab>`: picture, title, what the
 * step says with its numbers, and where it goes on.
 *
 * @param {Still & { address?: string }} still `address`: the lab at this step and with these numbers;
 *   without one there is no link
 * @returns {string} HTML
 */
export function figureOf({ address = '', ...still }) {
  const { session, say } = still;
  const { id } = session.walkthrough;
  const prose = quoting(session, say)(`${id}.steps.${session.step.id}.prose`);
  const link = `<a href="${escaped(address)}">${escaped(say('figure.open'))}</a>`;
  return [
    '<figure class="normlab-figure">',
    figurePicture({ ...still, fluid: true }).trimEnd(),
    '<figcaption>',
    `<strong>${escaped(say(`${id}.title`))}.</strong>`,
    escaped(prose),
    address && link,
    '</figcaption>',
    '</figure>',
    '',
  ]
    .filter((part, position, all) => part || position === all.length - 1)
    .join('\n');
}
