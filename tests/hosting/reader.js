/** What a reader does on a page, in any engine, and reads off it. */
import { Session } from '../../web/elements/session.js';
import { loadEngine } from '../../web/engine/index.js';
import { loadMessages } from '../../web/locales/index.js';
import { digits } from '../../web/render/digits.js';
import { walkthroughs } from '../../web/walkthroughs/index.js';
import { agree } from '../browser/same-numbers.js';
import { eventually } from './child.js';

/**
 * @import { Attributes } from '../../web/embed/words.js'
 * @import { Browser } from './browsers/index.js'
 */

const engine = await loadEngine();
const courses = await Promise.all(walkthroughs.map(({ load }) => load()));
const say = await loadMessages('en', ...walkthroughs.map(({ id }) => id));

/** Of each walkthrough, the first step that shows a tensor. */
export const firstSteps = courses.map((course) => {
  const session = new Session(course, engine);
  const step = course.steps.find((one) =>
    session
      .stage(one)
      .flat()
      .some((name) => name in session.tape.tensors),
  );
  if (!step) throw new Error(`${course.id} has no step that shows a tensor.`);
  return { walkthrough: course.id, step: step.id };
});

/** The order in which what was done is named. */
const doings = /** @type {const} */ (['load', 'step', 'edit', 'inspect', 'height']);

/**
 * An element as the page has it.
 *
 * @typedef {object} Seen
 * @property {string} text
 * @property {Record<string, string>} attributes
 * @property {string} tensor that it is a part of
 * @property {number} x of its middle, where a reader would point
 * @property {number} y
 */

/**
 * The elements that a selector finds, through open shadow roots; runs in the page.
 *
 * @param {number} at which widget of the page to look in
 * @param {string} selector
 * @param {string} text that they have; empty for any
 * @param {boolean} intoView whether to scroll to the first
 * @returns {Seen[]}
 */
function find(at, selector, text, intoView) {
  /** @param {ParentNode} place @param {string} wanted @returns {Element[]} */
  const below = (place, wanted) =>
    [...place.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(wanted) ? [element] : []),
      ...(element.shadowRoot ? below(element.shadowRoot, wanted) : []),
    ]);
  /** @param {Element} element */
  const said = (element) => element.textContent?.trim() ?? '';
  const place = below(document, 'norm-lab')[at];
  const found = [place, ...(place?.shadowRoot ? below(place.shadowRoot, '*') : [])].filter(
    (element) => element?.matches(selector) && (text === '' || said(element) === text),
  );
  if (intoView) found[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      text: said(element),
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      tensor: element.closest('[data-tensor]')?.getAttribute('data-tensor') ?? '',
      x: x + width / 2,
      y: y + height / 2,
    };
  });
}

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
  constructor(browser, { walkthrough, state }, at = 0) {
    const course = courses.find(({ id }) => id === walkthrough);
    if (!course) throw new Error(`There is no walkthrough "${walkthrough}".`);
    this.#browser = browser;
    this.#at = at;
    this.#session = new Session(course, engine);
    this.#session.restore(Object.fromEntries(new URLSearchParams(String(state ?? ''))));
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
