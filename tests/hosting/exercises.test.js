/** Exercises, alone and as a set, each from the question to the solution by real keys and nothing else. */
import { expect } from '@playwright/test';
import { seedWithin } from '../../web/exercises/seed.js';
import { loadMessages } from '../../web/locales/index.js';
import { markup, samples, variant } from '../browser/exercise.js';
import { Site } from '../browser/server.js';
import { eventually } from './child.js';
import { test } from './driven.js';
import { page } from './hosts/pages.js';

/**
 * @import { Browser } from './browsers/index.js'
 * @typedef {{ text: string, attributes: Record<string, string> }} Focused
 */

/** A shared machine may stall for seconds. */
const patience = { seconds: 30 };

const say = await loadMessages('en', 'exercises');

/** What has the focus, through open shadow roots; runs in the page. @returns {Focused} */
function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]);
  return { text: element?.textContent?.trim() ?? '', attributes: Object.fromEntries(attributes) };
}

/** What stands in a part of the page, shadow roots included; runs in the page. @param {string} part */
function textIn(part) {
  /** @param {Node} place @returns {Node[]} */
  const within = (place) => {
    const shadow = place instanceof Element ? place.shadowRoot : null;
    return [...place.childNodes, ...(shadow?.childNodes ?? [])];
  };
  /** @param {Node} place @returns {string} */
  const textOf = (place) =>
    place.nodeType === Node.TEXT_NODE
      ? (place.textContent ?? '')
      : within(place).map(textOf).join(' ');
  /** @param {Node} place @returns {Node | undefined} */
  const find = (place) =>
    place instanceof Element && place.getAttribute('data-part') === part
      ? place
      : within(place).map(find).find(Boolean);
  const found = find(document);
  return found ? textOf(found).replace(/\s+/g, ' ') : '';
}

/** A reader who has a keyboard and no pointer. */
class Hand {
  #browser;

  /** @param {Browser} browser */
  constructor(browser) {
    this.#browser = browser;
  }

  /** @param {string[]} keys */
  async press(...keys) {
    for (const key of keys) await this.#browser.press(key);
  }

  /** @param {string} text */
  type = (text) => this.#browser.type(text);

