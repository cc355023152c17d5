/**
 * Vectors of words that reviews are made of, three features each, made up by hand.
 * @type {Record<string, number[]>}
 */
export const table = {
  loved: [0.9, 0.3, 0.5],
  it: [0.1, 0.4, 0.2],
  the: [0.2, 0.1, 0.3],
  plot: [0.5, 0.6, 0.4],
  felt: [0.3, 0.8, 0.1],
  slow: [0.7, 0.2, 0.9],
  hated: [0.8, 0.9, 0.4],
  liked: [0.8, 0.2, 0.4],
  film: [0.4, 0.5, 0.5],
  movie: [0.4, 0.5, 0.6],
  story: [0.5, 0.7, 0.4],
  acting: [0.6, 0.5, 0.3],
  music: [0.7, 0.4, 0.2],
  ending: [0.5, 0.3, 0.7],
  was: [0.1, 0.2, 0.1],
  is: [0.1, 0.2, 0.2],
  a: [0.1, 0.1, 0.2],
  i: [0.3, 0.1, 0.1],
  and: [0.1, 0.3, 0.1],
  but: [0.2, 0.6, 0.1],
  not: [0.1, 0.9, 0.2],
  never: [0.2, 0.9, 0.3],
  very: [0.6, 0.3, 0.6],
  too: [0.4, 0.7, 0.6],
  so: [0.3, 0.3, 0.4],
  great: [0.9, 0.1, 0.6],
  good: [0.8, 0.2, 0.5],
  brilliant: [1.0, 0.1, 0.7],
  boring: [0.6, 0.8, 0.9],
  bad: [0.7, 0.9, 0.6],
  long: [0.5, 0.4, 0.9],
  fun: [0.9, 0.2, 0.2],
};

/** A set of projections as training might leave them: made up, and said to be. */
export const learned = {
  w_q: [
    [1.3, 0.2, -0.4],
    [-0.3, 0.9, 0.5],
    [0.4, -0.2, 1.1],
  ],
  w_k: [
    [1.6, -0.5, 0.3],
    [0.2, 1.1, -0.4],
    [-0.3, 0.4, 1.4],
  ],
  w_v: [
    [0.9, -0.3, 0.2],
    [0.1, 1.2, -0.2],
    [0.3, 0.1, 0.8],
  ],
};
