/** What is in sight on a page: read in the page itself, so in any engine. */

/**
 * An element as the page has it.
 *
 * @typedef {object} Seen
 * @property {string} text
 * @property {Record<string, string>} attributes
 * @property {string} tensor that it is a part of
 * @property {number} x of its middle, where a reader would point
 * @property {number} y
 */

/**
 * The elements that a selector finds, through open shadow roots; runs in the page.
 *
 * @param {number} at which widget of the page to look in
 * @param {string} selector
 * @param {string} text that they have; empty for any
 * @param {boolean} intoView whether to scroll to the first
 * @returns {Seen[]}
 */
export function find(at, selector, text, intoView) {
  /** @param {ParentNode} place @param {string} wanted @returns {Element[]} */
  const below = (place, wanted) =>
    [...place.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(wanted) ? [element] : []),
      ...(element.shadowRoot ? below(element.shadowRoot, wanted) : []),
    ]);
  /** @param {Element} element */
  const said = (element) => element.textContent?.trim() ?? '';
  const place = below(document, 'norm-lab')[at];
  const found = [place, ...(place?.shadowRoot ? below(place.shadowRoot, '*') : [])].filter(
    (element) => element?.matches(selector) && (text === '' || said(element) === text),
  );
  if (intoView) found[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      text: said(element),
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      tensor: element.closest('[data-tensor]')?.getAttribute('data-tensor') ?? '',
      x: x + width / 2,
      y: y + height / 2,
    };
  });
}
