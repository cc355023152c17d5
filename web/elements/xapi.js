import { textsOf } from '../exercises/text.js';
import { outcomeOf } from '../lms/result.js';
import { uuid } from '../lms/uuid.js';
import { StatementQueue } from '../lms/xapi-queue.js';
import { answerStatement, setStatement } from '../lms/xapi-statement.js';
import { loadMessages, localeOf, translator } from '../locales/index.js';
import { exerciseRecord, recordKey } from './exercise-record.js';
import { exercisesOf } from './exercise-source.js';
import { langAround } from './lang-around.js';

/**
 * @import { Exercise } from '../exercises/types.js'
 * @import { About, Answer } from '../lms/xapi-statement.js'
 * @import { NormLab } from './norm-lab.js'
 *
 * @typedef {object} XapiOptions what the page around gives beside the address of its store
 * @property {string} [auth] value of the header Authorization
 * @property {Record<string, unknown>} [actor] who the reader is; without it, somebody new at each visit
 * @property {string} [registration] UUID of the enrolment
 * @property {string} [activity] IRI of the exercises together; an exercise's is this with `/` and its id
 */

/** Nobody knows who reads; within a visit it is the same one. */
const visitor = uuid();

/** @type {WeakMap<NormLab, XapiTeller>} */
const tellers = new WeakMap();

/**
 * Tells a learning record store of an answer. Nothing waits for it.
 * @param {NormLab} lab that names the store
 * @param {Answer} answer
 * @param {{ began: number, home: string }} opened when it was opened, in milliseconds since 1970, and
 *   the address of the lab that links lead to
 */
export function tellStore(lab, answer, opened) {
  const teller = tellers.get(lab) ?? new XapiTeller(lab, opened);
  tellers.set(lab, teller);
  return teller.tell(answer);
}

/** What one element tells its store. */
class XapiTeller {
  #lab;
  #home;
  #queue;
  #began;
  /** When the exercise was begun that is at hand. */
  #since;
  #exercise = '';
  #last;
  #isComplete = false;

  /** @param {NormLab} lab @param {{ began: number, home: string }} opened */
  constructor(lab, { began, home }) {
    this.#lab = lab;
    this.#home = home;
    this.#began = began;
    this.#since = began;
    this.#last = began;
    const refused = (/** @type {number} */ status) => this.#complain(status);
    this.#queue = new StatementQueue(lab.xapi, lab.xapiOptions?.auth, { refused });
    addEventListener('pagehide', () => this.#queue.leave());
  }

  /** @param {Answer} answer */
  async tell(answer) {
    const now = Date.now();
    if (answer.exercise !== this.#exercise) this.#since = this.#last;
    this.#exercise = answer.exercise;
    this.#last = now;
    const [since, at] = [this.#since, new Date(now)];
    // A guess within a walkthrough is an exercise that nobody has asked for by name.
    const asked = this.#lab.exercise || answer.exercise;
    const exercises = await exercisesOf(asked).catch(() => []);
    const ids = exercises.map(({ id }) => id);
    const about = this.#about;
    const activity = this.#activityOf([answer.exercise]);
    const set = ids.length > 1 ? this.#activityOf(ids) : undefined;
    const found = exercises.find(({ id }) => id === answer.exercise);
    const title = found && titleOf(found, about.lang);
    const told = { activity, title, parent: set, milliseconds: now - since, at };
    this.#queue.add(answerStatement(answer, about, told));

    const outcome = outcomeOf(exercises.map(recordKey), exerciseRecord());
    if (!set || !outcome.isComplete || this.#isComplete) return;
    this.#isComplete = true;
    const whole = { activity: set, milliseconds: now - this.#began, at };
    this.#queue.add(setStatement(outcome, about, whole));
  }

  /** @returns {About} */
  get #about() {
    const { actor = { account: { homePage: location.origin, name: visitor } }, registration } =
      this.#lab.xapiOptions ?? {};
    return { actor, registration, lang: this.#lang };
  }

  get #lang() {
    return localeOf(this.#lab.lang || langAround(this.#lab)).lang;
  }

  /** An IRI: what the page around says, or the address in the lab. @param {string[]} ids */
  #activityOf(ids) {
    const name = ids.map(encodeURIComponent).join('+');
    const { activity } = this.#lab.xapiOptions ?? {};
    if (activity) return ids.length > 1 ? activity : `${activity}/${name}`;
    const home = new URL(this.#home, document.baseURI);
    home.hash = `/exercises/${name}`;
    return home.href;
  }

  /** @param {number} status */
  async #complain(status) {
    const say = await loadMessages(this.#lang, 'lms');
    const address = this.#lab.xapi;
    const detail = { code: 'not-recorded', message: say('lms.not-recorded', { address, status }) };
    this.#lab.dispatchEvent(
      new CustomEvent('normlab-error', { detail, bubbles: true, composed: true }),
    );
  }
}

/** @type {(exercise: Exercise, language: string) => string} */
function titleOf(exercise, language) {
  const { lang, texts } = textsOf(exercise, language);
  return translator(lang, texts)('title');
}
