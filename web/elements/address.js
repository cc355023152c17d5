/**
 * The page's address, `#/<place>/<at>?<state>`: a walkthrough at a step, the glossary at a term, a
 * page of the lab; the home page where there is no place.
 *
 * @typedef {{ place: string, at: string, state: string }} Address
 */

/**
 * @param {string} hash
 * @returns {Address}
 */
export function readAddress(hash) {
  const [path, ...query] = hash.replace(/^#\/?/, '').split('?');
  const [place = '', at = ''] = path.split('/').map(decoded);
  return { place, at, state: query.join('?') };
}

/** @param {Partial<Address>} address */
export function hashOf({ place = '', at = '', state = '' }) {
  const path = [place, at].filter(Boolean).map(encoded).join('/');
  return `#/${path}${state && `?${state}`}`;
}

/** What is searched for on a page. @param {string} state */
export const queryOf = (state) => new URLSearchParams(state).get('q') ?? '';

/** `+` stands between several, and is readable. @param {string} text */
const encoded = (text) => encodeURIComponent(text).replaceAll('%2B', '+');

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
