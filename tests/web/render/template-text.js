/**
 * Lit templates as text, without a DOM.
 */

/**
 * The markup of a template, its values put in, without attributes and white space.
 * @param {any} template
 * @returns {string}
 */
export const markup = (template) =>
  source(template)
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/\s+/g, '');

/**
 * What a template shows, without white space.
 * @param {any} template
 */
export const text = (template) => markup(template).replace(/<[^>]*>/g, '');

/**
 * The markup as it is written, attributes and all.
 * @param {any} part a template, a list of them, or a value
 * @returns {string}
 */
export function source(part) {
  if (Array.isArray(part)) return part.map(source).join('');
  if (part?.strings) {
    return part.strings
      .map((/** @type {string} */ string, /** @type {number} */ at) =>
        at === 0 ? string : source(part.values[at - 1]) + string,
      )
      .join('');
  }
  return typeof part === 'symbol' || part === undefined ? '' : String(part);
}
