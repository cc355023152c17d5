/** What is wrong between the messages and those who say them. */
import { IntlMessageFormat } from 'intl-messageformat';

/** @import { Said } from './messages-said.js' */

/** Last parts of keys that the page takes from its data. @type {Record<string, string[]>} */
export const families = {
  'about.kept': ['theme', 'progress', 'exercises', 'code', 'name', 'ask-first'],
  'about.variant': ['relaxed-simd', 'simd', 'scalar', 'js'],
  'code.fault': [
    ...['undefined', 'null', 'string', 'boolean', 'bigint', 'symbol', 'function', 'promise'],
    ...['object', 'ragged', 'deep', 'large'],
  ],
  'code.test': ['passes', 'fails', 'waits', 'idle', 'was-hidden'],
  'embed.fact': ['own-numbers', 'version', 'checked', 'unknown', 'frame', 'loads', 'local'],
  'embed.way': [
    ...['element', 'iframe', 'wordpress', 'hugo'],
    ...['jekyll', 'docusaurus', 'notion', 'moodle'],
  ],
  'embed.note': [
    ...['element', 'iframe', 'wordpress', 'hugo'],
    ...['jekyll', 'docusaurus', 'notion', 'moodle'],
  ],
  'exercise.lint.unsound': ['number', 'predict', 'cells', 'choose', 'order', 'code'],
  error: ['wasm-unavailable', 'wasm-corrupt', 'out-of-memory', 'bad-argument', 'other'],
  'exercise.order.said': ['picked', 'moved', 'dropped', 'back'],
  'exercise.part': ['right', 'wrong'],
  'exercise.state': ['open', 'partly', 'solved', 'missed'],
  'exercise.verdict': ['right', 'wrong', 'off', 'given-up'],
  'inspector.from': ['constant', 'drawn', 'set'],
  'home.part': ['1', '2', '3', '4', '5'],
  'home.teaches': ['1', '2', '3', '4', '5'],
  'inspector.why': ['nan', 'nan-input', 'infinity'],
  key: [
    ...['colour', 'selected', 'sources', 'group'],
    ...['padding', 'masked', 'edited', 'editable'],
  ],
  'glossary.topic': ['shapes', 'statistics', 'normalizations', 'activations', 'attention'],
  'lab.pages': ['home', 'exercises', 'glossary', 'about'],
  'list.by': ['walkthrough', 'level', 'kind', 'state'],
  'list.kind': ['number', 'predict', 'cells', 'choose', 'order', 'code'],
  'list.level': ['1', '2', '3'],
  'list.state': ['open', 'solved'],
  'lab.theme': ['auto', 'light', 'dark'],
  'matrix.invalid': [
    ...['empty', 'not-a-number', 'zero-denominator', 'out-of-range'],
    ...['two-separators', 'not-boolean'],
  ],
  own: [
    ...['no-values', 'ragged-row', 'ragged-list', 'brackets', 'json', 'json-kind', 'json-count'],
    ...['npy-magic', 'npy-version', 'npy-header', 'npy-structured', 'npy-object', 'npy-dtype'],
    ...['npy-truncated', 'archive', 'not-text', 'too-large', 'unreadable'],
  ],
  'own.cell': ['empty', 'not-a-number', 'zero-denominator', 'out-of-range', 'two-separators'],
  say: [
    ...['add', 'sub', 'mul', 'div', 'above', 'up_to', 'sum', 'max', 'min'],
    ...['sqrt', 'exp', 'ln', 'square', 'tanh', 'normal_cdf', 'negate', 'round'],
    ...['block', 'allow', 'zero'],
  ],
  'export.version': ['1.2', '2004'],
  'record.check': ['empty', 'sign', 'mistyped', 'version'],
  'record.file': ['not-json', 'other', 'newer', 'damaged'],
  record: ['exercise', 'result', 'tries', 'hints', 'seed', 'day'],
  'speed.by': ['relaxed-simd', 'simd', 'scalar', 'js', 'plain'],
  'speed.reading': ['median', 'bar', 'call', 'sizes', 'noise'],
  'speed.state': ['running', 'done', 'stopped', 'failed'],
  'speed.work': ['layer-norm', 'softmax', 'gelu', 'matmul', 'attention'],
  'tools.copied': ['pytorch', 'csv', 'link'],
  'words.from': ['table', 'generator', 'edited'],
};

/**
 * @param {Record<string, Record<string, string>>} locales messages by language
 * @param {Said[]} all
 * @returns {string[]}
 */
export function findMessageFaults(locales, all) {
  const isFamily = (/** @type {Said} */ { key }) => key.endsWith('.*');
  const members = Object.entries(families).flatMap(([family, names]) =>
    names.map((name) => ({ key: `${family}.${name}`, where: 'The list of families' })),
  );
  const said = [...all.filter((one) => !isFamily(one)), ...members];
  const unknown = all.filter(
    (one) => isFamily(one) && !said.some(({ key }) => key.startsWith(one.key.slice(0, -1))),
  );
  const faults = Object.entries(locales).flatMap(([lang, messages]) => [
    ...said
      .filter(({ key }) => !Object.hasOwn(messages, key))
      .map(({ key, where }) => `${where} says ${key}, which ${lang} has not.`),
    ...Object.entries(messages).flatMap(([key, message]) =>
      faultsOf(
        lang,
        key,
        message,
        said.filter((one) => one.key === key),
      ),
    ),
  ]);
  return [
    ...unknown.map(({ key, where }) => `${where} says ${key}, a family without a list.`),
    ...new Set(faults),
  ];
}

/** @type {(lang: string, key: string, message: string, said: Said[]) => string[]} */
function faultsOf(lang, key, message, said) {
  if (said.length === 0) return [`${lang} has ${key}, which nobody says.`];
  try {
    const wanted = paramsOf(new IntlMessageFormat(message, lang).getAst());
    return said.flatMap(({ params, where }) =>
      wanted
        .filter((name) => params && !params.includes(name))
        .map((name) => `${where} says ${key} without {${name}}, which ${lang} puts in.`),
    );
  } catch (error) {
    return [`${lang}: ${key} is no ICU message: ${/** @type {Error} */ (error).message}`];
  }
}

/** The names in braces. @param {any[]} parts of a message @returns {string[]} */
const paramsOf = (parts) =>
  parts.flatMap(({ type, value, options = {} }) => [
    ...(type === literal || type === numberSign ? [] : [value]),
    .../** @type {any[]} */ (Object.values(options)).flatMap(({ value }) => paramsOf(value)),
  ]);

/** Parts of a message without a name, by the numbers that the parser gives them. */
const [literal, numberSign] = [0, 7];
