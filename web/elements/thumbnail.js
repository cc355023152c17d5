import { css, html, LitElement, nothing, svg } from 'lit';
import { domainOf } from '../render/scale.js';
import { tintClasses } from '../styles/tints.js';
import { tintClass } from './matrix-marks.js';
import { layOut } from './thumbnail-layout.js';

/** @import { Tensor } from '../tape/tensor.js' */

/**
 * `<nl-thumbnail>`: a tensor as tints, without numbers: a picture of what a walkthrough is about.
 * Hidden from those who would hear it.
 */
export class NlThumbnail extends LitElement {
  static styles = css`
    ${tintClasses}

    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
    }

    rect {
      fill: var(--tint, var(--normlab-zero, var(--normlab-wash)));
    }
  `;

  static properties = { tensor: { attribute: false } };

  constructor() {
    super();
    /** Of up to four axes. @type {Tensor | undefined} */
    this.tensor = undefined;
  }

  render() {
    if (!this.tensor) return nothing;
    const { shape, data } = this.tensor;
    const domain = domainOf([this.tensor]);
    const { cells, width, height } = layOut(shape);
    return html`<svg
      aria-hidden="true"
      viewBox="0 0 ${width} ${height}"
      preserveAspectRatio="xMinYMid meet"
    >
      ${cells.map(
        ({ flat, x, y, width, height }) =>
          svg`<rect class=${tintClass(data[flat], domain).trim()} x=${x} y=${y} width=${width} height=${height}></rect>`,
      )}
    </svg>`;
  }
}

if (!customElements.get('nl-thumbnail')) customElements.define('nl-thumbnail', NlThumbnail);
