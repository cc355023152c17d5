/**
 * Loads the page again, for a button's click. Whoever holds the reader's place hears of it before.
 *
 * @param {Event} event
 * @fires nl-reload
 */
export function reload({ target }) {
  target?.dispatchEvent(new Event('nl-reload', { bubbles: true, composed: true }));
  location.reload();
}
