import { add as said } from '../tape/expression.js';
import { elementwise } from './elementwise.js';

/** One tensor and another: a, b → output, see `elementwise`. */
export const add = elementwise({ name: 'add', value: (x, y) => x + y, said, sign: '+' });
