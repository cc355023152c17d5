import { cells } from './cells.js';
import { choose } from './choose.js';
import { code } from './code.js';
import { number } from './number.js';
import { order } from './order.js';
import { predict } from './predict.js';

/** The kinds of exercise by name. @type {Record<import('../types.js').KindName, import('../types.js').Kind>} */
export const kinds = { number, predict, cells, choose, order, code };
