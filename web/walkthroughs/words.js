/**
 * Words as a reader types them, and the numbers that stand for them.
 *
 * @typedef {{ words: string[], left_out: string[], shortened: boolean }} Reading
 * @typedef {{ vector: number[], from: 'edited' | 'table' | 'generator', seed?: number }} WordVector
 */

/** The longest word that is kept, in characters as a reader counts them. */
export const longestWord = 24;

/** Code points of a character that are kept: a letter and its marks, a family of emoji. */
const largestCharacter = 32;

/** @type {Record<string, Intl.Segmenter>} */
const segmenters = {};

/**
 * The pieces of a text. Browsers take their time to make what cuts it: it is made once, when it is
 * wanted.
 * @type {(text: string, granularity: 'grapheme' | 'word') => Iterable<Intl.SegmentData>}
 */
function segmentsOf(text, granularity) {
  segmenters[granularity] ??= new Intl.Segmenter(undefined, { granularity });
  return segmenters[granularity].segment(text);
}

const letter = /[\p{L}\p{N}]/u;
const picture = /^(?!\p{P})[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/**
 * The words in a text of any script. Punctuation falls away; emoji are words; scripts that write
 * without spaces are cut by the browser's dictionary.
 * @param {string} text
 * @param {number} most how many words to keep
 * @returns {Reading}
 */
export function readWords(text, most) {
  let shortened = false;
  /** @type {string[]} */
  const found = [];
  const plain = text.slice(0, 20000).normalize('NFC').replace(/\s/g, ' ');
  for (const { segment } of segmentsOf(plain, 'word')) {
    if (!letter.test(segment) && !picture.test(segment)) continue;
    const word = cut(segment);
    shortened ||= word !== segment;
    found.push(word);
  }
  return { words: found.slice(0, most), left_out: found.slice(most), shortened };
}

/**
 * As much of a word as is kept.
 * @param {string} word
 */
export function cut(word) {
  const characters = Array.from(segmentsOf(word, 'grapheme'), ({ segment }) =>
    [...segment].slice(0, largestCharacter).join(''),
  );
  if (characters.length <= longestWord) return characters.join('');
  return characters
    .slice(0, longestWord)
    .join('')
    .replace(/\p{P}+$/u, '');
}

/**
 * The same words written alike: one vector for Bank and bank.
 * @param {string} word
 */
export const wordKey = (word) => word.toLowerCase().normalize('NFC');

/**
 * A seed for a word, the same in every browser (FNV-1a over its UTF-16 units).
 * @param {string} word
 */
export function seedOf(word) {
  let hash = 0x811c9dc5;
  for (const unit of wordKey(word).split('')) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * The vector of a word: as the reader changed it, else from the table, else numbers between 0 and
 * 1 with one decimal from a generator seeded by the word.
 * @param {string} word
 * @param {Record<string, number[]>} edited by word key
 * @param {Record<string, number[]>} table by word key
 * @param {number} width
 * @param {any} engine
 * @returns {WordVector}
 */
export function vectorOf(word, edited, table, width, engine) {
  const key = wordKey(word);
  if (Object.hasOwn(edited, key)) return { vector: edited[key], from: 'edited' };
  if (Object.hasOwn(table, key)) return { vector: table[key], from: 'table' };
  const seed = seedOf(word);
  const { data } = engine.generator(seed).rand([width]);
  return {
    vector: Array.from(data, (value) => Math.round(value * 10) / 10),
    from: 'generator',
    seed,
  };
}

/**
 * The table with one number of one word's vector changed, as the reader's own.
 * @param {Record<string, number[]>} edited
 * @param {string} word
 * @param {number[]} vector the word's vector until now
 * @param {number} at
 * @param {number} value
 */
export const withEdit = (edited, word, vector, at, value) => ({
  ...edited,
  [wordKey(word)]: vector.with(at, value),
});
