/** How a run is timed where the clock is coarse and other work goes on. */

/**
 * Milliseconds that one run takes: it is repeated until the clock can tell.
 *
 * @param {() => unknown} run
 * @param {number} least milliseconds that are waited for
 * @param {() => number} [now] a clock in milliseconds
 */
export function timeOf(run, least, now = () => performance.now()) {
  const start = now();
  let runs = 0;
  let passed = 0;
  do {
    run();
    runs += 1;
    passed = now() - start;
  } while (passed < least);
  return passed / runs;
}

/**
 * The median of times, and between which times their middle half lies.
 *
 * @param {number[]} times at least one
 */
export function summaryOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => {
    const place = share * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place % 1);
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/**
 * The same in an order of chance, so that nobody always runs after the same other.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {() => number} [random] from 0 to below 1
 */
export function shuffled(list, random = Math.random) {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
