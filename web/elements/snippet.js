import { html, LitElement, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { snippetStyles } from '../styles/snippet.js';
import { copyText } from './copy-out.js';
import { textOf } from './snippet-lines.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { CodeField, Line, Reading } from './snippet-lines.js'
 */

/**
 * `<nl-snippet>`: a program as text with what each line prints beside it. Inputs are edited where
 * they stand in the code; a printed number can be selected.
 *
 * @fires nl-input `{name, value, live}`
 * @fires nl-select `{name, index, walk}`
 */
export class NlSnippet extends LitElement {
  static styles = [base, controls, snippetStyles];

  static properties = {
    label: {},
    lines: { attribute: false },
    locked: { attribute: false },
    read: { attribute: false },
    say: { attribute: false },
    fault: { state: true },
    notice: { state: true },
    manual: { state: true },
  };

  /** The input that arrow keys are moving. @type {string | undefined} */
  #moving;

  constructor() {
    super();
    this.label = '';
    /** @type {Line[]} */
    this.lines = [];
    this.locked = false;
    /** @type {(input: string, text: string) => Reading} */
    this.read = (_, text) => ({ value: text });
    /** @type {Say} */
    this.say = (key) => key;
    /** What cannot be taken, and where it was typed: line and place. @type {{ at: string, text: string, why: string } | undefined} */
    this.fault = undefined;
    /** What was done, said once. */
    this.notice = '';
    /** Text that the clipboard would not take. */
    this.manual = '';
  }

  render() {
    return html`<div class="head">
        <span class="label" id="label">${this.label}</span>
        <button @click=${this.#copy}>${this.say('snippet.copy')}</button>
        <span class="notice" role="status">${this.notice}</span>
      </div>
      <div class="frame" role="group" aria-labelledby="label">
        ${this.lines.map((line, number) => this.#line(line, number))}
      </div>
      ${this.#byHand()}`;
  }

  /** The program to be copied, where the clipboard is closed to the page. */
  #byHand() {
    if (!this.manual) return nothing;
    return html`<label class="manual">
      ${this.say('tools.manual')}
      <textarea readonly rows="8" .value=${this.manual}></textarea>
    </label>`;
  }

  /** @type {(line: Line, number: number) => unknown} */
  #line({ code, printed, refusal, isReached }, number) {
    const fault = this.fault?.at.startsWith(`${number}.`) ? this.fault.why : '';
    return html`<code class=${isReached ? nothing : 'unreached'}
        >${code.map((part, place) =>
          typeof part === 'string' ? part : this.#field(part, `${number}.${place}`),
        )}</code
      >
      <div class="printed" data-line=${number}>
        ${printed.map(
          ({ name, index, text, isSelected }) =>
            html`<button
              class="number"
              data-source="${name}[${index}]"
              title="${name}[${index}]"
              aria-pressed=${isSelected}
              @click=${() => this.#emit('nl-select', { name, index, walk: true })}
            >
              ${text}
            </button>`,
        )}
        ${refusal ? html`<p class="refusal" role="alert">${refusal}</p>` : nothing}
        ${fault ? html`<p class="fault" id="fault" role="alert">${fault}</p>` : nothing}
      </div>`;
  }

  /** @type {(field: CodeField, at: string) => unknown} */
  #field({ input, label, text, options, step }, at) {
    if (options) {
      return html`<select
        data-input=${input}
        aria-label=${label}
        ?disabled=${this.locked}
        @change=${(/** @type {Event} */ event) => this.#take(event, input, at)}
      >
        ${options.map(
          (option) => html`<option .selected=${option === text} value=${option}>${option}</option>`,
        )}
      </select>`;
    }
    const isWrong = this.fault?.at === at;
    const shown = isWrong ? this.fault?.text : text;
    return html`<input
      type="text"
      inputmode="decimal"
      autocomplete="off"
      spellcheck="false"
      data-input=${input}
      aria-label=${label}
      ?disabled=${this.locked}
      .value=${shown ?? text}
      aria-invalid=${isWrong ? 'true' : nothing}
      aria-describedby=${isWrong ? 'fault' : nothing}
      @change=${(/** @type {Event} */ event) => this.#take(event, input, at)}
      @blur=${(/** @type {Event} */ event) => this.#settle(event, input, at)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#onKeydown(event, input, at, step)}
    />`;
  }

  /** @type {(event: Event, input: string, at: string, live?: boolean) => void} */
  #take(event, input, at, live = false) {
    const { value: text } = /** @type {HTMLInputElement} */ (event.target);
    const read = this.read(input, text);
    this.fault = 'fault' in read ? { at, text, why: read.fault } : undefined;
    this.#moving = live ? input : undefined;
    if ('value' in read) this.#emit('nl-input', { name: input, value: read.value, live });
  }

  /** @type {(event: KeyboardEvent, input: string, at: string, step: number) => void} */
  #onKeydown(event, input, at, step) {
    const change = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (change === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (event.target);
    const moved = String(Number((Number(field.value) + change).toFixed(6)));
    if (!('value' in this.read(input, moved))) return;
    field.value = moved;
    this.#take(event, input, at, true);
  }

  /** Where arrow keys moved a number, leaving its field is the end of that. @type {(event: Event, input: string, at: string) => void} */
  #settle(event, input, at) {
    if (this.#moving === input) this.#take(event, input, at);
  }

  /** A field is as wide as what it holds; a style attribute would break a strict CSP. */
  updated() {
    for (const field of this.renderRoot.querySelectorAll('input')) {
      field.style.inlineSize = `${Math.max(2, field.value.length)}ch`;
    }
  }

  async #copy() {
    const text = textOf(this.lines);
    const taken = await copyText(text);
    this.manual = taken ? '' : text;
    this.notice = taken ? this.say('snippet.copied') : '';
  }

  /** @type {(type: string, detail: unknown) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-snippet')) customElements.define('nl-snippet', NlSnippet);
