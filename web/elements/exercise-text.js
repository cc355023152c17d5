import { hintsIn, textsOf } from '../exercises/text.js';
import { translator } from '../locales/index.js';
import { printedValues } from './quoting.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Say } from '../walkthroughs/types.js'
 *
 * @typedef {Say & { has: (key: string) => boolean, hints: number }} Text says the exercise's own texts,
 *   with its numbers in them; `hints`: how many general hints there are
 */

/** @type {Text} */
export const noText = Object.assign((/** @type {string} */ key) => key, {
  has: () => false,
  hints: 0,
});

/**
 * The texts of an exercise in a language, or in one that it has.
 * @param {Variant} variant
 * @param {string} language
 * @returns {Text}
 */
export function textOf({ exercise, values }, language) {
  const { lang, texts } = textsOf(exercise, language);
  const say = translator(lang, texts);
  const printed = printedValues(values);
  return Object.assign(
    (/** @type {string} */ key, /** @type {object} */ params = {}) =>
      say(key, { ...printed, ...params }),
    { has: say.has, hints: hintsIn(texts) },
  );
}

/** What a tensor is called: as the exercise does, or else by its own name. @type {(name: string, text: Text) => string} */
export const nameOf = (name, text) => (text.has(`tensor.${name}`) ? text(`tensor.${name}`) : name);
