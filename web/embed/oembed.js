/** What oEmbed (https://oembed.com/, version 1.0) says of a walkthrough: a frame with it. */
import { frameHeights, frameWidth } from './heights.js';
import { frameOf } from './snippets/markup.js';
import { queryOf } from './words.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 *
 * @typedef {object} OEmbed
 * @property {'1.0'} version
 * @property {'rich'} type
 * @property {string} title
 * @property {string} provider_name
 * @property {string} [provider_url]
 * @property {number} width
 * @property {number} height
 * @property {string} html
 */

/**
 * There is no thumbnail: the format wants a picture that any consumer can show, and the figures are
 * SVG.
 *
 * @param {object} asked
 * @param {string} asked.id
 * @param {Say} asked.say the messages of the lab and the walkthrough
 * @param {string} asked.page address of embed.html
 * @param {string} [asked.home] the lab's absolute address
 * @returns {OEmbed}
 */
export function oembedOf({ id, say, page, home }) {
  const size = { width: frameWidth, height: frameHeights[id] };
  const title = say(`${id}.title`);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: say('lab.title'),
    ...(home && { provider_url: home }),
    ...size,
    html: frameOf({ src: `${page}?${queryOf({ walkthrough: id })}`, title, ...size }),
  };
}
