import { normalCdf as said } from '../tape/expression.js';
import { pointwise } from './pointwise.js';

/**
 * The share of a standard normal distribution below each number, Φ(x), see `pointwise`.
 * PyTorch: https://pytorch.org/docs/stable/special.html#torch.special.ndtr
 */
export const normalCdf = pointwise({
  name: 'normalCdf',
  said,
  python: (x) => `torch.special.ndtr(${x})`,
});
