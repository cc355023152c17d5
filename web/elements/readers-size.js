/**
 * The size of type that the reader has chosen in the browser, which the lab's sizes are multiples of,
 * whatever the page around makes of its root's.
 * @returns {string} a length
 */
export function readersSize() {
  const probe = document.createElement('span');
  probe.style.setProperty('font', 'medium sans-serif', 'important');
  document.documentElement.append(probe);
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  return fontSize;
}
