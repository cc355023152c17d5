/** dist/oembed/: for each walkthrough the answer that a server of oEmbed would give. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { oembedOf } from '../../web/embed/oembed.js';
import { addressOf } from './address.js';

/** @import { Entry } from './course.js' */

/**
 * @param {Entry} entry
 * @param {string} site its address, or '': then the frame's is relative to the file
 */
export const oembedAnswer = ({ id, say }, site) =>
  oembedOf({ id, say, page: addressOf(site, 'embed.html', '../'), home: site });

/**
 * @param {Entry[]} course
 * @param {string} out folder of the site
 * @param {string} site its address, or ''
 */
export function writeOembed(course, out, site) {
  mkdirSync(`${out}/oembed`, { recursive: true });
  for (const entry of course) {
    const text = JSON.stringify(oembedAnswer(entry, site), null, 2);
    writeFileSync(`${out}/oembed/${entry.id}.json`, `${text}\n`);
  }
}
