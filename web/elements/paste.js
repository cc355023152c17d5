import { parseTable } from '../render/table.js';
import { flatOf } from '../tape/tensor.js';
import { InputError } from '../walkthroughs/inputs.js';
import { faultSentence, isFree, refusalSentence } from './own-numbers.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/**
 * Puts pasted numbers into an input, all or nothing: from a cell on, or in place of the whole where
 * they are more and its size is free.
 * @param {Session} session
 * @param {string} name
 * @param {number[]} index the cell that takes the first number
 * @param {string} text
 * @param {Say} say
 * @returns {string | undefined} what was wrong with it, as a sentence
 */
export function pasted(session, name, index, text, say) {
  const source = say('own.pasted');
  const read = parseTable(text);
  if ('fault' in read) return faultSentence(read.fault, source, say);
  const { shape } = session.tape.tensor(name);
  const rank = shape.length;
  const [top, left] = rank === 1 ? [0, index[0]] : index.slice(-2);
  const [height, width] = rank === 1 ? [1, shape[0]] : shape.slice(-2);
  const [rows, columns] = [read.rows.length, read.rows[0].length];
  const [rowsLeft, columnsLeft] = [height - top, width - left];
  const isLarger = rows > rowsLeft || columns > columnsLeft;
  if (isLarger && !isFree(session, name)) {
    return say('paste.shape', { rows, columns, rowsLeft, columnsLeft });
  }
  try {
    if (isLarger) session.change({ [name]: read.rows });
    else {
      const lead = index.slice(0, -2);
      const start = (/** @type {number} */ i) =>
        flatOf(shape, rank === 1 ? [left] : [...lead, top + i, left]);
      const cells = read.rows.flatMap((row, i) =>
        row.map((value, j) => ({ flat: start(i) + j, value })),
      );
      session.fill(name, cells);
    }
    return undefined;
  } catch (failure) {
    if (!(failure instanceof InputError)) throw failure;
    return refusalSentence(failure, source, say);
  }
}
