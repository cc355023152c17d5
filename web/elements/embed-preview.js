import { html, LitElement, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { queryOf } from '../embed/words.js';
import { embedPreviewStyles } from '../styles/embed-preview.js';

/** @import { Attributes } from '../embed/words.js' */

/**
 * `<nl-embed-preview>`: the widget that is asked for, alive, as large as in a frame of its width.
 *
 * @fires nl-height `{height}` in pixels
 */
export class NlEmbedPreview extends LitElement {
  static styles = [embedPreviewStyles];

  static properties = {
    words: { attribute: false },
    home: { attribute: false },
    language: { attribute: false },
    label: { attribute: false },
    width: { type: Number, reflect: true },
  };

  constructor() {
    super();
    /** @type {Attributes} */
    this.words = {};
    /** Address of the lab. */
    this.home = '';
    /** Where the words name none. */
    this.language = '';
    this.label = '';
    /** In pixels; without one all there is. @type {number | undefined} */
    this.width = undefined;
  }

  render() {
    const { walkthrough, exercise, seed, step, state, single, lock, lang, theme } = this.words;
    // All that a widget loads is there already.
    return html`<div class="frame" tabindex="0" role="group" aria-label=${this.label}>
      <div class="room">
        ${keyed(
          queryOf(this.words),
          html`<norm-lab
          walkthrough=${walkthrough || nothing}
          exercise=${exercise || nothing}
          seed=${seed || nothing}
          step=${step || nothing}
          state=${state || nothing}
          lang=${lang || this.language}
          theme=${theme || nothing}
          ?single=${single}
          ?lock=${lock}
          .home=${this.home}
          .isOpen=${true}
          .trial=${true}
          @normlab-ready=${this.#onReady}
        ></norm-lab>`,
        )}
      </div>
    </div>`;
  }

  #observer = new ResizeObserver(() => this.#tell());
  /** The widget that runs. @type {EventTarget | null} */
  #ready = null;

  /** @param {Event} event */
  #onReady({ currentTarget }) {
    this.#ready = currentTarget;
    const room = this.renderRoot.querySelector('.room');
    if (room) this.#observer.observe(room);
    this.#tell();
  }

  #tell() {
    const room = this.renderRoot.querySelector('.room');
    const height = Math.ceil(room?.getBoundingClientRect().height ?? 0);
    if (height === 0 || this.#ready !== this.renderRoot.querySelector('norm-lab')) return;
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
