/**
 * What the page remembers between visits. Where storage is closed to it, nothing is remembered.
 */

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(`normlab:${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`normlab:${name}`, value);
  } catch {
    // A page that may not store still works.
  }
}
