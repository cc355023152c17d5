import { uuid } from './uuid.js';

/**
 * SPLICE: what a book or a platform and the frame in it say to each other about a reader's results.
 * The host keeps the state, and gives it back when it is asked. docs/lms.md has the messages.
 *
 * @typedef {{ subject: string, message_id: string, activity_id: string } & Record<string, unknown>} Message
 * @typedef {(message: Message, origin: string) => void} Post
 */
export class Splice {
  #post;
  #activity;
  /** Id of the question for the state, until it is answered. @type {string | undefined} */
  #question;
  /** Who may read on. Until the host has answered nobody knows who it is. */
  #host = '*';
  /** What was reported last. */
  #told = '';

  /**
   * @param {Post} post
   * @param {string} activity what the results belong to
   */
  constructor(post, activity) {
    this.#post = post;
    this.#activity = activity;
  }

  /** Asks for the state. */
  ask() {
    this.#question = this.#send('SPLICE.getState', {});
  }

  /**
   * The state in a message, if it is the answer; each question has one.
   * @param {{ data: any, origin: string }} message from the page around, and from nobody else
   * @returns {{ state: unknown } | undefined}
   */
  answer({ data, origin }) {
    if (data?.subject !== 'SPLICE.getState.response') return undefined;
    if (this.#question === undefined || data.message_id !== this.#question) return undefined;
    this.#question = undefined;
    // A page without an origin of its own can't be addressed by it.
    this.#host = origin === 'null' ? '*' : origin;
    return { state: parsed(data.state) };
  }

  /**
   * Reports a score with the state, or the state alone: then the score is null, not 0. What was told
   * is not told again, for no try to count twice.
   * @type {(score: number | null, state: unknown) => void}
   */
  report(score, state) {
    const told = JSON.stringify([score, state]);
    if (told === this.#told) return;
    this.#told = told;
    this.#send('SPLICE.reportScoreAndState', { score, state });
  }

  /** Tells what has happened. @type {(name: string, data: unknown) => void} */
  event(name, data) {
    this.#send('SPLICE.sendEvent', { name, data });
  }

  /** @type {(subject: string, more: object) => string} */
  #send(subject, more) {
    const message_id = uuid();
    this.#post({ subject, message_id, activity_id: this.#activity, ...more }, this.#host);
    return message_id;
  }
}

/** Some hosts keep the state as a text. @param {unknown} state */
function parsed(state) {
  if (typeof state !== 'string') return state;
  try {
    return JSON.parse(state);
  } catch {
    return undefined;
  }
}
