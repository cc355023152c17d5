import { html, LitElement, nothing, svg } from 'lit';
import {
  bySide,
  facesOf,
  hiddenEdges,
  namePlaces,
  pathOf,
  pictureOfBlock,
} from '../render/block.js';
import { indexOf } from '../render/grid.js';
import { base } from '../styles/base.js';
import { blockStyles } from '../styles/block.js';
import { sizeOf } from '../tape/tensor.js';

/**
 * @import { Block, Face } from '../render/block.js'
 * @import { Marks } from './matrix-marks.js'
 */

/**
 * `<nl-block>`: a tensor as a block in space, with the group of the selected cell in it. A picture
 * beside the tensor's matrix, hidden from those who would hear it: all it shows and does, the matrix
 * shows and does too.
 *
 * @fires nl-select `{name, index}` the cell whose side was clicked
 */
export class NlBlock extends LitElement {
  static styles = [base, blockStyles];

  static properties = {
    name: {},
    shape: { attribute: false },
    marks: { attribute: false },
    axes: { attribute: false },
  };

  /** @type {{ of: string, picture: ReturnType<typeof pictureOfBlock>, glass: Face[] } | undefined} */
  #drawn;

  constructor() {
    super();
    this.name = '';
    /** @type {number[]} */
    this.shape = [];
    /** @type {Marks} */
    this.marks = {};
    /** Names of the axes that go back, right and down. @type {string[]} */
    this.axes = [];
    this.ariaHidden = 'true';
  }

  render() {
    const { picture, glass } = this.#picture();
    const { block, width, height, left, top } = picture;
    const { group, selected } = this.marks;
    return html`<svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} @click=${this.#onClick}>
        <g transform="translate(${left} ${top})">
          <path class="hidden" d=${pathOf(hiddenEdges(block), '')} />
          ${group ? solid('group', facesOf(block, group)) : nothing}
          ${typeof selected === 'number' ? solid('selected', facesOf(block, [selected])) : nothing}
          ${glass.map(
            ({ corners, flat }) =>
              svg`<path class="glass" d=${pathOf([corners])} data-flat=${flat}></path>`,
          )}
          ${this.#names(block)}
        </g>
      </svg>`;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has('marks')) return;
    const { groupHue } = this.marks;
    if (groupHue) this.style.setProperty('--group-hue', `var(--normlab-hue-${groupHue})`);
    else this.style.removeProperty('--group-hue');
  }

  /** The block and its sides, kept while the shape stays. */
  #picture() {
    const of = String(this.shape);
    if (this.#drawn?.of !== of) {
      const picture = pictureOfBlock(this.shape);
      const all = Array.from({ length: sizeOf(this.shape) }, (_, flat) => flat);
      this.#drawn = { of, picture, glass: facesOf(picture.block, all) };
    }
    return this.#drawn;
  }

  /** @param {Block} block */
  #names(block) {
    return namePlaces(block).map(
      ({ transform, anchor }, axis) =>
        svg`<text transform=${transform} text-anchor=${anchor}>${this.axes[axis]}</text>`,
    );
  }

  /** @param {MouseEvent} event */
  #onClick({ target }) {
    const { flat } = /** @type {SVGElement} */ (target).dataset;
    if (flat === undefined) return;
    const detail = { name: this.name, index: indexOf(this.shape, Number(flat)) };
    this.dispatchEvent(new CustomEvent('nl-select', { detail, bubbles: true, composed: true }));
  }
}

/** @type {(name: string, faces: Face[]) => unknown} */
const solid = (name, faces) => svg`<g class=${name}>
    ${bySide(faces).map(({ side, path }) => svg`<path class=${side} d=${path}></path>`)}
  </g>`;

if (!customElements.get('nl-block')) customElements.define('nl-block', NlBlock);
