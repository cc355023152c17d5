import { flatOf } from '../tape/tensor.js';

/**
 * @import { Session } from './session.js'
 *
 * @typedef {object} Shared
 * @property {string} by the tensor whose role's hue they have
 * @property {ReadonlyMap<string, ReadonlySet<number>>} cells by tensor
 */

/** @type {ReadonlyMap<string, ReadonlySet<number>>} */
const none = new Map();

/**
 * What shares a statistic with the selected cell: its group. Where the cell has no statistic of its
 * own, the step's is taken, and the group lights up in that one and in what was made with it too.
 * @param {Session} session
 * @returns {Shared}
 */
export function sharedBy({ selected, step, inputs, tape }) {
  if (!selected) return { by: '', cells: none };
  const { name, index } = selected;
  const own = tape.group(name, index);
  if (own) return { by: name, cells: new Map([[own.name, own.cells]]) };
  const by = typeof step.shares === 'function' ? step.shares(inputs) : (step.shares ?? '');
  const origin = by && !tape.refusal(by) ? tape.origin(by) : undefined;
  const counted = origin && tape.counted(by, name, index);
  if (!origin || !counted) return { by, cells: none };
  const { shape } = tape.tensor(by);
  const one = new Set([flatOf(shape, counted.index)]);
  const cells = new Map([[name, counted.cells]]);
  for (const field of Object.values(origin.call.outputs)) {
    const own = String(tape.tensor(field).shape);
    if (own === String(shape)) cells.set(field, one);
    else if (own === String(tape.tensor(name).shape)) cells.set(field, counted.cells);
  }
  return { by, cells };
}
