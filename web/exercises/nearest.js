/**
 * The word that somebody who typed another one may have meant; `none` where none is near.
 * @param {string} typed
 * @param {readonly string[]} known
 */
export function nearest(typed, known) {
  const word = typed.slice(0, 40).toLowerCase();
  const ranked = known
    .map((one) => ({ one, far: distance(word, one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(1, Math.floor(word.length / 3)) ? best.one : 'none';
}

/** @param {string} word */
const letters = (word) => [...word].sort().join('');

/** Letters to add, drop or change until one word is the other; one if they only changed places. @type {(one: string, other: string) => number} */
function distance(one, other) {
  if (one !== other && letters(one) === letters(other)) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
}
