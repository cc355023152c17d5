/**
 * Sizes are asked for once everything stands that changes now, all in a row, and only then is written
 * what follows from them: between the two the browser has to lay out the page once, not once for each
 * who asks. It is still done before anything is painted.
 *
 * @typedef {() => (() => void) | undefined} Ask reads sizes; gives what is to be written, if anything
 */

/** @type {Set<Ask>} */
let asked = new Set();

/** @param {Ask} ask the same function again is asked once */
export function measureSoon(ask) {
  if (asked.size === 0) queueMicrotask(measureAll);
  asked.add(ask);
}

function measureAll() {
  const asks = [...asked];
  asked = new Set();
  for (const write of asks.map((ask) => ask())) write?.();
}
