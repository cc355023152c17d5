import { html } from 'lit';
import { brief } from '../render/digits.js';
import { STEPS } from '../render/scale.js';
import { stepClass } from './matrix-marks.js';

/**
 * The scale of colours from −domain to domain.
 *
 * @param {number} domain
 * @param {(ends: { low: string, high: string }) => string} say
 */
export function legendTemplate(domain, say) {
  const ends = { low: brief(-domain), high: brief(domain) };
  return html`
    <div class="legend" role="img" aria-label=${say(ends)}>
      <span>${ends.low}</span><span class="swatches">${swatches}</span><span>${ends.high}</span>
    </div>
  `;
}

const swatches = Array.from({ length: 2 * STEPS + 1 }, (_, position) => {
  const step = position - STEPS;
  return html`<i class=${step === 0 ? 'zero' : stepClass(step).trim()}></i>`;
});
