import { whereIn } from './where.js';

/**
 * @import { Where, Within } from './where.js'
 *
 * @typedef {{ kind: 'returned', tensor: { shape: number[], data: number[] } }
 *   | { kind: 'fault', why: string, place: number[], wanted: number | null, length: number | null }
 *   | { kind: 'threw', message: string, where: Where | undefined, asked: number | null }} Came
 *   what came of a test
 *
 * @typedef {{ test: number, text: string }} Line that was printed; test −1 before the first one
 */

/** Reasons that something returned is no tensor. */
export const faults = [
  ...[
    'undefined',
    'null',
    'string',
    'boolean',
    'bigint',
    'symbol',
    'function',
    'promise',
    'object',
  ],
  ...['ragged', 'deep', 'large'],
];

const most = { cells: 4096, axes: 8, lines: 100, signs: 500 };

/**
 * What a run has said so far. A learner's code may say it in the harness's place: so everything is read
 * as data of known kinds, and bounded.
 */
export class Report {
  /** @type {(Came | undefined)[]} */
  came;
  /** @type {Line[]} */
  lines = [];
  /** How many lines were printed, those that are not kept among them. */
  printed = 0;
  /** Whether there is no function of the name that is asked for. */
  isMissing = false;
  /** The test that runs, or ran last. */
  at = -1;

  /**
   * @param {number} tests how many there are
   * @param {Within} within
   */
  constructor(tests, within) {
    this.came = new Array(tests).fill(undefined);
    this.within = within;
  }

  /** What was returned, test by test; null where that was no tensor. */
  get answer() {
    return this.came.map((one) => (one?.kind === 'returned' ? one.tensor : null));
  }

  /** @param {any} said */
  hear(said) {
    const { kind, test } = Object(said);
    if (kind === 'line' && this.lines.length < most.lines) {
      this.lines.push({ test: this.at, text: textOf(said.text) });
      this.printed++;
    }
    if (kind === 'missing') this.isMissing = true;
    if (kind === 'done') this.printed = Math.max(this.printed, numberOf(said.lines) ?? 0);
    if (!Number.isInteger(test) || test < 0 || test >= this.came.length) return;
    if (kind === 'test') this.at = test;
    else this.came[test] ??= this.#came(said);
  }

  /** @param {any} said @returns {Came | undefined} */
  #came(said) {
    if (said.kind === 'returned' && isTensor(said)) {
      return { kind: 'returned', tensor: { shape: [...said.shape], data: [...said.data] } };
    }
    if (said.kind === 'fault' && faults.includes(said.why)) {
      const place = Array.isArray(said.place) ? said.place.slice(0, most.axes).map(Number) : [];
      return {
        ...{ kind: 'fault', why: said.why, place },
        ...{ wanted: numberOf(said.wanted), length: numberOf(said.length) },
      };
    }
    if (said.kind !== 'threw') return undefined;
    return {
      ...{ kind: 'threw', message: textOf(said.message), asked: numberOf(said.asked) },
      where: whereIn(String(said.stack).slice(0, 4000), this.within),
    };
  }
}

/** @param {unknown} value */
const textOf = (value) => String(value).slice(0, most.signs);

/** @param {unknown} value */
const numberOf = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** @param {any} said */
function isTensor({ shape, data }) {
  if (!Array.isArray(shape) || !Array.isArray(data)) return false;
  if (shape.length > most.axes || data.length > most.cells) return false;
  const size = shape.reduce((cells, length) => cells * length, 1);
  return size === data.length && data.every((value) => typeof value === 'number');
}
