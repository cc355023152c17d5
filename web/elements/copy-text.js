import { html, LitElement } from 'lit';
import { base, controls } from '../styles/base.js';
import { copyTextStyles } from '../styles/copy-text.js';
import { copyText } from './copy-out.js';

/** @import { Say } from '../walkthroughs/types.js' */

const most = 12;
/** Characters that a line of the narrowest field takes. */
const lineLength = 40;

/** `<nl-copy-text>`: a text to take along, with a button that copies it. */
export class NlCopyText extends LitElement {
  static styles = [base, controls, copyTextStyles];

  static properties = {
    label: {},
    text: {},
    say: { attribute: false },
    notice: { state: true },
  };

  constructor() {
    super();
    this.label = '';
    this.text = '';
    /** @type {Say} */
    this.say = (key) => key;
    /** What was done, said once. */
    this.notice = '';
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('text')) this.notice = '';
  }

  render() {
    const { say, label, text } = this;
    return html`<div class="head">
        <label for="text">${label}</label>
        <button aria-label=${say('embed.copy.label', { label })} @click=${this.#copy}>
          ${say('embed.copy')}
        </button>
        <span class="notice" role="status">${this.notice}</span>
      </div>
      <textarea
        id="text"
        readonly
        spellcheck="false"
        dir="ltr"
        rows=${Math.min(most, linesOf(text))}
        .value=${text}
      ></textarea>`;
  }

  async #copy() {
    const taken = await copyText(this.text);
    this.notice = this.say(taken ? 'embed.copied' : 'embed.selected');
    const field = this.renderRoot.querySelector('textarea');
    if (!taken) field?.focus();
    if (!taken) field?.select();
  }
}

/** Lines that a text takes about. @param {string} text */
const linesOf = (text) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);

if (!customElements.get('nl-copy-text')) customElements.define('nl-copy-text', NlCopyText);
