import { html, LitElement, nothing } from 'lit';
import { keeper } from '../offline/keeper.js';
import { base, controls } from '../styles/base.js';
import { offlineStyles } from '../styles/offline.js';
import { KeeperWatch } from './keeper-watch.js';

/** @import { Say } from '../walkthroughs/types.js' */

/**
 * `<nl-offline>`: keeps the lab on the device, if the reader wants it, and removes it again.
 */
export class NlOffline extends LitElement {
  static styles = [base, controls, offlineStyles];

  static properties = {
    say: { attribute: false },
    hasRemoved: { state: true },
  };

  constructor() {
    super();
    /** @type {Say} */
    this.say = (key) => key;
    this.hasRemoved = false;
    new KeeperWatch(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    if (keeper.state !== 'fetching') await keeper.look();
    await keeper.measure();
  }

  render() {
    const { say } = this;
    const { state, progress } = keeper;
    return html`<p role="status">${this.#state()}</p>
      ${state === 'off' ? html`<button @click=${this.#keep}>${say('offline.keep')}</button>` : nothing}
      ${state === 'on' ? html`<button @click=${this.#remove}>${say('offline.remove')}</button>` : nothing}
      ${
        state === 'fetching' && progress.of > 0
          ? html`<label>
              <progress value=${progress.done} max=${progress.of}></progress>
              ${say('offline.progress', progress)}
            </label>`
          : nothing
      }`;
  }

  #state() {
    const { say } = this;
    const { state, failure, bytes } = keeper;
    if (state === 'unknown') return nothing;
    if (state === 'fetching') return say('offline.fetching');
    if (state === 'on') return say('offline.on');
    if (state === 'unavailable') return say('offline.unavailable');
    if (failure?.file) return say('offline.damaged', { file: failure.file });
    if (failure) return say('offline.failed', { message: failure.message });
    if (this.hasRemoved) return say('offline.removed');
    return bytes === 0 ? nothing : say('offline.offer', { size: Math.round(bytes / 1e5) / 10 });
  }

  #keep() {
    this.hasRemoved = false;
    keeper.keep();
  }

  async #remove() {
    await keeper.remove();
    this.hasRemoved = true;
  }
}

if (!customElements.get('nl-offline')) customElements.define('nl-offline', NlOffline);
