/**
 * A number of a slider as its field shows it: 1.1 for 1.1000000000000001, and with a true minus sign.
 * @param {number} value
 */
export const written = (value) => String(Number(value.toPrecision(7))).replace('-', '−');
