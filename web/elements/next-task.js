/**
 * Lets the page do what it has to do before more of a long work is done.
 * @returns {Promise<void>}
 */
export const nextTask = () => new Promise((next) => setTimeout(next));
