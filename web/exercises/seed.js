/** Seeds of variants: short enough to be read out in class. */

export const seeds = 10_000;

/** Whether a number is one. @param {unknown} value @returns {value is number} */
export const isSeed = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seeds;

/** A seed from a text, such as one in an address; undefined where it is none. @param {string | null} text */
export function seedFrom(text) {
  const seed = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  return seed;
}

/**
 * The seed of one exercise of a set: it depends on no other exercise of it.
 * @type {(seed: number, exercise: string) => number}
 */
export function seedWithin(seed, exercise) {
  let mixed = 2166136261;
  for (const sign of `${seed} ${exercise}`)
    mixed = Math.imul(mixed ^ /** @type {number} */ (sign.codePointAt(0)), 16777619);
  return (mixed >>> 0) % seeds;
}

/**
 * Any other seed.
 * @param {number} [seed]
 * @param {() => number} [random]
 */
export function anotherSeed(seed, random = Math.random) {
  const other = Math.floor(random() * (seed === undefined ? seeds : seeds - 1));
  return seed !== undefined && other >= seed ? other + 1 : other;
}
