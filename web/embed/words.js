/**
 * The words by which a widget is asked for, the same in every way in: attributes of `<norm-lab>`,
 * the query of embed.html and of the single file, parameters of shortcodes.
 *
 * @typedef {Partial<Record<Word, string | boolean | null>>} Attributes what is absent, false, null,
 *   or an empty text is not asked for; an empty flag is
 */

/** All of them, in the order in which they are written. */
export const words = /** @type {const} */ ([
  'walkthrough',
  'exercise',
  'seed',
  'step',
  'single',
  'lock',
  'lang',
  'theme',
  'state',
]);

/** @typedef {typeof words[number]} Word */

/** Those that are there or not, as boolean attributes are. @type {readonly Word[]} */
export const flags = ['single', 'lock'];

/** @param {Word} word */
export const isFlag = (word) => flags.includes(word);

/**
 * The attributes that a query asks for. Other words in it are not ours: hosts add their own.
 * @param {URLSearchParams} query
 * @returns {Partial<Record<Word, string>>} flags as boolean attributes, with empty text
 */
export function attributesFrom(query) {
  const found = words.flatMap((word) => {
    const text = query.get(word);
    if (text === null) return [];
    if (isFlag(word)) return ['0', 'false'].includes(text) ? [] : [[word, '']];
    return text === '' ? [] : [[word, text]];
  });
  return Object.fromEntries(found);
}

/**
 * The query that asks for these attributes, without its question mark.
 * @param {Attributes} attributes
 */
export function queryOf(attributes) {
  return words
    .flatMap((word) => {
      const value = attributes[word] ?? false;
      if (isFlag(word)) return value === false ? [] : [word];
      return value ? [new URLSearchParams([[word, String(value)]]).toString()] : [];
    })
    .join('&');
}
