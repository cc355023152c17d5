/** Numbers that only look random: a seed gives the same ones everywhere. */

/** @typedef {() => number} Random  from 0 to below 1 */

/** Mulberry32. @param {number} seed  whole @returns {Random} */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Of mean 0 and variance 1, by Box and Muller. @param {number} count @param {Random} random */
export function normals(count, random) {
  const numbers = new Float32Array(count);
  for (let i = 0; i < count; i += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    numbers[i] = radius * Math.cos(angle);
    if (i + 1 < count) numbers[i + 1] = radius * Math.sin(angle);
  }
  return numbers;
}

/** In another order, by Fisher and Yates. @template T @param {readonly T[]} list @param {Random} random */
export function shuffled(list, random) {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other], copy[last]];
  }
  return copy;
}
