import { IntlMessageFormat } from 'intl-messageformat';

// Asking the browser which languages it knows takes longer than to show a page; ours are ones.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0]);

import { formattersOf } from './formatters.js';
import { shellWords } from './shell.js';

/**
 * @typedef {(key: string, params?: Record<string, any>) => string} Translate
 *
 * @typedef {object} Locale
 * @property {string} lang
 * @property {'ltr' | 'rtl'} dir the way it is written
 * @property {'latin' | 'own'} digits in which it writes numbers: 0 to 9, or its own
 * @property {() => Promise<Record<string, string>>} lab what all of the lab says
 * @property {Record<string, () => Promise<Record<string, string>>>} parts what is only said in one
 *   part of it
 * @property {Record<string, () => Promise<Record<string, string>>>} walkthroughs
 */

/** @type {Record<string, Locale>} */
export const locales = {
  en: {
    lang: 'en',
    dir: 'ltr',
    digits: 'latin',
    lab: async () => (await import('./en/lab.js')).default,
    parts: {
      pages: async () => (await import('./en/pages.js')).default,
      glossary: async () => (await import('./en/glossary.js')).default,
      frame: async () => (await import('./en/frame.js')).default,
      code: async () => (await import('./en/code.js')).default,
      embed: async () => (await import('./en/embed.js')).default,
      export: async () => (await import('./en/export.js')).default,
      lms: async () => (await import('./en/lms.js')).default,
      record: async () => (await import('./en/record.js')).default,
      'exercise-list': async () => (await import('./en/exercise-list.js')).default,
      exercises: async () => (await import('./en/exercises.js')).default,
      preview: async () => (await import('./en/preview.js')).default,
      speed: async () => (await import('./en/speed.js')).default,
      shell: async () => shellWords.en,
    },
    walkthroughs: {
      'standardize-and-scale': async () => (await import('./en/standardize-and-scale.js')).default,
      'activations-grow': async () => (await import('./en/activations-grow.js')).default,
      'batch-norm': async () => (await import('./en/batch-norm.js')).default,
      'layer-norm': async () => (await import('./en/layer-norm.js')).default,
      'batch-vs-layer': async () => (await import('./en/batch-vs-layer.js')).default,
      'review-traffic': async () => (await import('./en/review-traffic.js')).default,
      'train-vs-inference': async () => (await import('./en/train-vs-inference.js')).default,
      'recurrent-steps': async () => (await import('./en/recurrent-steps.js')).default,
      'normalization-axes': async () => (await import('./en/normalization-axes.js')).default,
      'gelu-and-relu': async () => (await import('./en/gelu-and-relu.js')).default,
      'river-bank': async () => (await import('./en/river-bank.js')).default,
      'padded-batch': async () => (await import('./en/padded-batch.js')).default,
    },
  },
};

/** @param {string} lang */
const known = (lang) =>
  [lang, lang.split('-')[0].toLowerCase()].find((tag) => Object.hasOwn(locales, tag));

/** Whether there are words in a language. @param {string} lang */
export const isSpoken = (lang) => known(lang) !== undefined;

/**
 * The locale for a language tag: itself, its language, or English.
 * @param {string} [lang]
 */
export const localeOf = (lang = 'en') => locales[known(lang) ?? 'en'];

/**
 * A function that says messages. A message that is missing shows its key, so that it is seen.
 * @param {string} lang
 * @param {Record<string, string>} messages in ICU message syntax
 * @returns {Translate & {
 *   lang: string,
 *   dir: 'ltr' | 'rtl',
 *   has: (key: string) => boolean,
 *   words: (key: string) => string,
 * }} `words` gives what a message says whatever its parameters, with all choices; empty where there
 *   is none
 */
export function translator(lang, messages) {
  /** @type {Map<string, IntlMessageFormat>} */
  const formats = new Map();
  /** @type {Translate} */
  const say = (key, params) =>
    isText(messages[key]) ? messages[key] : String(formatOf(key)?.format(params) ?? key);
  /** @param {string} key */
  const formatOf = (key) => {
    const message = messages[key];
    if (message === undefined) return undefined;
    const format =
      formats.get(key) ??
      new IntlMessageFormat(message, lang, undefined, {
        ignoreTag: true,
        formatters: formattersOf(localeOf(lang).digits),
      });
    formats.set(key, format);
    return format;
  };
  return Object.assign(say, {
    lang,
    dir: localeOf(lang).dir,
    has: (/** @type {string} */ key) => Object.hasOwn(messages, key),
    words: (/** @type {string} */ key) => literals(formatOf(key)?.getAst() ?? []).join(' '),
  });
}

/**
 * Whether a message is text and nothing else, which most are: parsing it takes time and gives the
 * same.
 * @param {string | undefined} message
 */
const isText = (message) => message !== undefined && !/[{}<']/.test(message);

/** The texts of a message, in the order in which they stand. @param {any[]} parts @returns {string[]} */
const literals = (parts) =>
  parts.flatMap(({ type, value, options = {} }) =>
    type === 0 ? [value] : Object.values(options).flatMap((option) => literals(option.value)),
  );

/**
 * The messages of the lab and of some of its parts and walkthroughs, in one language.
 * @param {string} lang
 * @param {string[]} names
 */
export async function loadMessages(lang, ...names) {
  const locale = localeOf(lang);
  const loads = names.map((name) => locale.parts[name] ?? locale.walkthroughs[name]);
  const all = await Promise.all([locale.lab, ...loads].map((load) => load?.()));
  return translator(locale.lang, Object.assign({}, ...all));
}
