import { html } from 'lit';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Text } from './exercise-text.js'
 */

/**
 * The solution where it is none of numbers: an order of steps, or code.
 * @param {Variant} variant
 * @param {Text} text
 */
export function writtenSolution({ exercise, answer }, text) {
  if (exercise.kind === 'order') {
    const steps = /** @type {string[]} */ (answer);
    return html`<ol class="steps">${steps.map((id) => html`<li>${text(`item.${id}`)}</li>`)}</ol>`;
  }
  if (exercise.kind === 'code')
    return html`<pre class="code" tabindex="0"><code>${exercise.ask.solution}</code></pre>`;
  return undefined;
}
