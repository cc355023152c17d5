import { mul as said } from '../tape/expression.js';
import { elementwise } from './elementwise.js';

/** One tensor times another, number by number: a, b → output, see `elementwise`. */
export const multiply = elementwise({ name: 'multiply', value: (x, y) => x * y, said, sign: '*' });
