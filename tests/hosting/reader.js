/** What a reader does on a page, in any engine, and reads off it. */
import { loadMessages } from '../../web/locales/index.js';
import { digits } from '../../web/render/digits.js';
import { agree } from '../browser/same-numbers.js';
import { eventually } from './child.js';
import { sessionOf } from './in-node.js';
import { find } from './look.js';

/**
 * @import { Attributes } from '../../web/embed/words.js'
 * @import { Browser } from './browsers/index.js'
 */

const say = await loadMessages('en');

/** The order in which what was done is named. */
const doings = /** @type {const} */ (['load', 'step', 'edit', 'inspect', 'height']);

/** The reader of one widget, who does the same sums in Node. */
export class Reader {
  /** @type {Set<string>} */
  #done = new Set();
  #browser;
  #at;
  #session;

  /**
   * @param {Browser} browser
   * @param {Attributes} words what the widget was asked for
   * @param {number} [at] which widget of the page it is
   */
  constructor(browser, words, at = 0) {
    this.#browser = browser;
    this.#at = at;
    this.#session = sessionOf(words);
  }

  /** What was done so far, in the words of the hosting table. */
  get done() {
    return doings.filter((what) => this.#done.has(what));
  }

  /** @param {typeof doings[number]} what */
  did(what) {
    this.#done.add(what);
  }

  /** @param {string} selector */
  look = (selector) => this.#find(selector);

  /** Scrolls until the widget is in the middle of the window. */
  async arrives() {
    await eventually(() => this.#middleOf('norm-lab'));
  }

  /** The widget as it stands in the page: its attributes, and the text of its fallback. */
  async markup() {
    const { attributes, text } = await this.#middleOf('norm-lab');
    return { attributes, text };
  }

  /**
   * Waits for a step's numbers: every cell of these tensors is the one that Node computes.
   * @param {string} step
   * @param {string[]} names
   */
  async findsTheNumbersOf(step, ...names) {
    this.#session.goTo(step);
    await eventually(async () => {
      for (const name of names) {
        const { shape, data } = this.#session.tape.tensor(name);
        const cells = await this.look(`[data-tensor="${name}"] [role="gridcell"]`);
        const shown = cells.map(({ attributes }) => Number(attributes['data-value']));
        const largest = Math.max(...data.map(Math.abs));
        const isThat = [...data].every((value, at) => agree(shown[at], value, largest));
        if (shown.length !== data.length || !isThat)
          throw new Error(`${name} ${shape} is shown as ${shown}, and is ${data}`);
      }
    });
    this.did('load');
  }

  /** Waits for the numbers of a step, whatever tensors it shows. @param {string} step */
  async findsAllNumbersOf(step) {
    this.#session.goTo(step);
    await eventually(async () => {
      const cells = await this.look('[role="grid"] [role="gridcell"][data-index]');
      if (cells.length === 0) throw new Error(`No number of "${step}" is shown.`);
      for (const { attributes, tensor } of cells) {
        const index = attributes['data-index'];
        const { tape } = this.#session;
        const value = tape.at(tensor, index.split(',').map(Number));
        const largest = Math.max(...tape.tensor(tensor).data.map(Math.abs));
        if (!agree(Number(attributes['data-value']), value, largest))
          throw new Error(`${tensor} at ${index} is shown as something else than ${value}.`);
      }
    });
  }

  /**
   * Goes on with the stepper's button, to the step that comes next.
   * @param {string} step
   * @param {string[]} names of tensors on its stage
   */
  async goesOnTo(step, ...names) {
    await this.#clickOn('button', say('steps.next'));
    await this.findsTheNumbersOf(step, ...names);
    this.did('step');
  }

  /**
   * Types a number into a cell, key by key.
   * @param {string} tensor
   * @param {number[]} index
   * @param {number} value
   */
  async types(tensor, index, value) {
    await this.#clickOn(cellOf(tensor, index));
    await this.#browser.press('F2');
    await eventually(async () => {
      if ((await this.look('input[data-part="field"]')).length === 0)
        throw new Error(`${tensor} at ${index} opens no field.`);
    });
    await this.#browser.type(String(value));
    await this.#browser.press('Enter');
    this.#session.edit(tensor, index, value);
    await eventually(async () => {
      const [cell] = await this.look(cellOf(tensor, index));
      const shown = cell?.attributes['data-value'];
      if (Number(shown) !== Math.fround(value))
        throw new Error(`${tensor} at ${index} shows ${shown} and not ${value}.`);
    });
    this.did('edit');
  }

  /**
   * Asks for a number: the inspector names it and puts in what it is made of.
   * @param {string} tensor
   * @param {number[]} index
   */
  async inspects(tensor, index) {
    await this.#clickOn(cellOf(tensor, index));
    const { tape } = this.#session;
    const answer = `which is ${digits(tape.at(tensor, index))}.`;
    await eventually(async () => {
      const [inspector] = await this.look('[data-part="inspector"]');
      if (!inspector?.text.includes(answer))
        throw new Error(`The inspector does not say "${answer}": ${inspector?.text}`);
    });
    this.did('inspect');
  }

  /** @param {string} selector @param {string} [text] what the element says, if several are like it */
  async #clickOn(selector, text) {
    const { x, y } = await this.#middleOf(selector, text);
    await this.#browser.click(x, y);
  }

  /** @param {string} selector @param {string} [text] */
  async #middleOf(selector, text = '') {
    const [target] = await this.#find(selector, text, true);
    if (!target) throw new Error(`There is no ${selector} ${text}`);
    return target;
  }

  /** @param {string} selector */
  #find(selector, text = '', intoView = false) {
    return this.#browser.evaluate(find, this.#at, selector, text, intoView);
  }
}

/** @param {string} tensor @param {number[]} index */
const cellOf = (tensor, index) =>
  `[data-tensor="${tensor}"] [role="gridcell"][data-index="${index}"]`;
