import { html, nothing } from 'lit';
import { exampleOf } from './code-example.js';
import { printedTemplate } from './code-printed.js';
import { testsTemplate } from './code-tests.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { CodeCame } from './code-came.js'
 *
 * @typedef {object} Results
 * @property {Variant} variant
 * @property {CodeCame} came
 * @property {string[]} titles of the tests
 * @property {(test: number) => void} choose shows a test's numbers
 * @property {(line: number, column?: number) => void} goTo leads to a place in the code
 * @property {Say} lab what the lab says
 * @property {Say} say what this place says
 */

/** What kept the code from its end, its tests, the first counter-example, and what it printed. @param {Results} results */
export const resultsTemplate = (results) =>
  html`${failed(results)} ${tests(results)} ${example(results)} ${printed(results)}`;

/** @param {Results} results */
function failed(results) {
  const failure = results.came.last?.failure;
  if (!failure) return nothing;
  return html`<p class="failure" role="alert" data-part="failure">${failure.text} ${link(results)}</p>`;
}

/** The way to the line at fault. @param {Results} results */
function link({ came: { where }, goTo, say }) {
  if (!where) return nothing;
  const { line, column } = where;
  return html`<button class="link" data-part="line" @click=${() => goTo(line, column)}>
    ${say('code.line', { line })}
  </button>`;
}

/** @param {Results} results */
function tests({ variant, came, titles, choose, say }) {
  const views = titles.map((title, at) => {
    const wasHidden = !variant.ask.tests[at].visible;
    return { title, state: came.stateOf(at), isShown: came.isTold(at), wasHidden };
  });
  const hidden = views.filter(({ isShown }) => !isShown).length;
  return testsTemplate({ tests: views, hidden, chosen: came.chosen, choose, say });
}

/** @param {Results} results */
function example(results) {
  const { variant, came, titles, lab, say } = results;
  const { chosen: at, shown, last } = came;
  if (!shown || at === undefined) return nothing;
  const toLine = shown.kind === 'threw' && !last?.failure ? link(results) : nothing;
  return exampleOf({ variant, at, title: titles[at], came: shown, link: toLine }, lab, say);
}

/** What was printed at tests that are told. @param {Results} results */
function printed({ came, titles, say }) {
  if (!came.last) return nothing;
  const { lines, printed: count } = came.last.report;
  const shown = lines.filter(({ test }) => test < 0 || came.isTold(test));
  return printedTemplate(shown, count - shown.length, titles, say);
}
