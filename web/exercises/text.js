/**
 * An exercise's own texts in a language: those of its region, of the language, or the first that there
 * are.
 * @param {import('./types.js').Exercise} exercise
 * @param {string} [lang]
 */
export function textsOf({ text }, lang = 'en') {
  const [first] = Object.keys(text);
  const found = [lang, lang.split('-')[0]].find((tag) => Object.hasOwn(text, tag)) ?? first;
  return { lang: found, texts: text[found] };
}

/** How many general hints there are. @param {Record<string, string>} texts */
export const hintsIn = (texts) =>
  Object.keys(texts).filter((key) => key.startsWith('hint.')).length;
