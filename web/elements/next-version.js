import { html, LitElement, nothing } from 'lit';
import { keeper } from '../offline/keeper.js';
import { base, controls } from '../styles/base.js';
import { nextVersionStyles } from '../styles/offline.js';
import { KeeperWatch } from './keeper-watch.js';

/** @import { Say } from '../walkthroughs/types.js' */

/**
 * `<nl-next-version>`: says quietly that a new version was fetched, which the reader may take.
 *
 * @fires nl-reload the page will be loaded again
 */
export class NlNextVersion extends LitElement {
  static styles = [base, controls, nextVersionStyles];

  static properties = {
    say: { attribute: false },
    isPutOff: { state: true },
  };

  constructor() {
    super();
    /** @type {Say} */
    this.say = (key) => key;
    this.isPutOff = false;
    new KeeperWatch(this);
  }

  connectedCallback() {
    super.connectedCallback();
    keeper.look();
  }

  render() {
    const { say } = this;
    const isShown = keeper.hasNext && !this.isPutOff;
    return html`<span role="status">
      ${
        isShown
          ? html`<div data-part="next-version">
              <p>${say('lab.next')}</p>
              <button @click=${this.#take}>${say('lab.renew')}</button>
              <button @click=${this.#putOff}>${say('lab.next.later')}</button>
            </div>`
          : nothing
      }
    </span>`;
  }

  #take() {
    this.dispatchEvent(new Event('nl-reload', { bubbles: true, composed: true }));
    keeper.takeNext();
  }

  #putOff() {
    this.isPutOff = true;
  }
}

if (!customElements.get('nl-next-version')) customElements.define('nl-next-version', NlNextVersion);
