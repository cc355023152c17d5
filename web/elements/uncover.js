import { flatOf } from '../tape/tensor.js';

/** @import { NlMatrix } from './matrix.js' */

/**
 * Where the inspector is a sheet over the stage, moves the selected cell into sight and out from
 * under the sheet.
 * @param {ParentNode} root
 * @param {{ name: string, index: number[] } | undefined} selected
 */
export async function uncover(root, selected) {
  const inspector = root.querySelector('nl-inspector');
  if (!selected || !inspector || getComputedStyle(inspector).position !== 'sticky') return;
  const matrices = /** @type {NodeListOf<NlMatrix>} */ (root.querySelectorAll('nl-matrix'));
  const matrix = [...matrices].find(({ name }) => name === selected.name);
  await matrix?.updateComplete;
  const element = matrix?.cellElement(flatOf(matrix.shape, selected.index));
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const cell = element?.getBoundingClientRect();
  const sheet = inspector.getBoundingClientRect();
  const isCovered =
    cell && cell.left < sheet.right && cell.right > sheet.left && cell.bottom > sheet.top;
  if (isCovered) scrollBy({ top: cell.bottom - sheet.top + 12, behavior: 'instant' });
}
