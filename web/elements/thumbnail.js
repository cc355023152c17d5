import { css, html, LitElement, nothing } from 'lit';
import { domainOf } from '../render/scale.js';
import { tintClasses } from '../styles/tints.js';
import { tintClass } from './matrix-marks.js';

/** @import { Tensor } from '../tape/tensor.js' */

/**
 * `<nl-thumbnail>`: the rows of a tensor as tints, without numbers: a picture of what a walkthrough
 * is about. Hidden from those who would hear it.
 */
export class NlThumbnail extends LitElement {
  static styles = css`
    ${tintClasses}

    :host {
      display: block;
      block-size: 72px;
    }

    div {
      display: flex;
      gap: 1px;
      margin-block-end: 1px;
    }

    i {
      inline-size: 24px;
      block-size: 8px;
      background: var(--tint, var(--normlab-wash));
    }

    .tall i {
      inline-size: 34px;
      block-size: 34px;
    }
  `;

  static properties = { tensor: { attribute: false } };

  constructor() {
    super();
    /** A matrix. @type {Tensor | undefined} */
    this.tensor = undefined;
  }

  render() {
    if (!this.tensor) return nothing;
    const { shape, data } = this.tensor;
    const [rows, columns] = shape;
    const domain = domainOf([this.tensor]);
    /** @param {number} flat */
    const tint = (flat) => tintClass(data[flat], domain).trim();
    return html`<section aria-hidden="true" class=${rows < 4 ? 'tall' : ''}>
      ${Array.from(
        { length: rows },
        (_, i) =>
          html`<div>
            ${Array.from({ length: columns }, (_, j) => html`<i class=${tint(i * columns + j)}></i>`)}
          </div>`,
      )}
    </section>`;
  }
}

if (!customElements.get('nl-thumbnail')) customElements.define('nl-thumbnail', NlThumbnail);
