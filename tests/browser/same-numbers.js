/** When two computations of the same numbers agree. */

/** Of the number itself. */
const relative = 1e-5;

/**
 * Of the tensor's largest number: where a number is a small difference of large ones, such as a
 * normalized value next to the mean, float32 carries no more figures than these.
 */
const ofLargest = 1e-6;

/**
 * Tensors that are all residue: the means of normalized numbers, and the difference between two numbers
 * of which one stands in for the other. They are held to the figures of what they were made of.
 */
const residues = /\.(?:column|row)_mean$|^approximation_error$/;
const ofResidues = 0.5;

/**
 * Where our numbers are neither PyTorch's float32 nor what PyTorch gives in double precision.
 *
 * @param {string} tensor
 * @param {(number | string)[]} ours
 * @param {number[]} single PyTorch's, in float32
 * @param {number[]} double PyTorch's, in double precision
 * @returns {string[]} one line for each difference
 */
export function differences(tensor, ours, single, double) {
  if (ours.length !== single.length) return [`${ours.length} numbers instead of ${single.length}`];
  const least = residues.test(tensor) ? ofResidues : 0;
  const largest = Math.max(least, ...single.filter(Number.isFinite).map(Math.abs));
  return ours.flatMap((text, position) => {
    const value = Number(text);
    const isThat = [single, double].some((wanted) => agree(value, wanted[position], largest));
    if (isThat && text !== '') return [];
    return [`at ${position}: ${text}, PyTorch ${single[position]} or ${double[position]}`];
  });
}

/** @param {number} value @param {number} wanted @param {number} largest */
export function agree(value, wanted, largest) {
  const margin = relative * Math.abs(wanted) + ofLargest * largest;
  return Object.is(value, wanted) || value === wanted || Math.abs(value - wanted) <= margin;
}
