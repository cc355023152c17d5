/** The address at which the site will stand, where that is known. */
import { Failure } from '../shared/failure.js';

/**
 * @param {string | undefined} text as it was typed
 * @returns {string} a folder's absolute address, with a slash at its end; empty where none was given
 */
export function siteAddress(text = '') {
  const given = text.trim();
  if (given === '') return '';
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!address || !['http:', 'https:'].includes(address.protocol))
    throw new Failure(
      `The site's address is wanted whole, such as https://example.org/lab/; this is "${given}".`,
    );
  if (address.search || address.hash)
    throw new Failure(
      `The site's address is that of a folder, without "${address.search}${address.hash}".`,
    );
  return address.href.replace(/(index\.html|\/)?$/, '/').replace(/\/+$/, '/');
}

/**
 * A place of the site: absolute where the site's address is known, else as `from` sees it.
 *
 * @param {string} site its address, or ''
 * @param {string} place within the site
 * @param {string} [from] how `place`'s reader gets to the site's root, such as `../`
 */
export const addressOf = (site, place, from = './') => (site === '' ? from : site) + place;
