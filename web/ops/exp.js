import { exp as said } from '../tape/expression.js';
import { pointwise } from './pointwise.js';

/** e to the power of each number, see `pointwise`. */
export const exp = pointwise({ name: 'exp', said, python: (x) => `torch.exp(${x})` });
