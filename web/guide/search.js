/**
 * Search over titles, terms and formulas: what is typed finds what begins so, whatever its accents,
 * capitals and superscripts.
 *
 * @typedef {object} Entry
 * @property {'walkthrough' | 'step' | 'term' | 'exercise'} kind
 * @property {string} title
 * @property {string[]} names other names, symbols, identifiers
 * @property {string} text what it says at length
 * @property {string} place
 * @property {string} at
 *
 * @typedef {Entry & { title: string, folded: Folded }} Indexed
 * @typedef {{ whole: string[], title: string[], names: string[], text: string[] }} Folded
 */

/**
 * One spelling for all that look alike: no capitals, no accents, ² is 2, ς is σ.
 * @param {string} text
 */
export const fold = (text) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ς/g, 'σ').replace(/\^/g, '');

/** The words of a text, without the punctuation around them. @param {string} text */
const bareWords = (text) =>
  fold(text)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{S}]+|[^\p{L}\p{N}\p{S}]+$/gu, ''))
    .filter(Boolean);

/** The words of a text, and the parts of those that have some. @param {string} text */
function wordsOf(text) {
  return bareWords(text).flatMap((bare) => {
    const parts = bare.split(/[^\p{L}\p{N}\p{S}]+|(?<=[√Σ∑])/u);
    return parts.length > 1 ? [bare, ...parts] : [bare];
  });
}

/**
 * @param {Entry[]} entries
 * @returns {Indexed[]}
 */
export const indexOf = (entries) =>
  entries.map((entry) => ({
    ...entry,
    folded: {
      whole: [entry.title, ...entry.names].map(fold),
      title: wordsOf(entry.title),
      names: entry.names.flatMap(wordsOf),
      text: wordsOf(entry.text),
    },
  }));

/**
 * The entries that hold every word of a query, the closest first.
 * @param {Indexed[]} index
 * @param {string} query
 * @returns {Indexed[]}
 */
export function find(index, query) {
  const whole = fold(query.trim());
  const words = bareWords(query);
  if (words.length === 0) return [];
  return index
    .map((entry) => ({ entry, closeness: closenessOf(entry.folded, whole, words) }))
    .filter(({ closeness }) => closeness > 0)
    .toSorted((a, b) => b.closeness - a.closeness)
    .map(({ entry }) => entry);
}

/** @type {(folded: Folded, whole: string, words: string[]) => number} */
function closenessOf(folded, whole, words) {
  if (folded.whole.includes(whole)) return 10;
  return Math.min(...words.map((word) => closenessOfWord(folded, word)));
}

/** @type {(folded: Folded, word: string) => number} */
function closenessOfWord({ title, names, text }, word) {
  if (title.includes(word)) return 8;
  if (names.includes(word)) return 7;
  if (title.some((other) => other.startsWith(word))) return 6;
  if (names.some((other) => other.startsWith(word))) return 5;
  if (word.length < 3) return 0;
  if ([...title, ...names].some((other) => other.includes(word))) return 4;
  return text.some((other) => other.startsWith(word)) ? 2 : 0;
}
