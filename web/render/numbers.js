/**
 * A tensor as it is read from a text or a file.
 *
 * @typedef {{ shape: number[], data: Float32Array }} Numbers row-major, rounded to float32
 *
 * What is wrong with what was read: a key for the caller's sentence and what goes into it. Rows and
 * columns count from 1 and as they stand in the file, headings included.
 *
 * @typedef {{ key: string, row?: number, column?: number, text?: string } & Record<string, string | number>} Fault
 *
 * @typedef {Numbers | { fault: Fault }} Read
 */

/** @param {readonly number[]} shape */
export const sizeOf = (shape) => shape.reduce((size, length) => size * length, 1);

/** Whether a finite number is infinite as a float32. @param {number} value */
export const overflows = (value) => Number.isFinite(value) && !Number.isFinite(Math.fround(value));
