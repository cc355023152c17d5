/** @import { Random } from '../random.js' */

/**
 * In which order to take samples: each contender's spread evenly over the run, at random places
 * there, so that what disturbs the machine for a while disturbs all.
 *
 * @param {readonly number[]} counts  samples of each contender
 * @param {Random} random
 * @returns {number[]}  contenders by their index, one a sample
 */
export function interleave(counts, random) {
  const samples = counts.flatMap((count, contender) =>
    Array.from({ length: count }, (_, sample) => ({
      contender,
      place: (sample + random()) / count,
    })),
  );
  return samples.sort((a, b) => a.place - b.place).map(({ contender }) => contender);
}
