import { html, nothing } from 'lit';
import { differing } from '../exercises/kinds/code.js';
import { domainOf } from '../render/scale.js';
import { shortest } from '../tape/tensor.js';
import { toldOf } from './code-told.js';
import { matrixOf } from './matrix-of.js';
import { matrixWords } from './strings.js';

/**
 * A counter-example: what the function got, what is expected of it, and what it returned instead.
 *
 * @import { Variant } from '../exercises/types.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Came } from '../runner/report.js'
 * @import { Tensor } from '../tape/tensor.js'
 * @import { Marks } from './matrix-marks.js'
 *
 * @typedef {Tensor | number | boolean | null} Argument
 *
 * @typedef {object} Shown
 * @property {Variant} shown.variant
 * @property {number} at which test
 * @property {string} title of the test
 * @property {Came} came what came of it
 * @property {unknown} link to the line at fault
 */

/**
 * @param {Shown} shown
 * @param {Say} lab what the lab says
 * @param {Say} say what this place says
 */
export function exampleOf({ variant, at, title, came, link }, lab, say) {
  const { name, parameters, tests, tolerance } = variant.ask;
  /** @type {{ arguments: Argument[], expected: Tensor }} */
  const { arguments: given, expected } = tests[at];
  const got = came.kind === 'returned' ? tensorOf(came.tensor) : undefined;
  const isAlike = got && String(got.shape) === String(expected.shape);
  /** @type {Set<number>} */
  const wrong = isAlike ? differing(got, expected, tolerance) : new Set();
  const told = toldOf(came, say);
  const domain = domainOf([...given.filter(isTensor), expected, ...(got ? [got] : [])]);
  const words = wordsOf(lab, say);
  /** @type {(name: string, label: string, tensor: Tensor, marks?: Marks) => unknown} */
  const matrix = (name, label, tensor, marks) =>
    matrixOf({ name, label, tensor, domain, marks, strings: words });
  return html`<section class="example" aria-labelledby="example" data-part="example">
    <h3 id="example">${title}</h3>
    ${told ? html`<p class="told">${told} ${link}</p>` : nothing}
    <div class="matrices">
      <div class="given" role="group" aria-label=${say('code.calls', { name })}>
        ${given.map((one, at) =>
          isTensor(one)
            ? matrix(`argument.${at}`, parameters[at], one)
            : html`<p class="scalar" dir="ltr">
                <code>${say('code.argument', { name: parameters[at], value: scalarText(one) })}</code>
              </p>`,
        )}
      </div>
      <div class="compared">
        ${matrix('expected', say('code.expected'), expected)}
        ${got ? matrix('yours', say('code.yours'), got, { mistaken: wrong }) : nothing}
      </div>
    </div>
    ${explained(expected, got, wrong, say).map((text) => html`<p class="soft">${text}</p>`)}
  </section>`;
}

/** @type {(tensor: { shape: number[], data: number[] }) => Tensor} */
const tensorOf = ({ shape, data }) => ({ shape, data: Float32Array.from(data) });

/** @param {Argument} one @returns {one is Tensor} */
const isTensor = (one) => typeof one === 'object' && one !== null;

/** @param {Exclude<Argument, Tensor>} one */
const scalarText = (one) => (typeof one === 'number' ? shortest(Math.fround(one)) : String(one));

/** @type {(expected: Tensor, got: Tensor | undefined, wrong: ReadonlySet<number>, say: Say) => string[]} */
function explained(expected, got, wrong, say) {
  if (!got) return [];
  if (String(got.shape) !== String(expected.shape)) {
    const [given, wanted] = [got.shape, expected.shape].map(
      (shape) => shape.join(' × ') || say('code.shape.number'),
    );
    return [say('code.other-shape', { given, wanted })];
  }
  const odd = [...wrong].filter((flat) => Number.isFinite(expected.data[flat]));
  return [
    say('code.differing', { count: wrong.size }),
    ...(odd.some((flat) => Number.isNaN(got.data[flat])) ? [say('code.nan')] : []),
    ...(odd.some((flat) => Math.abs(got.data[flat]) === Infinity) ? [say('code.infinity')] : []),
  ];
}

/** @type {WeakMap<Say, Record<string, any>>} */
const known = new WeakMap();

/** @type {(lab: Say, say: Say) => Record<string, any>} */
function wordsOf(lab, say) {
  let words = known.get(say);
  if (!words) {
    words = { ...matrixWords(lab), mistaken: say('code.differs') };
    known.set(say, words);
  }
  return words;
}
