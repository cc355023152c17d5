import { describe, expect, it } from 'vitest';
import { between } from '../../../web/elements/matrix-choice.js';

describe('cells between two', () => {
  it('are the rectangle that they span, whichever comes first', () => {
    expect(between([3, 4], 1, 6)).toEqual([1, 2, 5, 6]);
    expect(between([3, 4], 6, 1)).toEqual([1, 2, 5, 6]);
    expect(between([3, 4], 4, 3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('are a run where there is one axis, and the cell itself where there is none between', () => {
    expect(between([5], 3, 1)).toEqual([1, 2, 3]);
    expect(between([3, 4], 7, 7)).toEqual([7]);
    expect(between([], 0, 0)).toEqual([0]);
  });

  it('are the second alone where they lie in other planes', () => {
    expect(between([2, 2, 2], 1, 6)).toEqual([6]);
    expect(between([2, 2, 2], 4, 7)).toEqual([4, 5, 6, 7]);
  });
});
