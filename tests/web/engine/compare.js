import { expect } from 'vitest';

/** @typedef {{ shape: readonly number[], data: ArrayLike<number> }} Cells */

/**
 * Expects a tensor that a float32 kernel may give for the true one: the same shape, every cell
 * within 1e-5 of its size and 1e-6 of the largest, NaN and infinities as they are.
 *
 * @param {Cells | undefined} got
 * @param {Cells} want
 * @param {string} name
 */
export function expectNear(got, want, name) {
  if (got === undefined) throw new Error(`${name} is missing`);
  expect(got.shape, `shape of ${name}`).toEqual(want.shape);
  expect(got.data.length, `length of ${name}`).toBe(want.data.length);
  const finite = Array.from(want.data).filter(Number.isFinite);
  const largest = finite.reduce((most, cell) => Math.max(most, Math.abs(cell)), 0);
  for (let cell = 0; cell < want.data.length; cell += 1) {
    if (!isNear(got.data[cell], want.data[cell], largest)) {
      expect.fail(`${name}[${cell}] is ${got.data[cell]}, and ${want.data[cell]} is right`);
    }
  }
}

/** @param {number} got @param {number} want @param {number} largest */
function isNear(got, want, largest) {
  if (!Number.isFinite(want)) return Object.is(got, want);
  return Math.abs(got - want) <= 1e-6 * largest + 1e-5 * Math.abs(want);
}
