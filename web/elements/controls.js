import { LitElement } from 'lit';
import { base, controls } from '../styles/base.js';
import { controlsStyles } from '../styles/controls.js';
import { choiceTemplate } from './control-choice.js';
import { numberTemplate, seedTemplate } from './control-number.js';
import { rowsTemplate } from './control-rows.js';
import { sentencesTemplate, wordsTemplate } from './control-words.js';

/**
 * @import { InputSpec } from '../walkthroughs/inputs.js'
 * @import { Say } from '../walkthroughs/types.js'
 *
 * @typedef {object} Control an input that a step offers
 * @property {string} name
 * @property {string} label
 * @property {InputSpec} spec
 * @property {any} value
 * @property {Record<string, string>} [options] labels of a choice
 * @property {number[]} [selected] index of the selected cell, where it lies in a matrix
 * @property {readonly string[] | null} [rows] words for the rows of a matrix
 * @property {readonly string[] | null} [columns]
 *
 * @typedef {object} ControlHost what the templates of the kinds need
 * @property {Say} say
 * @property {boolean} locked
 * @property {Map<string, string>} typed what a field holds while it differs from the value
 * @property {Record<string, { text: string, wrong: boolean } | undefined>} notes said below a field
 * @property {(field: string, text: string, wrong: boolean) => void} note says something below a field
 * @property {(name: string, value: any, live?: boolean) => void} take gives an input a value
 */

/** @type {Record<string, (host: ControlHost, control: Control) => unknown>} */
const templates = {
  words: wordsTemplate,
  sentences: sentencesTemplate,
  choice: choiceTemplate,
  seed: seedTemplate,
  matrix: rowsTemplate,
};

/**
 * `<nl-controls>`: inputs that are not cells: words, sentences, numbers, choices, and how many rows a
 * matrix has. What cannot be read is said below the field and stays in it.
 *
 * @fires nl-input `{name, value, live}`
 * @implements {ControlHost}
 */
export class NlControls extends LitElement {
  static styles = [base, controls, controlsStyles];

  static properties = {
    controls: { attribute: false },
    locked: { attribute: false },
    say: { attribute: false },
    notes: { state: true },
  };

  constructor() {
    super();
    /** @type {Control[]} */
    this.controls = [];
    this.locked = false;
    /** @type {Say} */
    this.say = (key) => key;
    /** @type {ControlHost['notes']} */
    this.notes = {};
    /** @type {ControlHost['typed']} */
    this.typed = new Map();
  }

  render() {
    return this.controls.map((control) =>
      (templates[control.spec.kind] ?? numberTemplate)(this, control),
    );
  }

  /** @type {ControlHost['note']} */
  note(field, text, wrong) {
    this.notes = { ...this.notes, [field]: text ? { text, wrong } : undefined };
  }

  /** @type {ControlHost['take']} */
  take(name, value, live = false) {
    this.dispatchEvent(
      new CustomEvent('nl-input', { detail: { name, value, live }, bubbles: true, composed: true }),
    );
  }
}

if (!customElements.get('nl-controls')) customElements.define('nl-controls', NlControls);
