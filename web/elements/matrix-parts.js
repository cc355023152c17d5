/** Elements of a matrix: made once, written to where something differs. */

/**
 * @param {string} role
 * @param {string} className
 * @param {ParentNode} parent
 * @returns {HTMLElement}
 */
export function append(role, className, parent) {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.className = className;
  parent.append(element);
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {string} label
 */
export function writeLabel(element, label) {
  if (element.textContent === label && element.title === label) return;
  element.textContent = label;
  element.title = label;
  element.dir = 'auto';
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value null takes the attribute away
 */
export function write(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Makes a list as long as it should be.
 *
 * @template {{ element: Element }} Item
 * @param {Item[]} items
 * @param {number} count
 * @param {() => Item} create
 */
export function resize(items, count, create) {
  while (items.length > count) items.pop()?.element.remove();
  while (items.length < count) items.push(create());
}

/**
 * After a small scroll most items stay in sight: those that left one end serve at the other.
 *
 * @template {{ element: Element }} Item
 * @param {Item[]} items that stand next to each other
 * @param {number} shift how many have left the front; negative: the back
 */
export function turn(items, shift) {
  if (shift === 0 || Math.abs(shift) >= items.length) return;
  if (shift > 0) {
    const left = items.splice(0, shift);
    items.at(-1)?.element.after(...left.map(({ element }) => element));
    items.push(...left);
  } else {
    const left = items.splice(shift);
    items[0]?.element.before(...left.map(({ element }) => element));
    items.unshift(...left);
  }
}
