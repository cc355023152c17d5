import { parseTable } from '../render/table.js';
import { flatOf } from '../tape/tensor.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/**
 * Puts pasted numbers into an input, from a cell on; all or nothing.
 * @param {Session} session
 * @param {string} name
 * @param {number[]} index the cell that takes the first number
 * @param {string} text
 * @param {Say} say
 * @returns {string | undefined} what was wrong with it, as a sentence
 */
export function pasted(session, name, index, text, say) {
  const read = parseTable(text);
  if ('fault' in read) return faultSentence(read.fault, say);
  const { shape, data } = session.tape.tensor(name);
  const rank = shape.length;
  const [top, left] = rank === 1 ? [0, index[0]] : index.slice(-2);
  const [height, width] = rank === 1 ? [1, shape[0]] : shape.slice(-2);
  const [rows, columns] = [read.rows.length, read.rows[0].length];
  const [rowsLeft, columnsLeft] = [height - top, width - left];
  if (rows > rowsLeft || columns > columnsLeft) {
    return say('paste.shape', { rows, columns, rowsLeft, columnsLeft });
  }
  const lead = index.slice(0, -2);
  /** @type {{ at: number[], value: number }[]} */
  const cells = read.rows.flatMap((row, i) =>
    row.map((value, j) => ({
      at: rank === 1 ? [left + j] : [...lead, top + i, left + j],
      value: Math.fround(value),
    })),
  );
  if (!cells.every(({ at }) => session.editable(name, at))) return say('paste.locked');
  const changed = cells.filter(({ at, value }) => !Object.is(data[flatOf(shape, at)], value));
  for (const { at, value } of changed) session.edit(name, at, value, { live: true });
  const taken = session.tape.tensor(name).data;
  if (!cells.every(({ at, value }) => Object.is(taken[flatOf(shape, at)], value))) {
    session.undo();
    return say('paste.linked');
  }
  const last = changed.at(-1);
  if (last) session.edit(name, last.at, last.value);
  return undefined;
}

/** @type {(fault: any, say: Say) => string} */
function faultSentence({ key, row, column, ...rest }, say) {
  if (key === 'no-values' || key === 'brackets') return say(`paste.${key}`);
  if (key === 'ragged-row') return say('paste.ragged', { row, ...rest });
  return say('paste.fault', { row, column, reason: say(`matrix.invalid.${key}`, rest) });
}
