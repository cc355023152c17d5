/** What has its own use for the left and right arrow keys. */
const taken = 'input, select, textarea, pre, .formula, [role="grid"], [role="slider"]';

/**
 * Left and right turn the steps, from anywhere inside that has no use of its own for them.
 * @param {KeyboardEvent} event
 * @param {Element} element whose direction of writing counts
 * @returns {-1 | 0 | 1} one step back, none, one on
 */
export function turnOf(event, element) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return 0;
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.closest(taken)) return 0;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return 0;
  const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return event.key === forward ? 1 : -1;
}
