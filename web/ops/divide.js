import { div as said } from '../tape/expression.js';
import { elementwise } from './elementwise.js';

/** One tensor divided by another: a, b → output, see `elementwise`. 0/0 is NaN. */
export const divide = elementwise({ name: 'divide', value: (x, y) => x / y, said, sign: '/' });
