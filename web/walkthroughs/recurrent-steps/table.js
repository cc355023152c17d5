/**
 * Vectors of some words over two features that can be read: how much praise there is in a word, and
 * how much weight it carries. Made up by hand, as the walkthrough says.
 * @type {Record<string, number[]>}
 */
export const table = {
  the: [0, 0.1],
  plot: [0.1, 0.6],
  felt: [0, 0.4],
  slow: [-0.7, 0.6],
  but: [-0.1, 0.8],
  ended: [0, 0.5],
  well: [0.7, 0.5],
  i: [0, 0.2],
  would: [0.1, 0.3],
  watch: [0.3, 0.5],
  it: [0, 0.1],
  again: [0.5, 0.6],
  tomorrow: [0.2, 0.4],
  great: [0.9, 0.7],
  cast: [0.1, 0.5],
  music: [0.3, 0.5],
  far: [-0.2, 0.6],
  too: [-0.4, 0.7],
  long: [-0.4, 0.5],
  loved: [1, 0.9],
  boring: [-0.9, 0.9],
  bad: [-0.9, 0.7],
  good: [0.7, 0.5],
  never: [-0.6, 0.8],
};
