/**
 * The review that is followed and the crowds around it, four scores each, made up by hand.
 */
export const features = ['praise', 'blame', 'heat', 'detail'];

/** The fixed review: much praise, a little blame. */
export const review = [[3, 1, 1, 2]];

/**
 * What the crowd writes on average, by day; each score varies around it with std 1.
 * @type {Record<string, number[]>}
 */
export const moods = {
  usual: [2, 2, 1, 1],
  launch: [5, 0.5, 3, 2],
  outage: [0.5, 5, 3, 2],
};
