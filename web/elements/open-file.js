import { sizeOf } from '../render/numbers.js';
import { MOST_BYTES, readFile } from '../render/read-file.js';
import { toNested } from '../tape/tensor.js';
import { InputError } from '../walkthroughs/inputs.js';
import { faultSentence, isFree, refusalSentence } from './own-numbers.js';

/**
 * @import { Numbers } from '../render/numbers.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/**
 * Puts the numbers of a file in place of an input's, all or nothing.
 * @param {Session} session
 * @param {string} name
 * @param {File} file
 * @param {Say} say
 * @returns {Promise<{ fault?: string, done?: string }>} what was wrong or done, as a sentence
 */
export async function openFile(session, name, file, say) {
  const source = say('own.file', { file: file.name });
  if (file.size > MOST_BYTES) {
    return { fault: faultSentence({ key: 'too-large', most: MOST_BYTES >> 20 }, source, say) };
  }
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { fault: faultSentence({ key: 'unreadable' }, source, say) };
  const read = readFile(file.name, bytes);
  if ('fault' in read) return { fault: faultSentence(read.fault, source, say) };
  try {
    put(session, name, read);
    const shape = session.tape.tensor(name).shape.join(' × ');
    return { done: say('own.done', { name, shape, source }) };
  } catch (failure) {
    if (!(failure instanceof InputError)) throw failure;
    return { fault: refusalSentence(failure, source, say) };
  }
}

/**
 * A list is a row of a matrix whose size is free. Elsewhere the shape must be the same, but for axes
 * that a table has no way to show: planes follow each other.
 * @type {(session: Session, name: string, numbers: Numbers) => void}
 * @throws {InputError}
 */
function put(session, name, { shape, data }) {
  if (isFree(session, name)) {
    if (shape.length > 2) throw new InputError('own.rank', { shape: shape.join(' × ') });
    const table = [...new Array(2 - shape.length).fill(1), ...shape];
    session.change({ [name]: toNested({ shape: table, data }) });
    return;
  }
  const wanted = session.tape.tensor(name).shape;
  const isTable = shape.length <= 2 && shape.at(-1) === wanted.at(-1);
  const fits = String(shape) === String(wanted) || (isTable && sizeOf(shape) === sizeOf(wanted));
  if (!fits) {
    const sizes = { shape: shape.join(' × '), wanted: wanted.join(' × '), name };
    throw new InputError('own.shape', sizes);
  }
  session.fill(
    name,
    Array.from(data, (value, flat) => ({ flat, value })),
  );
}
