/** What one cell of a matrix shows, and says of itself. */
import { compact, dataValue, digits } from '../render/digits.js';
import { opensLane, placeOf } from '../render/grid.js';
import { markClasses, markWords, tintClass } from './matrix-marks.js';

/**
 * @import { Geometry } from '../render/grid.js'
 * @import { CellView } from './matrix-body.js'
 * @import { Marks } from './matrix-marks.js'
 *
 * @typedef {object} Cells what all cells of a matrix have in common
 * @property {Geometry} geometry
 * @property {(flat: number) => number} read
 * @property {(flat: number) => boolean} canEdit
 * @property {boolean} isBoolean
 * @property {boolean} isCompact
 * @property {number} domain d of the colour scale −d … d
 * @property {number} figures before the point that there is room for
 * @property {Marks} marks
 * @property {boolean} flash which of two like animations runs where a number has changed
 * @property {{ has: (flat: number) => boolean } | null} covered
 * @property {ReadonlySet<number> | null} chosen
 * @property {ReadonlyMap<number, { text: string }>} drafts texts that can't be read
 * @property {number | null} editing where the field is open
 * @property {number} active where Tab leads
 * @property {(key: string) => string} say
 */

/** @type {(cells: Cells, flat: number) => CellView} */
export function cellView(cells, flat) {
  if (cells.covered?.has(flat)) return coveredView(cells, flat);
  const { marks, chosen, isBoolean, domain } = cells;
  const value = cells.read(flat);
  const draft = cells.drafts.get(flat);
  const readOnly = !cells.canEdit(flat);
  const isEditing = cells.editing === flat;
  const selected = chosen ? chosen.has(flat) : marks.selected === flat;
  const text = isEditing || !draft ? textOf(cells, value) : draft.text;
  const classes = [
    text.includes('\u00d7') ? ' tight' : '',
    opens(cells, flat),
    isBoolean ? ` whole${value === 0 ? '' : ' one'}` : tintClass(value, domain),
    markClasses(marks, cells.geometry, flat, cells.flash),
    selected ? (chosen ? ' chosen' : ' selected') : '',
    readOnly ? '' : ' editable',
    selected && !readOnly && !isBoolean ? ' handle' : '',
    isEditing ? ' editing' : draft ? ' draft' : '',
  ];
  return {
    text,
    value: dataValue(value),
    classes: classes.join(''),
    description: markWords(marks, flat).map(cells.say).join(', '),
    selected,
    readOnly,
    invalid: draft !== undefined && !isEditing,
    reachable: flat === cells.active,
  };
}

/** @type {(cells: Cells, flat: number) => CellView} */
function coveredView(cells, flat) {
  const selected = cells.marks.selected === flat;
  return {
    text: '?',
    value: null,
    classes: ` covered whole${opens(cells, flat)}${selected ? ' selected' : ''}`,
    description: cells.say('covered'),
    selected,
    readOnly: true,
    invalid: false,
    reachable: flat === cells.active,
  };
}

/** Whether a gap stands before it. @type {(cells: Cells, flat: number) => string} */
const opens = ({ geometry }, flat) =>
  opensLane(geometry, placeOf(geometry, flat).x) ? ' opens' : '';

/** @type {(cells: Cells, value: number) => string} */
function textOf({ isBoolean, isCompact, figures }, value) {
  if (isBoolean) return String(value);
  return isCompact ? compact(value, figures) : digits(value, { integer: figures });
}
