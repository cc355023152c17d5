/**
 * What the page remembers between visits. Where storage is closed to it, nothing is remembered.
 */

const prefix = 'normlab:';

/** The key of something that is remembered. @param {string} name */
export const keyOf = (name) => prefix + name;

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {boolean} whether it will be remembered; a page that may not store still works
 */
export function remember(name, value) {
  try {
    localStorage.setItem(keyOf(name), value);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
export function forget(name) {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // What was never stored need not be removed.
  }
}

/**
 * The names of all that is remembered.
 * @returns {string[]}
 */
export function remembered() {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort();
  } catch {
    return [];
  }
}
