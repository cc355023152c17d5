import { describe, expect, it } from 'vitest';
import { jumpOf, settable } from '../../../web/elements/chart-moves.js';

/** @param {Partial<KeyboardEvent>} keys */
const jump = (keys) => jumpOf(/** @type {KeyboardEvent} */ (keys));

describe('keys along a chart', () => {
  it('go on by one, by ten, or to an end', () => {
    const keys = ['ArrowLeft', 'ArrowUp', 'PageDown', 'End'];
    expect(keys.map((key) => jump({ key }))).toEqual([-1, 1, -10, Infinity]);
  });

  it('leave other keys, and those of the browser, alone', () => {
    expect(jump({ key: 'Tab' })).toBeUndefined();
    expect(jump({ key: 'ArrowLeft', altKey: true })).toBeUndefined();
    expect(jump({ key: 'Home', ctrlKey: true })).toBeUndefined();
  });
});

describe('a number that is set by moving', () => {
  it('is one that its slider has, within its ends', () => {
    const moves = { name: 'x', min: -4, max: 4, step: 0.1 };
    expect(settable(0.3000001, moves)).toBe(0.3);
    expect(settable(-0.26, moves)).toBe(-0.3);
    expect(settable(Infinity, moves)).toBe(4);
    expect(settable(-99, moves)).toBe(-4);
  });

  it('does not pass an end that its steps miss', () => {
    expect(settable(10, { name: 'x', min: 0, max: 10, step: 4 })).toBeLessThanOrEqual(10);
  });
});
