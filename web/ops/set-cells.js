import { cell, number } from '../tape/expression.js';
import { pythonFloat } from '../tape/pytorch.js';
import { flatOf } from '../tape/tensor.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * A copy with some cells set. x, option `cells` [{ index, value }] → output (as x).
 * @type {Op}
 */
export const setCells = {
  name: 'setCells',
  fields: ['output'],
  run(_engine, { x }, { cells }) {
    const data = Float32Array.from(x.data);
    for (const { index, value } of cells) data[flatOf(x.shape, index)] = value;
    return { output: { shape: [...x.shape], data } };
  },
  derive(call, _field, index) {
    const set = setAt(call.options.cells, index);
    return set ? number(set.value) : cell('x', index, letters(index.length).join(''));
  },
  explain: ({ options }, _field, index) =>
    setAt(options.cells, index) ? { key: 'set' } : undefined,
  pytorch({ name, options: { cells } }) {
    const output = name('output');
    return [
      `${output} = ${name('x')}.clone()`,
      ...cells.map(
        (/** @type {{ index: number[], value: number }} */ { index, value }) =>
          `${output}[${index.join(', ')}] = ${pythonFloat(value)}`,
      ),
    ];
  },
};

/** @type {(cells: { index: number[], value: number }[], index: number[]) => { index: number[], value: number } | undefined} */
const setAt = (cells, index) => cells.find((set) => String(set.index) === String(index));
