import { sub as said } from '../tape/expression.js';
import { elementwise } from './elementwise.js';

/** One tensor less another: a, b → output, see `elementwise`. */
export const subtract = elementwise({ name: 'subtract', value: (x, y) => x - y, said, sign: '-' });
