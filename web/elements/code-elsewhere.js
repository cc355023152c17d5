import { html, LitElement, nothing } from 'lit';
import { scriptOf } from '../runner/elsewhere.js';
import { base, controls } from '../styles/base.js';
import { exerciseCodeStyles } from '../styles/exercise-code.js';
import { plainOf } from './code-arguments.js';
import { copyText } from './copy-out.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Say } from '../walkthroughs/types.js'
 */

/**
 * How to run the code where this page may not.
 * @param {{ variant: Variant, code: string, titles: string[], say: Say }} asked
 */
export function elsewhereOf({ variant, code, titles, say }) {
  const { name, tests, tolerance } = variant.ask;
  const file = `${variant.exercise.id}.mjs`;
  const script = scriptOf({
    ...{ code, name, tolerance },
    tests: tests.map((/** @type {any} */ test, /** @type {number} */ at) => ({
      title: titles[at],
      given: test.arguments.map(plainOf),
      expected: plainOf(test.expected),
    })),
    words: {
      how: say('code.script.how', { file }),
      passes: say('code.script.passes'),
      fails: say('code.script.fails'),
      expected: say('code.script.expected'),
      returned: say('code.script.returned'),
    },
  });
  return html`<nl-code-elsewhere .script=${script} .file=${file} .say=${say}></nl-code-elsewhere>`;
}

/** `<nl-code-elsewhere>`: how to run the code where this page may not: as a script to be copied. */
export class NlCodeElsewhere extends LitElement {
  static styles = [base, controls, exerciseCodeStyles];

  static properties = {
    script: { attribute: false },
    file: { attribute: false },
    say: { attribute: false },
    notice: { state: true },
  };

  constructor() {
    super();
    this.script = '';
    /** What the script may be saved as. */
    this.file = '';
    /** @type {Say} */
    this.say = (key) => key;
    this.notice = '';
  }

  render() {
    const { say, script, file } = this;
    return html`<label class="script">
        <span>${say('code.elsewhere', { file })} ${say('code.elsewhere.uncounted')}</span>
        <textarea readonly dir="ltr" rows="8" spellcheck="false" .value=${script}></textarea>
      </label>
      <div class="buttons">
        <button data-part="copy-script" @click=${this.#copy}>${say('code.elsewhere.copy')}</button>
        <span class="soft" role="status">${this.notice || nothing}</span>
      </div>`;
  }

  async #copy() {
    this.notice = '';
    if (await copyText(this.script)) this.notice = this.say('code.elsewhere.copied');
    else this.renderRoot.querySelector('textarea')?.select();
  }
}

if (!customElements.get('nl-code-elsewhere'))
  customElements.define('nl-code-elsewhere', NlCodeElsewhere);
