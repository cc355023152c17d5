import { dialects } from './scorm-api.js';

/**
 * One visit of a reader as a SCORM platform sees it. Every report is committed at once, since a frame
 * may go without a warning. A score is never lowered, and a status that was reached never taken back.
 *
 * @import { Outcome } from './result.js'
 * @import { Found } from './scorm-api.js'
 *
 * @typedef {{ code: string, text: string }} Refusal what the platform said
 */
export class ScormSession {
  #functions;
  #dialect;
  #version;
  #began;
  #isOpen = false;
  /** What the platform has, by element. @type {Map<string, string>} */
  #told = new Map();
  /** Objectives that the platform has, by id. @type {Map<string, number>} */
  #objectives = new Map();
  #isDirty = false;
  #isGraded = true;

  /** @param {Found} found @param {() => number} [now] */
  constructor({ version, functions }, now = Date.now) {
    this.#functions = functions;
    this.#version = version;
    this.#dialect = dialects[version];
    this.now = now;
    this.#began = now();
    /** The last refusal since the platform last took everything. @type {Refusal | undefined} */
    this.refusal = undefined;
  }

  /** How much may be kept, in characters. */
  get mostSuspended() {
    return this.#dialect.mostSuspended;
  }

  /** Begins the visit. @returns {string | undefined} what was kept; undefined where it cannot begin */
  open() {
    const { calls, elements } = this.#dialect;
    // Some platforms have begun it themselves: 103 is 2004's word for that, 101 is 1.2's for all.
    this.#isOpen =
      isTrue(this.#call(calls.initialize, '')) || ['101', '103'].includes(this.#error());
    if (!this.#isOpen) {
      this.#refuse();
      return undefined;
    }
    const mode = this.#get(elements.mode);
    this.#isGraded = mode === '' || mode === 'normal';
    const kept = this.#get(elements.suspendData);
    for (const element of this.#statusElements) this.#told.set(element, this.#get(element));
    const count = Number(this.#get('cmi.objectives._count'));
    for (let at = 0; at < count; at++)
      this.#objectives.set(this.#get(`cmi.objectives.${at}.id`), at);
    this.#begin();
    // A frame may be closed at any time: from now on that means to go on later.
    this.#set(elements.exit, 'suspend');
    this.#commit();
    return kept;
  }

  /** Elements that are never taken back. */
  get #statusElements() {
    return this.#version === '1.2'
      ? ['cmi.core.lesson_status', 'cmi.core.score.raw']
      : ['cmi.completion_status', 'cmi.success_status', 'cmi.score.scaled'];
  }

  /** A reader who only looks in has begun, and has no score. */
  #begin() {
    if (!this.#isGraded) return;
    if (this.#version === '1.2') this.#status('cmi.core.lesson_status', 'incomplete');
    else this.#status('cmi.completion_status', 'incomplete');
  }

  /**
   * Tells how it stands, and has it kept for good.
   * @param {Outcome} outcome
   * @param {string} suspended what to keep for the next visit
   */
  report(outcome, suspended) {
    if (!this.#isOpen) return;
    this.refusal = undefined;
    this.#keep(outcome, suspended);
    if (this.#isGraded && outcome.isBegun) this.#grade(outcome);
    this.#commit();
  }

  /**
   * Hands over what was typed, without the wait that a commit can be.
   * @param {Outcome} outcome
   * @param {string} suspended
   */
  keep(outcome, suspended) {
    if (this.#isOpen) this.#keep(outcome, suspended);
  }

  /** Has kept for good what was handed over. */
  commit() {
    if (this.#isOpen && this.#isDirty) this.#commit();
  }

  /** Ends the visit, once. */
  close() {
    if (!this.#isOpen) return;
    this.#commit();
    this.#call(this.#dialect.calls.finish, '');
    this.#isOpen = false;
  }

  /** @type {(outcome: Outcome, suspended: string) => void} */
  #keep({ location }, suspended) {
    const { elements } = this.#dialect;
    this.#set(elements.suspendData, suspended);
    if (location) this.#set(elements.location, location);
  }

  /** The score stands before the status: some platforms file what they know when that comes. @param {Outcome} outcome */
  #grade(outcome) {
    const prefix = this.#version === '1.2' ? 'cmi.core.score' : 'cmi.score';
    const score = this.#version === '1.2' ? 100 * outcome.score : outcome.score;
    const best = this.#version === '1.2' ? `${prefix}.raw` : `${prefix}.scaled`;
    if (score >= Number(this.#told.get(best) ?? 0)) {
      if (this.#version === '2004') this.#set(best, decimal(outcome.score));
      this.#set(`${prefix}.min`, '0');
      this.#set(`${prefix}.max`, '100');
      this.#set(`${prefix}.raw`, decimal(100 * outcome.score));
    }
    for (const part of outcome.parts) if (part.state !== 'untried') this.#part(part);
    if (this.#version === '1.2') this.#status('cmi.core.lesson_status', status12(outcome));
    else {
      this.#set('cmi.progress_measure', decimal(outcome.progress));
      this.#status('cmi.completion_status', outcome.isComplete ? 'completed' : 'incomplete');
      if (outcome.isPassed !== undefined)
        this.#status('cmi.success_status', outcome.isPassed ? 'passed' : 'failed');
    }
  }

  /** One exercise, as an objective. @param {Outcome['parts'][number]} part */
  #part({ id, score, state }) {
    const at = this.#objectives.get(id) ?? this.#objectives.size;
    this.#objectives.set(id, at);
    const objective = `cmi.objectives.${at}`;
    const is2004 = this.#version === '2004';
    const success = state === 'solved' ? 'passed' : 'failed';
    this.#set(`${objective}.id`, id);
    if (is2004) this.#set(`${objective}.score.scaled`, decimal(score));
    this.#set(`${objective}.score.min`, '0');
    this.#set(`${objective}.score.max`, '100');
    this.#set(`${objective}.score.raw`, decimal(100 * score));
    const isDone = state !== 'tried';
    if (!is2004) this.#set(`${objective}.status`, isDone ? success : 'incomplete');
    else {
      this.#set(`${objective}.completion_status`, isDone ? 'completed' : 'incomplete');
      if (isDone) this.#set(`${objective}.success_status`, success);
    }
  }

  /** @type {(element: string, status: string) => void} */
  #status(element, status) {
    if (rank(status) >= rank(this.#told.get(element) ?? '')) this.#set(element, status);
  }

  /** @param {string} element */
  #get(element) {
    return String(this.#call(this.#dialect.calls.get, element) ?? '');
  }

  /** Tells what the platform does not know yet. @type {(element: string, value: string) => void} */
  #set(element, value) {
    if (this.#told.get(element) === value) return;
    if (!isTrue(this.#call(this.#dialect.calls.set, element, value))) {
      // Not every platform has every element; what it must have is what a visit hangs on.
      if (!element.startsWith('cmi.objectives')) this.#refuse();
      return;
    }
    this.#told.set(element, value);
    this.#isDirty = true;
  }

  #commit() {
    const { calls, elements, duration } = this.#dialect;
    this.#set(elements.time, duration(this.now() - this.#began));
    // The standard wants the empty text, and some platforms take nothing else.
    if (!isTrue(this.#call(calls.commit, ''))) {
      this.#refuse();
      return;
    }
    this.#isDirty = false;
  }

  #error() {
    return String(this.#call(this.#dialect.calls.error) ?? '');
  }

  #refuse() {
    const code = this.#error();
    this.refusal = { code, text: String(this.#call(this.#dialect.calls.explain, code) ?? '') };
  }

  /** A platform's mistakes are its own: no exercise stops for them. @type {(name: string, ...texts: string[]) => unknown} */
  #call(name, ...texts) {
    try {
      return this.#functions[name](...texts);
    } catch {
      return undefined;
    }
  }
}

/** Platforms say it as a text, or as it is. @param {unknown} answer */
const isTrue = (answer) => String(answer) === 'true';

/** 1.2 has one word for how far and how well. @param {Outcome} outcome */
function status12({ isComplete, isPassed }) {
  if (isPassed !== undefined) return isPassed ? 'passed' : 'failed';
  return isComplete ? 'completed' : 'incomplete';
}

/** How far a status is: none is followed by one before it. @param {string} status */
const rank = (status) =>
  [
    ['', 'not attempted', 'unknown', 'browsed'],
    ['incomplete'],
    ['failed'],
    ['completed'],
    ['passed'],
  ].findIndex((alike) => alike.includes(status));

/** As both versions write numbers, to four digits after the point. @param {number} value */
const decimal = (value) => String(Number(value.toFixed(4)));
