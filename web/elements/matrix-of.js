import { html } from 'lit';
import './matrix.js';

/**
 * @import { Tensor } from '../tape/tensor.js'
 * @import { Labels } from '../walkthroughs/types.js'
 * @import { Marks } from './matrix-marks.js'
 *
 * @typedef {object} Shown
 * @property {string} name
 * @property {string} [label] what it is called; default: its name
 * @property {{ shape: readonly number[], data: Tensor['data'] }} tensor
 * @property {Labels} [labels] of its rows, columns and planes
 * @property {number} domain of the colour scale
 * @property {boolean} [legend] whether the scale is shown
 * @property {Marks} [marks]
 * @property {{ has: (flat: number) => boolean } | null} [covered] cells that keep their numbers to themselves
 * @property {ReadonlySet<number> | null} [chosen] cells that are, where they can be
 * @property {((flat: number) => boolean) | false} [editable]
 * @property {string} [hue]
 * @property {string} [error]
 * @property {string} [fixed] why nothing can be edited
 * @property {boolean} [dragging] whether a file is dragged over the page
 * @property {Record<string, any>} strings
 * @property {boolean} [compact] default: where planes stand below and beside each other
 * @property {boolean} [muted]
 */

/** @type {Labels} */
const unnamed = {};
/** @type {Marks} */
const unmarked = {};

/** A tensor as a matrix: to be read, and where that is said, to be chosen or edited. @param {Shown} shown */
export function matrixOf({ name, tensor: { shape, data }, labels = unnamed, ...shown }) {
  const { rows = null, columns = null, planes = null } = labels;
  const { editable = false } = shown;
  return html`<nl-matrix
    .name=${name}
    .label=${shown.label ?? name}
    .shape=${shape}
    .data=${data}
    .rowLabels=${rows}
    .columnLabels=${columns}
    .planeLabels=${planes}
    .domain=${shown.domain}
    .legend=${shown.legend ?? false}
    .marks=${shown.marks ?? unmarked}
    .covered=${shown.covered ?? null}
    .chosen=${shown.chosen ?? null}
    .editable=${editable}
    .hue=${shown.hue ?? ''}
    .error=${shown.error ?? ''}
    .fixed=${shown.fixed ?? ''}
    .takesFiles=${editable !== false}
    .dragging=${shown.dragging ?? false}
    .strings=${shown.strings}
    ?compact=${shown.compact ?? shape.length > 3}
    ?muted=${shown.muted ?? false}
  ></nl-matrix>`;
}
