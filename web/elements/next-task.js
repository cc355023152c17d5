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
