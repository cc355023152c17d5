/** Milliseconds of a task, so that the page answers while a long work goes on. */
const slice = 8;

/**
 * Lets the page do what it has to do before more of a long work is done.
 * @returns {Promise<void>}
 */
export const nextTask = () => new Promise((next) => setTimeout(next));

/**
 * For a long work: to be awaited between its pieces. Every few milliseconds the page comes first.
 * @param {AbortSignal} signal by which the work is given up
 * @returns {() => Promise<void>} rejected once it is given up
 */
export function rests(signal) {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await nextTask();
    signal.throwIfAborted();
    since = performance.now();
  };
}

/** @type {Promise<void>} */
let last = Promise.resolve();

/**
 * Waits for a task of one's own: of all who wait for theirs, one comes after the other.
 * @returns {Promise<void>}
 */
export function inTurn() {
  last = last.then(nextTask);
  return last;
}

/**
 * Waits until what stands in the page has been painted.
 * @returns {Promise<void>}
 */
export const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Waits until what stands in the page has been painted, or, where nothing is painted, such as in a
 * hidden tab or a frame out of sight, a moment.
 * @returns {Promise<void>}
 */
export const paintedSoon = () =>
  Promise.race([painted(), new Promise((done) => setTimeout(done, 500))]);