  /**
   * Goes on by Tab until something is reached.
   * @param {(focused: Focused) => boolean} isThere
   * @param {string} what
   * @param {'Shift'} [held] to go back
   */
  async tabTo(isThere, what, held) {
    for (let presses = 0; presses < 60; presses++) {
      if (isThere(await this.#browser.evaluate(focused))) return;
      await this.#browser.press('Tab', held);
    }
    throw new Error(`Tab does not reach ${what}.`);
  }

  /** @param {string} part */
  tabToPart = (part) =>
    this.tabTo(({ attributes }) => attributes['data-part'] === part, `the part "${part}"`);

  /** What stands in a part of the exercise. @param {string} part */
  reads = (part) => this.#browser.evaluate(textIn, part);

  /** Waits until a part says something. @param {string} part @param {string} text */
  hears = (part, text) =>
    eventually(async () => {
      const said = await this.reads(part);
      if (!said.includes(text)) throw new Error(`${part} says "${said}" and not "${text}".`);
    }, patience);
}

/** @type {Site} */
let site;
test.beforeAll(async () => {
  site = new Site();
  await site.start();
});
test.afterAll(() => site.stop());

/**
 * Opens an exercise, and waits for its question.
 * @param {Browser} browser
 * @param {string} id
 */
async function open(browser, id) {
  const [hand, posed] = [await visit(browser, id), await variant(id)];
  await hand.hears('question', posed.text('title'));
  return { hand, ...posed };
}

/**
 * Opens a page with these exercises.
 * @param {Browser} browser
 * @param {string} ids
 */
async function visit(browser, ids) {
  const body = `<script type="module" src="normlab.js"></script>\n${markup(ids)}`;
  site.pages.set('/exercise.html', page(body));
  await browser.open(`${site.origin}/exercise.html`);
  return new Hand(browser);
}

const right = say('exercise.verdict.right');
const wrong = say('exercise.verdict.wrong');

test('a number is typed, corrected after its hint, and explained, by keys alone', async ({
  driven,
}) => {
  const { hand, answer, mistakes, text } = await open(driven, samples.number);
  await hand.tabTo(({ attributes }) => attributes['data-at'] === '0', 'the field');
  const [{ id, answer: given }] = mistakes;
  await hand.type(String(given[0]));
  await hand.press('Enter');
  await hand.hears('verdict', wrong);
  await hand.hears('verdict', text(`mistake.${id}`));
  for (const _ of String(given[0])) await hand.press('Backspace');
  await hand.type(String(answer[0]).replace('.', ','));
  await hand.press('Enter');
  await hand.hears('verdict', right);
  await hand.hears('solution', say('inspector.spoken'));
});

test('statements are chosen, and their reasons read, by keys alone', async ({ driven }) => {
  const { hand, ask, answer, text } = await open(driven, samples.choose);
  for (const id of ask.options) {
    await hand.tabTo(({ attributes }) => attributes.value === id, `the statement "${id}"`);
    if (answer.includes(id)) await hand.press(' ');
  }
  await hand.tabToPart('check');
  await hand.press('Enter');
  await hand.hears('verdict', right);
  for (const id of ask.options) await hand.hears('answer', text(`why.${id}`));
});

test('steps are put in order, the one that is not needed aside, by keys alone', async ({
  driven,
}) => {
  const { hand, ask, answer, text } = await open(driven, samples.order);
  const order = [...ask.items];
  await hand.tabTo(({ attributes }) => attributes['data-id'] === order[0], 'the first step');
  for (const [to, id] of [...answer, ...ask.unused].entries()) {
    const from = order.indexOf(id);
    for (let at = 0; at < order.length; at++) await hand.press('ArrowUp');
    for (let at = 0; at < from; at++) await hand.press('ArrowDown');
    await hand.press(' ');
    for (let at = from; at > to; at--) await hand.press('ArrowUp');
    // What is not needed goes over the line, which is one move on from the last place.
    if (to >= answer.length) await hand.press('ArrowDown');
    await hand.press(' ');
    order.splice(to, 0, ...order.splice(from, 1));
  }
  await hand.tabToPart('check');
  await hand.press('Enter');
  await hand.hears('verdict', right);
  await hand.hears('verdict', text('why'));
  expect(await hand.reads('solution')).toContain(text(`item.${answer[0]}`));
});

test('a set is gone through to its score, and back to what was missed, by keys alone', async ({
  driven,
}) => {
  const ids = [samples.number, samples.choose];
  const [number, choose] = await Promise.all(ids.map((id) => variant(id, seedWithin(7, id))));
  const hand = await visit(driven, ids.join(' '));
  /** Goes back to a button, which is pressed. @param {string} words */
  const press = async (words) => {
    await hand.tabTo(({ text }) => text === words, words, 'Shift');
    await hand.press('Enter');
  };
  const score = (/** @type {number} */ solved, /** @type {number} */ percent) =>
    say('exercise.set.score', { solved, count: 2, score: percent });

  await hand.hears('question', number.text('title'));
  await hand.tabTo(({ attributes }) => attributes['data-at'] === '0', 'the field');
  await hand.type(String(number.answer[0]));
  await hand.press('Enter');
  await hand.hears('verdict', right);
  await press(say('exercise.set.next'));
  await hand.hears('question', choose.text('title'));
  await press(say('exercise.set.result'));
  await hand.hears('set-result', score(1, 50));

  await hand.tabTo(({ text }) => text === choose.text('title'), 'what was missed');
  await hand.press('Enter');
  await hand.hears('question', choose.text('title'));
  for (const id of choose.ask.options) {
    await hand.tabTo(({ attributes }) => attributes.value === id, `the statement "${id}"`);
    if (choose.answer.includes(id)) await hand.press(' ');
  }
  await hand.tabToPart('check');
  await hand.press('Enter');
  await hand.hears('verdict', right);
  await press(say('exercise.set.result'));
  await hand.hears('set-result', score(2, 100));
});
