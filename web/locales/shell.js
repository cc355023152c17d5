import en from './en/shell.js';

/** The few words that are there at once, by language: sentences as they are, without parameters. */
export const shellWords = { en };

/** @param {string} lang @returns {(key: keyof typeof en) => string} */
export function shellSay(lang) {
  const known = [lang, lang.split('-')[0].toLowerCase()].find((tag) =>
    Object.hasOwn(shellWords, tag),
  );
  const words = shellWords[/** @type {keyof typeof shellWords} */ (known ?? 'en')];
  return (key) => words[key];
}
