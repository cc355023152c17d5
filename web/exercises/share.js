/** How much of two sets is in both: 1 where they are the same. @type {(given: Set<any>, right: Set<any>) => number} */
export function shareOf(given, right) {
  const all = new Set([...given, ...right]);
  const both = [...given].filter((one) => right.has(one));
  return all.size === 0 ? 1 : both.length / all.size;
}

/** @type {(one: Set<any>, other: Set<any>) => boolean} */
export const isSameSet = (one, other) =>
  one.size === other.size && [...one].every((member) => other.has(member));

/** What keeps one set from being another. @type {(given: Set<any>, right: Set<any>) => { lacks: boolean, extra: boolean }} */
export const differenceOf = (given, right) => ({
  lacks: [...right].some((one) => !given.has(one)),
  extra: [...given].some((one) => !right.has(one)),
});
