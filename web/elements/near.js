/**
 * Tells elements when they near what is in sight: half a screen ahead, in the page and in whatever
 * scrolls in it. What is hidden is not near, until it is shown.
 */

/** @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();

const ahead = '50%';

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      const come = waiting.get(target);
      forget(target);
      come?.();
    }
  },
  /** @type {IntersectionObserverInit} */ ({ rootMargin: ahead, scrollMargin: ahead }),
);

/** @type {(element: Element, come: () => void) => void} */
export function whenNear(element, come) {
  waiting.set(element, come);
  observer.observe(element);
}

/** @param {Element} element */
export function forget(element) {
  waiting.delete(element);
  observer.unobserve(element);
}
