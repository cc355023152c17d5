import { html, nothing } from 'lit';
import { reload } from './reload.js';
import { isReplaced } from './replaced.js';

/** @import { Say } from '../walkthroughs/types.js' */

/**
 * What is said in the place of a part that could not be fetched: that the connection is lost, or that
 * the page is older than what lies on the server, with the way to the new version.
 *
 * @param {Say} say
 */
export async function lostPart(say) {
  const isOld = await isReplaced();
  return html`<p class="lost" role="alert">
    ${isOld ? say('lab.part.replaced') : say('lab.part.lost')}
    ${isOld ? html`<button @click=${reload}>${say('lab.part.reload')}</button>` : nothing}
  </p>`;
}
