/** When two computations of the same numbers agree. */

/** Of the number itself. */
const relative = 1e-5;

/**
 * Of the tensor's largest number: where a number is a small difference of large ones, such as a
 * normalized value next to the mean, float32 carries no more figures than these.
 */
const ofLargest = 1e-6;

/**
 * Tensors smaller than this are held to its figures: the mean of normalized numbers is all residue, and
 * so is much of the difference between two numbers of which one stands in for the other.
 */
const leastLargest = 0.5;

/**
 * Where our numbers are neither PyTorch's float32 nor what PyTorch gives in double precision.
 *
 * @param {(number | string)[]} ours
 * @param {number[]} single PyTorch's, in float32
 * @param {number[]} double PyTorch's, in double precision
 * @returns {string[]} one line for each difference
 */
export function differences(ours, single, double) {
  if (ours.length !== single.length) return [`${ours.length} numbers instead of ${single.length}`];
  const largest = Math.max(leastLargest, ...single.filter(Number.isFinite).map(Math.abs));
  return ours.flatMap((text, position) => {
    const value = Number(text);
    const isThat = [single, double].some((wanted) => agree(value, wanted[position], largest));
    if (isThat && text !== '') return [];
    return [`at ${position}: ${text}, PyTorch ${single[position]} or ${double[position]}`];
  });
}

/** @param {number} value @param {number} wanted @param {number} largest */
function agree(value, wanted, largest) {
  const margin = relative * Math.abs(wanted) + ofLargest * largest;
  return Object.is(value, wanted) || value === wanted || Math.abs(value - wanted) <= margin;
}
