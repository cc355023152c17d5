import { html, LitElement, nothing } from 'lit';
import { checkCode } from '../lms/record-code.js';
import { base, controls } from '../styles/base.js';
import { recordStyles } from '../styles/record.js';
import { dayOf, rowsTemplate } from './record-rows.js';

/**
 * @import { Checked } from '../lms/record-code.js'
 * @import { Say } from '../walkthroughs/types.js'
 */

/** `<nl-record-check>`: a field for a code that a reader has handed in, and what it says. */
export class NlRecordCheck extends LitElement {
  static styles = [base, controls, recordStyles];

  static properties = {
    say: { attribute: false },
    titles: { attribute: false },
    checked: { state: true },
  };

  constructor() {
    super();
    /** @type {Say & { lang: string }} */
    this.say = Object.assign((/** @type {string} */ key) => key, { lang: 'en' });
    /** Of the exercises that the lab has, by id. @type {Map<string, string>} */
    this.titles = new Map();
    /** What the code said, and whether a word was given. @type {{ result: Checked, word: string } | undefined} */
    this.checked = undefined;
  }

  render() {
    const { say, checked } = this;
    const isFaulty = checked !== undefined && checked.result.fault !== undefined;
    return html`<p>${say('record.check.lead')}</p>
      <form @submit=${this.#check}>
        <label for="code">${say('record.code')}</label>
        <textarea
          id="code"
          rows="3"
          spellcheck="false"
          autocapitalize="characters"
          autocomplete="off"
          dir="ltr"
          aria-invalid=${String(isFaulty)}
          aria-describedby="verdict"
        ></textarea>
        <label for="word">${say('record.word')}</label>
        <input id="word" autocomplete="off" autocapitalize="none" spellcheck="false" />
        <button>${say('record.check.button')}</button>
      </form>
      <div id="verdict" role="status">${checked ? html`<p>${this.#sentence(checked)}</p>` : nothing}</div>
      ${checked && !checked.result.fault && checked.result.results.length > 0 ? this.#rows(checked.result.results) : nothing}`;
  }

  /** @param {{ result: Checked, word: string }} checked */
  #sentence({ result, word }) {
    const { say } = this;
    if (result.fault) return say(`record.check.${result.fault}`);
    const given = word.trim() ? 'yes' : 'no';
    if (!result.isWord) return say('record.check.other-word', { word: given });
    const { name, time } = result;
    return say('record.check.holds', {
      word: given,
      name: name || 'none',
      day: dayOf(time, say.lang),
    });
  }

  /** @param {Extract<Checked, { fault: undefined }>['results']} results */
  #rows(results) {
    const { say, titles } = this;
    const rows = results.map((result) => ({
      ...result,
      title: titles.get(result.exercise ?? '') ?? say('record.unknown'),
    }));
    return rowsTemplate(rows, say);
  }

  /** @param {SubmitEvent} event */
  #check(event) {
    event.preventDefault();
    const [code, word] = ['textarea', 'input'].map(
      (field) => /** @type {HTMLInputElement} */ (this.renderRoot.querySelector(field)).value,
    );
    this.checked = { result: checkCode(code, word, [...this.titles.keys()]), word };
  }
}

if (!customElements.get('nl-record-check')) customElements.define('nl-record-check', NlRecordCheck);
