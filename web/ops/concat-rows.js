import { cell } from '../tape/expression.js';
import { letters } from './indices.js';

/** @import { Call, Op } from '../tape/tape.js' */

/**
 * Tensors one below the other. Arguments 0, 1, … (rows of each, …) → output (all rows, …).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.cat.html
 * @type {Op}
 */
export const concatRows = {
  name: 'concatRows',
  fields: ['output'],
  run(_engine, parts) {
    const all = Object.values(parts);
    const rows = all.reduce((sum, { shape }) => sum + shape[0], 0);
    const data = new Float32Array(all.reduce((sum, part) => sum + part.data.length, 0));
    let at = 0;
    for (const part of all) {
      data.set(part.data, at);
      at += part.data.length;
    }
    return { output: { shape: [rows, ...all[0].shape.slice(1)], data } };
  },
  derive(call, _field, [i, ...rest]) {
    const { part, row } = partOf(call, i);
    return cell(`${part}`, [row, ...rest], letters(rest.length + 1).join(''));
  },
  pytorch({ name, has }) {
    const parts = [];
    for (let part = 0; has(`${part}`); part++) parts.push(name(`${part}`));
    return [`${name('output')} = torch.cat([${parts.join(', ')}])`];
  },
};

/**
 * The part in which a row of the whole lies, and which row of that it is.
 * @param {Call} call
 * @param {number} row
 */
function partOf(call, row) {
  let part = 0;
  for (; row >= call.shape(`${part}`)[0]; part++) row -= call.shape(`${part}`)[0];
  return { part, row };
}
