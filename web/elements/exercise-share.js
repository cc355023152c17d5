import { html, LitElement, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { toolsStyles } from '../styles/tools.js';
import { copyText } from './copy-out.js';
import { lostPart } from './lost-part.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Subject } from './embed-asked.js'
 * @import { ExportSubject } from './export.js'
 */

/**
 * `<nl-exercise-share>`: ways out of the page for exercises: their link, what to paste elsewhere, a
 * package for a learning platform.
 */
export class NlExerciseShare extends LitElement {
  static styles = [base, controls, toolsStyles];

  static properties = {
    say: { attribute: false },
    address: { attribute: false },
    subject: { attribute: false },
    packed: { attribute: false },
    notice: { state: true },
    manual: { state: true },
    embedded: { state: true },
    exported: { state: true },
    lost: { state: true },
  };

  constructor() {
    super();
    /** @type {Say} */
    this.say = (key) => key;
    /** Gives the link. @type {() => string} */
    this.address = () => '';
    /** Gives what can be embedded elsewhere, where that is possible; its preview can run then. @type {(() => Subject | Promise<Subject>) | undefined} */
    this.subject = undefined;
    /** Gives what can be packed, where that is possible. @type {(() => ExportSubject) | undefined} */
    this.packed = undefined;
    /** What was done, said once. */
    this.notice = '';
    /** The link, where the clipboard would not take it. */
    this.manual = '';
    /** What the dialog about it shows. @type {Subject | undefined} */
    this.embedded = undefined;
    /** What the dialog about a package packs. @type {ExportSubject | undefined} */
    this.exported = undefined;
    /** What is said where the dialog could not be fetched. @type {unknown} */
    this.lost = nothing;
  }

  render() {
    const { say } = this;
    return html`<div class="tools" role="group" aria-label=${say('tools.label')}>
        <button @click=${this.#copy}>${say('tools.link')}</button>
        ${
          this.subject
            ? html`<button class="embed" aria-haspopup="dialog" @click=${this.#embed}>${say('tools.embed')}</button>`
            : nothing
        }
        ${
          this.packed
            ? html`<button aria-haspopup="dialog" @click=${this.#export}>${say('exercise.share.package')}</button>`
            : nothing
        }
      </div>
      <p class="notice" role="status">${this.notice}</p>
      ${this.lost} ${this.#byHand()}
      ${
        this.embedded
          ? html`<nl-embed
              .subject=${this.embedded}
              @nl-close=${() => {
                this.embedded = undefined;
              }}
            ></nl-embed>`
          : nothing
      }
      ${
        this.exported
          ? html`<nl-export
              .subject=${this.exported}
              @nl-close=${() => {
                this.exported = undefined;
              }}
            ></nl-export>`
          : nothing
      }`;
  }

  #byHand() {
    if (!this.manual) return nothing;
    return html`<label class="manual">
        ${this.say('tools.manual')}
        <textarea readonly rows="3" .value=${this.manual}></textarea>
      </label>
      <button @click=${() => (this.manual = '')}>${this.say('tools.close')}</button>`;
  }

  async #copy() {
    const address = this.address();
    const taken = await copyText(address);
    this.manual = taken ? '' : address;
    this.notice = taken ? this.say('exercise.share.copied') : '';
  }

  #embed() {
    return this.#open(async () => {
      [this.embedded] = await Promise.all([this.subject?.(), import('./embed.js')]);
    });
  }

  #export() {
    return this.#open(async () => {
      await import('./export.js');
      this.exported = this.packed?.();
    });
  }

  /** @param {() => Promise<void>} dialog */
  async #open(dialog) {
    this.lost = nothing;
    try {
      await dialog();
    } catch {
      this.lost = await lostPart(this.say);
    }
  }
}

if (!customElements.get('nl-exercise-share')) {
  customElements.define('nl-exercise-share', NlExerciseShare);
}
