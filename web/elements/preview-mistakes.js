import { html, nothing } from 'lit';
import { judge } from '../exercises/judge.js';
import { differing } from '../exercises/kinds/code.js';
import { labelsOf } from '../exercises/labels.js';
import { plain } from '../render/digits.js';
import { indexOf } from '../tape/tensor.js';
import { placeName } from './cell-name.js';

/**
 * What an exercise's foreseen mistakes come to with some numbers.
 *
 * @import { Variant } from '../exercises/types.js'
 * @import { Tensor } from '../tape/tensor.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Text } from './exercise-text.js'
 */

/** Cells that are named; the rest are counted. */
const mostCells = 6;

/** @type {(variant: Variant, text: Text, say: Say & { lang: string }) => unknown} */
export function mistakesTemplate(variant, text, say) {
  const { mistakes, untold, answer } = variant;
  const told = mistakes.map(({ id, answer: wrong }) => {
    const as = judge(variant, wrong).mistake;
    const state =
      as === id ? say('preview.recognised') : say('preview.taken', { as: as ?? 'none' });
    return oneTemplate({
      id,
      state,
      isFine: as === id,
      given: answerIn(variant, wrong, text, say),
      text,
    });
  });
  const others = untold.map(({ id, like }) =>
    oneTemplate({ id, state: say('preview.untold', { like }), isFine: false, given: '', text }),
  );
  return html`<h3>${say('preview.answers')}</h3>
    <dl class="answers">
      <div>
        <dt>${say('preview.solution')}</dt>
        <dd class="given">${answerIn(variant, answer, text, say)}</dd>
      </div>
      ${told} ${others}
    </dl>
    ${told.length + others.length === 0 ? html`<p>${say('preview.no-mistakes')}</p>` : nothing}`;
}

/** @type {(one: { id: string, state: string, isFine: boolean, given: string, text: Text }) => unknown} */
const oneTemplate = ({ id, state, isFine, given, text }) => html`<div data-mistake=${id}>
    <dt><code>${id}</code></dt>
    ${given ? html`<dd class="given">${given}</dd>` : nothing}
    <dd class=${isFine ? 'fine' : 'fault'}>${state}</dd>
    <dd class="hint">${text(`mistake.${id}`)}</dd>
  </div>`;

/** An answer in words. @type {(variant: Variant, answer: any, text: Text, say: Say & { lang: string }) => string} */
function answerIn({ exercise, ask, tape, answer: right }, answer, text, say) {
  switch (exercise.kind) {
    case 'cells': {
      const labels = labelsOf(exercise, tape, text)[ask.tensor];
      const named = answer
        .slice(0, mostCells)
        .map((/** @type {number} */ flat) =>
          placeName(labels, ask.shape, indexOf(ask.shape, flat)),
        );
      const more = answer.length - named.length;
      return say('preview.cells', { count: answer.length, cells: named.join('; '), more });
    }
    case 'choose':
      return answer.map((/** @type {string} */ id) => text(`option.${id}`)).join(' ');
    case 'order':
      return answer.map((/** @type {string} */ id) => text(`item.${id}`)).join(' · ');
    case 'code': {
      const other = right.filter(
        (/** @type {Tensor} */ wanted, /** @type {number} */ n) =>
          String(wanted.shape) !== String(answer[n].shape) ||
          differing(answer[n], wanted, ask.tolerance).size > 0,
      ).length;
      return say('preview.tests', { other, count: answer.length });
    }
    default: {
      const { decimals = 7 } = ask;
      return answer.map((/** @type {number} */ value) => plain(value, { decimals })).join(' · ');
    }
  }
}
