import { html, nothing } from 'lit';
import { isRange } from './own-numbers.js';

/** @import { Control, ControlHost } from './controls.js' */

/**
 * How many rows and columns a matrix has, where they are free: one more, or one less, which is that
 * of the selected cell or else the last.
 *
 * @type {(host: ControlHost, control: Control) => unknown}
 */
export function rowsTemplate(host, { name, label, spec, value, selected, rows, columns }) {
  /** @type {number[][]} */
  const all = value;
  const [row, column] = selected ?? [all.length - 1, all[0].length - 1];
  /** @param {number[][]} changed */
  const take = (changed) => host.take(name, changed);
  return html`<fieldset class="sizes">
    <legend>${label}</legend>
    ${
      spec.rows && isRange(spec.rows)
        ? buttons(
            host,
            'row',
            spec.rows,
            all.length,
            rows?.[row] ?? host.say('matrix.row.place', { index: row }),
            {
              add: () => take([...all, added(spec.fresh, all)]),
              remove: () => take(all.toSpliced(row, 1)),
            },
          )
        : nothing
    }
    ${
      spec.columns && isRange(spec.columns)
        ? buttons(
            host,
            'column',
            spec.columns,
            all[0].length,
            columns?.[column] ?? host.say('matrix.column.place', { index: column }),
            {
              add: () => take(all.map((values) => [...values, values[values.length - 1]])),
              remove: () => take(all.map((values) => values.toSpliced(column, 1))),
            },
          )
        : nothing
    }
  </fieldset>`;
}

/**
 * @param {number[] | undefined} fresh
 * @param {number[][]} all
 */
function added(fresh, all) {
  const last = all[all.length - 1];
  return fresh?.length === last.length ? fresh : last;
}

/** @type {(host: ControlHost, what: 'row' | 'column', limits: [number, number], count: number, place: string, on: { add: () => void, remove: () => void }) => unknown} */
const buttons = ({ say, locked }, what, [least, most], count, place, { add, remove }) =>
  html`<div class="line">
    <button ?disabled=${locked || count >= most} @click=${add}>
      ${say(what === 'row' ? 'matrix.row.add' : 'matrix.column.add')}
    </button>
    <button ?disabled=${locked || count <= least} @click=${remove}>
      ${say(what === 'row' ? 'matrix.row.remove' : 'matrix.column.remove', { place })}
    </button>
  </div>`;
