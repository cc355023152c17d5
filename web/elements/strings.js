/**
 * The words that the drawing elements need, from the messages.
 * @import { Say } from '../walkthroughs/types.js'
 */

/** @type {WeakMap<Say, Record<string, any>>} */
const known = new WeakMap();

/**
 * @param {Say} say
 * @returns {Record<string, any>} for `<nl-matrix>`; the same object for the same messages
 */
export function matrixWords(say) {
  let words = known.get(say);
  if (!words) {
    words = {
      help: (/** @type {any} */ { editable }) =>
        say('matrix.help', { editable: String(Boolean(editable)) }),
      empty: say('matrix.empty'),
      legend: (/** @type {any} */ params) => say('matrix.legend', params),
      field: (/** @type {any} */ params) => say('matrix.field', params).trim(),
      invalid: (/** @type {any} */ { key, ...params }) => say(`matrix.invalid.${key}`, params),
      edited: say('matrix.edited'),
      source: say('matrix.source'),
      group: say('matrix.group'),
      hatchDown: say('matrix.padding'),
      hatchUp: say('matrix.masked'),
      open: say('own.open'),
      openLabel: (/** @type {any} */ params) => say('own.open.label', params),
      drop: say('own.drop'),
      covered: say('matrix.covered'),
      mistaken: say('matrix.mistaken'),
    };
    known.set(say, words);
  }
  return words;
}

/** @type {WeakMap<Say, Map<string, Record<string, any>>>} */
const knownWithHelp = new WeakMap();

/**
 * The words of a matrix that is used in a way of its own.
 * @param {Say} say
 * @param {string} help what says how
 */
export function matrixWordsWith(say, help) {
  const own = knownWithHelp.get(say) ?? new Map();
  knownWithHelp.set(say, own);
  const words = own.get(help) ?? { ...matrixWords(say), help };
  own.set(help, words);
  return words;
}

/** @type {WeakMap<Say, Record<string, any>>} */
const knownOfCharts = new WeakMap();

/**
 * @param {Say} say
 * @returns {Record<string, any>} for `<nl-chart>`; the same object for the same messages
 */
export function chartWords(say) {
  let words = knownOfCharts.get(say);
  if (!words) {
    words = {
      help: say('chart.help'),
      helpMoves: say('chart.help-moves'),
      empty: say('chart.empty'),
      showTable: say('chart.show-table'),
      hideTable: say('chart.hide-table'),
      values: (/** @type {{ x: string, list: { name: string, text: string }[] }} */ { x, list }) =>
        [x, ...list.flatMap(({ name, text }) => (text ? `${name} ${text}` : []))].join(', '),
      range: (/** @type {any} */ params) => say('chart.range', params),
      marker: (/** @type {any} */ params) => say('chart.marker', params),
    };
    knownOfCharts.set(say, words);
  }
  return words;
}
