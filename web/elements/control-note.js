import { html, nothing } from 'lit';

/** @import { ControlHost } from './controls.js' */

/**
 * What is said below a field.
 * @param {ControlHost} host
 * @param {string} field
 */
export function noteTemplate({ notes }, field) {
  const note = notes[field];
  return html`<p id="${field}-note" class=${note?.wrong ? 'note wrong' : 'note'} aria-live="polite">
    ${note?.text ?? nothing}
  </p>`;
}
