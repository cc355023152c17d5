import { html, LitElement, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { queryOf } from '../embed/words.js';
import { embedPreviewStyles } from '../styles/embed-preview.js';

/** @import { Attributes } from '../embed/words.js' */

/**
 * `<nl-embed-preview>`: the widget that is asked for, alive, as wide as it will be.
 *
 * @fires nl-height `{height}` in pixels
 */
export class NlEmbedPreview extends LitElement {
  static styles = [embedPreviewStyles];

  static properties = {
    words: { attribute: false },
    language: { attribute: false },
    label: { attribute: false },
    width: { type: Number, reflect: true },
  };

  constructor() {
    super();
    /** @type {Attributes} */
    this.words = {};
    /** Where the words name none. */
    this.language = '';
    this.label = '';
    /** In pixels; without one all there is. @type {number | undefined} */
    this.width = undefined;
  }

  render() {
    const { walkthrough, exercise, step, state, single, lock, lang, theme } = this.words;
    // All that a widget loads is there already. Without an address it offers no dialog of its own.
    return html`<div class="frame" tabindex="0" role="group" aria-label=${this.label}>
      ${keyed(
        queryOf(this.words),
        html`<norm-lab
          walkthrough=${walkthrough}
          exercise=${exercise || nothing}
          step=${step}
          state=${state || nothing}
          lang=${lang || this.language}
          theme=${theme || nothing}
          ?single=${single}
          ?lock=${lock}
          .home=${''}
          .isOpen=${true}
          @normlab-ready=${this.#onReady}
        ></norm-lab>`,
      )}
    </div>`;
  }

  #observer = new ResizeObserver(([{ target }]) => this.#measure(target));
  /** The widget whose height is followed, once it runs. @type {Element | undefined} */
  #ready;

  /** @param {Event} event */
  #onReady({ currentTarget }) {
    this.#observer.disconnect();
    this.#ready = /** @type {Element} */ (currentTarget);
    this.#observer.observe(this.#ready);
  }

  /** @param {Element} shown */
  #measure(shown) {
    const height = Math.ceil(shown.getBoundingClientRect().height);
    if (shown !== this.#ready || height === 0) return;
    this.dispatchEvent(new CustomEvent('nl-height', { detail: { height } }));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }
}

if (!customElements.get('nl-embed-preview')) {
  customElements.define('nl-embed-preview', NlEmbedPreview);
}
