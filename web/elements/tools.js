import { html, LitElement, nothing } from 'lit';
import { toJson } from '../render/json-numbers.js';
import { toCsv } from '../render/table.js';
import { base, controls } from '../styles/base.js';
import { toolsStyles } from '../styles/tools.js';
import { toPyTorch } from '../tape/pytorch.js';
import { copyText, saveText } from './copy-out.js';
import { lostPart } from './lost-part.js';
import { pictureOf } from './picture.js';

/**
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Subject } from './embed-asked.js'
 * @import { Session } from './session.js'
 */

/**
 * `<nl-tools>`: back to earlier inputs, and out of the page: PyTorch, CSV, SVG, a link.
 *
 * @fires nl-undo
 * @fires nl-reset
 */
export class NlTools extends LitElement {
  static styles = [base, controls, toolsStyles];

  static properties = {
    session: { attribute: false },
    revision: { attribute: false },
    say: { attribute: false },
    labels: { attribute: false },
    domain: { attribute: false },
    address: { attribute: false },
    subject: { attribute: false },
    locked: { attribute: false },
    notice: { state: true },
    manual: { state: true },
    large: { state: true },
    embedded: { state: true },
    lost: { state: true },
  };

  constructor() {
    super();
    /** @type {Session | undefined} */
    this.session = undefined;
    /** Changes when the session does. */
    this.revision = 0;
    /** @type {Say} */
    this.say = (key) => key;
    /** @type {Record<string, Labels>} */
    this.labels = {};
    /** Of the colour scale. */
    this.domain = 1;
    /** Gives the link to what is shown, where there is one. @type {(() => string) | undefined} */
    this.address = undefined;
    /** Gives what can be embedded elsewhere, where that is possible. @type {(() => Subject) | undefined} */
    this.subject = undefined;
    this.locked = false;
    /** What was done, said once. */
    this.notice = '';
    /** Text that the clipboard would not take. */
    this.manual = '';
    /** Inputs that the link just copied has no room for. @type {string[]} */
    this.large = [];
    /** What the dialog about it shows. @type {Subject | undefined} */
    this.embedded = undefined;
    /** What is said where the dialog could not be fetched. @type {unknown} */
    this.lost = nothing;
  }

  render() {
    const { session, say, locked, address } = this;
    if (!session) return nothing;
    return html`<div class="tools" role="group" aria-label=${say('tools.label')}>
        <button ?disabled=${!session.canUndo || locked} @click=${() => this.#emit('nl-undo')}>
          ${say('tools.undo')}
        </button>
        <button ?disabled=${!session.differs || locked} @click=${() => this.#emit('nl-reset')}>
          ${say('tools.reset')}
        </button>
        <button @click=${() => this.#copy('pytorch', this.#pytorch(session))}>
          ${say('tools.pytorch')}
        </button>
        <button ?disabled=${!session.selected} @click=${() => this.#copyCsv(session)}>
          ${say('tools.csv')}
        </button>
        <button @click=${() => this.#savePicture(session)}>${say('tools.svg')}</button>
        ${
          address
            ? html`<button @click=${() => this.#copyLink(session, address())}>${say('tools.link')}</button>`
            : nothing
        }
        ${
          this.subject
            ? html`<button class="embed" aria-haspopup="dialog" @click=${this.#embed}>${say('tools.embed')}</button>`
            : nothing
        }
      </div>
      <p class="notice" role="status">${this.notice}</p>
      ${this.lost}
      ${this.large.map(
        (name) => html`<button @click=${() => this.#saveNumbers(session, name)}>
          ${say('tools.link.save', { name })}
        </button>`,
      )}
      ${this.#byHand()}
      ${
        this.embedded
          ? html`<nl-embed
              .subject=${this.embedded}
              @nl-close=${() => (this.embedded = undefined)}
            ></nl-embed>`
          : nothing
      }`;
  }

  async #embed() {
    const subject = this.subject?.();
    this.lost = nothing;
    try {
      await import('./embed.js');
      this.embedded = subject;
    } catch {
      this.lost = await lostPart(this.say);
    }
  }

  /** The text to be copied, where the clipboard is closed to the page. */
  #byHand() {
    if (!this.manual) return nothing;
    return html`<label class="manual">
        ${this.say('tools.manual')}
        <textarea readonly rows="8" .value=${this.manual}></textarea>
      </label>
      <button @click=${() => (this.manual = '')}>${this.say('tools.close')}</button>`;
  }

  /** @param {Session} session */
  #pytorch({ tape, walkthrough }) {
    return toPyTorch(tape, this.say(`${walkthrough.id}.title`));
  }

  /** @param {Session} session */
  #copyCsv({ selected, tape }) {
    if (!selected) return;
    const { name } = selected;
    const { shape, data } = tape.tensor(name);
    const { rows = null, columns = null } = this.labels[name] ?? {};
    const text = toCsv(shape, data, { rowLabels: rows?.flat() ?? null, columnLabels: columns });
    this.#copy('csv', text, { name });
  }

  /** @type {(session: Session, address: string) => Promise<void>} */
  async #copyLink(session, address) {
    const large = session.tooLong.filter((name) => session.tape.has(name));
    await this.#copy('link', address);
    this.large = large;
    if (large.length === 0) return;
    const names = large.join(', ');
    this.notice += ` ${this.say('tools.link.left-out', { names, count: large.length })}`;
  }

  /** @type {(session: Session, name: string) => void} */
  #saveNumbers({ tape }, name) {
    const file = `${name}.json`;
    saveText(file, 'application/json', toJson(name, tape.tensor(name)));
    this.notice = this.say('tools.saved.numbers', { name, file });
  }

  /** @type {(what: string, text: string, params?: Record<string, string>) => Promise<void>} */
  async #copy(what, text, params) {
    this.large = [];
    const taken = await copyText(text);
    this.manual = taken ? '' : text;
    this.notice = taken ? this.say(`tools.copied.${what}`, params) : '';
  }

  /** @param {Session} session */
  #savePicture(session) {
    const { walkthrough, step } = session;
    const file = `${walkthrough.id}-${step.id}.svg`;
    const picture = pictureOf(session, this.say, this.labels, this.domain);
    saveText(file, 'image/svg+xml', picture);
    this.notice = this.say('tools.saved', { file });
  }

  /** @param {string} type */
  #emit(type) {
    this.notice = '';
    this.large = [];
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-tools')) customElements.define('nl-tools', NlTools);
