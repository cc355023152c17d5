import { flatOf } from '../tape/tensor.js';

/** @import { NlMatrix } from './matrix.js' */

/**
 * Where the inspector is a sheet over the stage, moves the selected cell into sight and out from
 * under the sheet.
 * @param {ParentNode} root
 * @param {{ name: string, index: number[] } | undefined} selected
 */
export async function uncover(root, selected) {
  if (!selected || !sheetIn(root)) return;
  const matrices = /** @type {NodeListOf<NlMatrix>} */ (root.querySelectorAll('nl-matrix'));
  const matrix = [...matrices].find(({ name }) => name === selected.name);
  await matrix?.updateComplete;
  const element = matrix?.cellElement(flatOf(matrix.shape, selected.index));
  if (element) moveOut(root, element);
}

/**
 * What gets the keyboard's focus in an element comes out from under the sheet, too. Who points at
 * something sees it already.
 * @param {HTMLElement & { renderRoot: ParentNode }} element
 */
export function uncoverFocused(element) {
  let isPointing = false;
  const listen = (/** @type {string} */ type, /** @type {boolean} */ points) =>
    element.addEventListener(type, () => {
      isPointing = points;
    });
  listen('pointerdown', true);
  for (const type of ['pointercancel', 'click', 'keydown']) listen(type, false);
  const onFocus = (/** @type {Event} */ event) => {
    const path = event.composedPath();
    const sheet = sheetIn(element.renderRoot);
    if (isPointing || !sheet || path.includes(sheet)) return;
    const focused = /** @type {Element} */ (path[0]);
    moveOut(element.renderRoot, focused);
    // What the sheet says may grow by it.
    requestAnimationFrame(() => {
      if (focused.matches(':focus')) moveOut(element.renderRoot, focused);
    });
  };
  element.addEventListener('focusin', onFocus);
  // Focus that moves within one shadow root is not heard outside of it.
  element.addEventListener('keyup', (event) => {
    if (event.key === 'Tab') onFocus(event);
  });
}

/** The inspector, where it is a sheet. @param {ParentNode} root */
function sheetIn(root) {
  const inspector = root.querySelector('nl-inspector');
  return inspector && getComputedStyle(inspector).position === 'sticky' ? inspector : undefined;
}

/** @type {(root: ParentNode, element: Element) => void} */
function moveOut(root, element) {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const sheet = sheetIn(root)?.getBoundingClientRect();
  const isCovered =
    sheet && box.left < sheet.right && box.right > sheet.left && box.bottom > sheet.top;
  if (!isCovered) return;
  const [far, most] = [box.bottom - sheet.top + 12, Math.max(0, box.top - 12)];
  scrollBy({ top: Math.min(far, most), behavior: 'instant' });
}
