/** A learner's code in Node, under the harness that the browser's worker has. */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { Report } from '../../../web/runner/report.js';
import { sourceOf } from '../../../web/runner/source.js';

const harness = readFileSync(new URL('../../../web/runner/harness.js', import.meta.url), 'utf8');

/**
 * Runs code over the arguments of each test, for two seconds at most.
 * @param {string} code
 * @param {string} name of the function
 * @param {any[][]} given
 * @returns {{ report: Report, said: any[], failure: any }} `failure`: what kept it from its end
 */
export function runInNode(code, name, given) {
  const source = sourceOf(harness, code, name);
  const report = new Report(given.length, source);
  /** @type {any[]} */
  const said = [];
  /** @type {((event: object) => void)[]} */
  const listeners = [];
  const scope = vm.createContext({
    console: { ...console },
    postMessage: (/** @type {any} */ message) => said.push(structuredClone(message)),
    addEventListener: (/** @type {string} */ _, /** @type {any} */ listener) =>
      listeners.push(listener),
  });
  /** @type {any} */
  let failure;
  try {
    vm.runInContext(source.text, scope, { filename: 'blob:null/code', timeout: 2000 });
    Object.assign(scope, { listeners, event: { data: structuredClone(given) } });
    vm.runInContext('listeners[0](event)', scope, { timeout: 2000 });
  } catch (error) {
    failure = error;
  }
  for (const one of said) report.hear(one);
  return { report, said, failure };
}
