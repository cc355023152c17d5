import { html, nothing } from 'lit';
import { hashOf } from './address.js';
import { exercisesAt, titleIn } from './exercise-index.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/** An address in the lab: within its own page a hash, from elsewhere whole. @type {(home: string, hash: string) => string} */
export const inLab = (home, hash) =>
  withoutHash(home) === withoutHash(document.baseURI)
    ? hash
    : new URL(hash, new URL(home, document.baseURI)).href;

/** @param {string} address */
const withoutHash = (address) => new URL(address, document.baseURI).href.replace(/#.*/, '');

/** Whoever reads a page of somebody's keeps it. @param {string} href */
const targetOf = (href) => (href.startsWith('#') ? nothing : '_blank');

/** @type {(href: string, words: unknown) => unknown} */
export const labLink = (href, words) =>
  html`<a href=${href} target=${targetOf(href)} rel=${href.startsWith('#') ? nothing : 'noopener'}
    >${words}</a
  >`;

/**
 * What there is to do at a step and, at the last one, in all of the walkthrough.
 * @param {object} place
 * @param {Session} place.session
 * @param {Say & { lang?: string }} place.say
 * @param {string} place.home address of the lab; without one nothing is offered
 * @param {boolean} place.single whether the step stands alone
 */
export function exerciseLinks({ session, say, home, single }) {
  const { id, steps } = session.walkthrough;
  const here = exercisesAt(id, session.step.id);
  const isLast = !single && session.stepAt === steps.length - 1;
  const all = isLast ? exercisesAt(id) : [];
  if (!home || here.length + all.length === 0) return nothing;
  const link = (/** @type {string} */ at, /** @type {string} */ words) =>
    labLink(inLab(home, hashOf({ place: 'exercises', at })), words);
  return html`<ul class="tasks" data-part="tasks">
    ${here.map(
      (entry) =>
        html`<li>${say('story.task')} ${link(entry.id, titleIn(entry, say.lang ?? 'en'))}</li>`,
    )}
    ${
      all.length > 1
        ? html`<li>
            ${link(all.map((one) => one.id).join('+'), say('story.tasks', { count: all.length }))}
          </li>`
        : nothing
    }
  </ul>`;
}
