import { sqrt as said } from '../tape/expression.js';
import { pointwise } from './pointwise.js';

/** The square root of each number, see `pointwise`; of one below 0 it is NaN. */
export const sqrt = pointwise({ name: 'sqrt', said, python: (x) => `torch.sqrt(${x})` });
