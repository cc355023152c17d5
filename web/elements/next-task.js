/**
 * Lets the page do what it has to do before more of a long work is done.
 * @returns {Promise<void>}
 */
export const nextTask = () => new Promise((next) => setTimeout(next));

/**
 * Waits until what stands in the page has been painted.
 * @returns {Promise<void>}
 */
export const painted = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/**
 * Waits until what stands in the page has been painted, or, where nothing is painted, such as in a
 * hidden tab, a moment.
 * @returns {Promise<void>}
 */
export const paintedSoon = () =>
  Promise.race([painted(), new Promise((done) => setTimeout(done, 500))]);
