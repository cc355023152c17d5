import { html, LitElement, nothing, svg } from 'lit';
import { blockOf, facesOf, hiddenEdges, pathOf } from '../render/block.js';
import { indexOf } from '../render/grid.js';
import { base } from '../styles/base.js';
import { blockStyles } from '../styles/block.js';

/**
 * @import { Block, Face, Side } from '../render/block.js'
 * @import { Marks } from './matrix-marks.js'
 */

/** Pixels that the block has, and those around it that its axes' names take. */
const room = { width: 176, height: 236 };
const around = { start: 20, end: 36, top: 4, bottom: 20 };

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

  /** @type {{ of: string, block: Block, glass: Face[] } | undefined} */
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
    const { block, glass } = this.#block();
    const { group, selected } = this.marks;
    const width = room.width + around.start + around.end;
    const height = room.height + around.top + around.bottom;
    const left = around.start + (room.width - block.width) / 2;
    const top = around.top + (room.height - block.height) / 2;
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
  #block() {
    const of = String(this.shape);
    if (this.#drawn?.of !== of) {
      const block = blockOf(this.shape, room);
      const [back, right, down] = block.size;
      const all = Array.from({ length: back * right * down }, (_, flat) => flat);
      this.#drawn = { of, block, glass: facesOf(block, all) };
    }
    return this.#drawn;
  }

  /** @param {Block} block */
  #names({ size: [back, right, down], at }) {
    const [toBack, toRight, toDown] = this.axes;
    const [x, y] = at([0, 0, down / 2]);
    const [rightX, rightY] = at([0, right / 2, down]);
    const [backX, backY] = at([back / 2, right, down]);
    return svg`<text transform="translate(${x - 8} ${y}) rotate(-90)" text-anchor="middle">${toDown}</text>
      <text x=${rightX - 6} y=${rightY + 14} text-anchor="end">${toRight}</text>
      <text x=${backX + 6} y=${backY + 14}>${toBack}</text>`;
  }

  /** @param {MouseEvent} event */
  #onClick({ target }) {
    const { flat } = /** @type {SVGElement} */ (target).dataset;
    if (flat === undefined) return;
    const detail = { name: this.name, index: indexOf(this.shape, Number(flat)) };
    this.dispatchEvent(new CustomEvent('nl-select', { detail, bubbles: true, composed: true }));
  }
}

/** @type {Side[]} */
const sides = ['top', 'front', 'right'];

/** @type {(name: string, faces: Face[]) => unknown} */
const solid = (name, faces) => svg`<g class=${name}>
    ${sides.map((side) => {
      const corners = faces.filter((face) => face.side === side).map((face) => face.corners);
      return svg`<path class=${side} d=${pathOf(corners)}></path>`;
    })}
  </g>`;

if (!customElements.get('nl-block')) customElements.define('nl-block', NlBlock);
