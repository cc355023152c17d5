import { EngineError } from './error.js';
import { knownAnswers, knownDraws } from './known-answers.js';
import { thrownInWords } from './words.js';

/** @import { Calls, VariantName } from './types.js' */

// What float32 may lose on these short sums.
const relative = 1e-5;
const ofLargest = 1e-6;

/**
 * Runs every call on small inputs and compares with what is known.
 *
 * @param {VariantName} variant
 * @param {Calls} calls
 * @returns {{ readonly passed: true, readonly cases: number }}
 * @throws {EngineError} `wasm-corrupt` at the first answer that is wrong
 */
export function runSelfTest(variant, calls) {
  const callers =
    /** @type {Record<string, (...given: unknown[]) => Record<string, { data: ArrayLike<number> }>>} */ (
      /** @type {unknown} */ (calls)
    );
  for (const { call, given, want } of knownAnswers) {
    const results = attempt(variant, call, () => callers[call](...given));
    for (const [field, cells] of Object.entries(want)) {
      check(variant, `${call}: ${field}`, results[field].data, cells);
    }
  }
  const draws = Object.entries(knownDraws);
  for (const [name, cells] of draws) {
    const stream = attempt(variant, 'generator', () => calls.generator(0));
    const draw = stream[/** @type {keyof typeof knownDraws} */ (name)];
    const drawn = attempt(variant, name, () => draw([cells.length]));
    check(variant, name, drawn.data, cells);
  }
  return Object.freeze({ passed: true, cases: knownAnswers.length + draws.length });
}

/**
 * @template T
 * @param {VariantName} variant
 * @param {string} what
 * @param {() => T} run
 */
function attempt(variant, what, run) {
  try {
    return run();
  } catch (thrown) {
    throw failed(variant, `${what} threw: ${thrownInWords(thrown)}`, thrown);
  }
}

/**
 * @param {VariantName} variant
 * @param {string} what
 * @param {ArrayLike<number>} got
 * @param {readonly number[]} want
 */
function check(variant, what, got, want) {
  const largest = Math.max(...want.filter(Number.isFinite).map(Math.abs));
  want.forEach((wanted, cell) => {
    const slack = ofLargest * largest + relative * Math.abs(wanted);
    const near = Number.isFinite(wanted) ? Math.abs(got[cell] - wanted) <= slack : false;
    if (!near && got[cell] !== wanted) {
      throw failed(variant, `${what}[${cell}] is ${got[cell]}, and ${wanted} is right`);
    }
  });
}

/** @param {VariantName} variant @param {string} what @param {unknown} [cause] */
function failed(variant, what, cause) {
  return new EngineError(
    'wasm-corrupt',
    `loadEngine: variant "${variant}" fails its self-test: ${what}.`,
    cause,
  );
}
