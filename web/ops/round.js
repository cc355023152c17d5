import { div, mul, number, round as whole } from '../tape/expression.js';
import { pointwise } from './pointwise.js';

/**
 * Each number to so many `decimals` (default 0), from halfway to the even digit, see `pointwise`.
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.round.html
 */
export const round = pointwise({
  name: 'round',
  said(x, { decimals = 0 }) {
    const unit = number(10 ** decimals);
    return decimals === 0 ? whole(x) : div(whole(mul(x, unit)), unit);
  },
  python: (x, { decimals = 0 }) => `torch.round(${x}, decimals=${decimals})`,
});
