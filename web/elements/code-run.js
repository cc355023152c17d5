import { harness } from 'virtual:runner';
import { judge } from '../exercises/judge.js';
import { Report } from '../runner/report.js';
import { sourceOf } from '../runner/source.js';
import { plainOf } from './code-arguments.js';
import { faultIn } from './code-language.js';
import { failureOf } from './code-told.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Where } from '../runner/where.js'
 * @import { CodeRunner } from './code-runner.js'
 *
 * @typedef {object} Run what came of code
 * @property {Report} report
 * @property {boolean[]} passes by test
 * @property {{ text: string, where?: Where } | undefined} failure what kept it from its end
 */

/**
 * Runs a learner's code over an exercise's tests and compares what it returned, here, with what the
 * kernels give: the worker never learns what is expected.
 * @param {object} asked
 * @param {CodeRunner} asked.runner
 * @param {Variant} asked.variant
 * @param {string} asked.code
 * @param {string[]} asked.titles of the tests
 * @param {Say} asked.say
 * @returns {Promise<Run>}
 */
export async function runCode({ runner, variant, code, titles, say }) {
  const { name, parameters, tests } = variant.ask;
  const source = sourceOf(harness, code, name);
  const report = new Report(tests.length, source);
  const ended = await runner.run({
    source: source.text,
    given: tests.map((/** @type {any} */ test) => test.arguments.map(plainOf)),
    heard: (said) => report.hear(said),
  });
  const wanted = { name, parameters };
  return {
    report,
    passes: judge(variant, report.answer).parts ?? [],
    failure: failureOf({ ended, report, wanted, titles, faultIn: () => faultIn(code) }, say),
  };
}
