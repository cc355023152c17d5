import { html, nothing } from 'lit';
import { parseNumber } from '../render/parse-number.js';
import { noteTemplate } from './control-note.js';

/**
 * @import { InputSpec } from '../walkthroughs/inputs.js'
 * @import { Control, ControlHost } from './controls.js'
 */

const largestSeed = Number.MAX_SAFE_INTEGER;

/** @type {(host: ControlHost, control: Control) => unknown} */
export function numberTemplate(host, { name, label, spec, value }) {
  const { say, locked } = host;
  const { min = 0, max = 100, more } = spec;
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <div class="line">
      <input
        id="${name}-slider"
        type="range"
        aria-label=${label}
        min=${min}
        max=${max}
        step=${spec.step ?? 1}
        ?disabled=${locked}
        .value=${String(value)}
        @input=${(/** @type {InputEvent} */ event) => onNumber(host, event, name, spec, true)}
        @change=${(/** @type {InputEvent} */ event) => onNumber(host, event, name, spec, false)}
      />
      ${numberField(host, name, spec, 'count', plainest(value))}
    </div>
    ${
      more
        ? html`<button
            ?disabled=${locked || value + more > max}
            @click=${() => takeNumber(host, name, String(value + more), spec, false)}
          >
            ${say(`number.add.${name}`)}
          </button>`
        : nothing
    }
    ${noteTemplate(host, name)}
  </div>`;
}

/** @type {(host: ControlHost, control: Control) => unknown} */
export function seedTemplate(host, { name, label, value }) {
  const spec = { kind: /** @type {const} */ ('seed'), default: 0, min: 0, max: largestSeed };
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <div class="line">
      ${numberField(host, name, spec, 'seed', String(value))}
      <button
        ?disabled=${host.locked || value >= largestSeed}
        @click=${() => takeNumber(host, name, String(value + 1), spec, false)}
      >
        ${host.say('seed.next')}
      </button>
    </div>
    ${noteTemplate(host, name)}
  </div>`;
}

/** @type {(host: ControlHost, name: string, spec: InputSpec, className: string, text: string) => unknown} */
function numberField(host, name, spec, className, text) {
  const note = host.notes[name];
  const typed = host.typed.get(name);
  return html`<input
    id=${name}
    class=${className}
    type="text"
    inputmode=${spec.step === undefined ? 'numeric' : 'decimal'}
    autocomplete="off"
    ?disabled=${host.locked}
    .value=${note?.wrong && typed !== undefined ? typed : text}
    aria-invalid=${note?.wrong ? 'true' : nothing}
    aria-describedby="${name}-note"
    @change=${(/** @type {InputEvent} */ event) => onNumber(host, event, name, spec, false)}
  />`;
}

/** @type {(host: ControlHost, event: InputEvent, name: string, spec: InputSpec, live: boolean) => void} */
function onNumber(host, event, name, spec, live) {
  takeNumber(host, name, /** @type {HTMLInputElement} */ (event.target).value, spec, live);
}

/** @type {(host: ControlHost, name: string, text: string, spec: InputSpec, live: boolean) => void} */
function takeNumber(host, name, text, { min = 0, max = 100, step }, live) {
  const { say } = host;
  host.typed.set(name, text);
  const read = parseNumber(text);
  if (!('value' in read)) {
    host.note(name, say('number.not-a-number', { text }), true);
  } else if (step === undefined && !Number.isInteger(read.value)) {
    host.note(name, say('number.whole', { value: text }), true);
  } else if (read.value < min || read.value > max) {
    host.note(name, say('number.range', { value: text, min, max }), true);
  } else {
    host.note(name, '', false);
    host.take(name, read.value, live);
  }
}

/** A number without the dust of binary fractions, as 1.1 for 1.1000000000000001. @param {number} value */
const plainest = (value) => String(Number(value.toPrecision(7)));
