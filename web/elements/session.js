import { Tape } from '../tape/tape.js';
import { indexOf } from '../tape/tensor.js';
import { defaults, InputError, kinds } from '../walkthroughs/inputs.js';
import { decodeInputs, encodeInputs } from '../walkthroughs/link.js';
import { isSame } from '../walkthroughs/same.js';
import { differing } from './edited-cells.js';
import { Kept } from './kept.js';
import { withCells, withTensor } from './whole-edits.js';

/**
 * @import { Chart, Drawing, Inputs, Reader, Step, Sweep, Walkthrough } from '../walkthroughs/types.js'
 * @typedef {{ name: string, index: number[] }} CellAt
 */

const longestHistory = 200;

/**
 * One reader in one walkthrough: the inputs, the tape over them, the step, the selected cell, and
 * the way back. Knows no DOM.
 */
export class Session {
  /** @type {Inputs[]} */
  #history = [];
  /** @type {CellAt[]} */
  #trail = [];
  #stepAt = 0;
  /** @type {Tape} */
  #start;
  /** Sweeps and drawings. */
  kept = new Kept();

  /**
   * @param {Walkthrough} walkthrough
   * @param {any} engine
   */
  constructor(walkthrough, engine) {
    this.walkthrough = walkthrough;
    this.engine = engine;
    /** @type {Inputs} */
    this.inputs = defaults(walkthrough.specs);
    this.#start = this.#tapeOver(this.inputs);
    this.tape = this.#start;
    /** @type {CellAt | undefined} */
    this.selected = this.#focusOf(this.step);
  }

  /** @returns {Step} */
  get step() {
    return this.walkthrough.steps[this.#stepAt];
  }

  get stepAt() {
    return this.#stepAt;
  }

  /**
   * Goes to a step, by id or position.
   * @param {string | number} step
   * @returns {boolean} whether there is such a step
   */
  goTo(step) {
    const { steps } = this.walkthrough;
    const at = typeof step === 'number' ? step : steps.findIndex(({ id }) => id === step);
    if (!steps[at]) return false;
    if (at !== this.#stepAt) {
      this.#stepAt = at;
      this.#trail = [];
      this.selected = this.#focusOf(steps[at]);
    }
    return true;
  }

  /**
   * Selects a cell. Whoever walks on from a number, or turns to another tensor, can go back to the
   * one before; moving about within a tensor leaves no trail.
   * @param {string} name
   * @param {number[]} index
   * @param {{ walk?: boolean }} [options]
   */
  select(name, index, { walk = false } = {}) {
    if (!this.#isCell({ name, index })) return false;
    const before = this.selected;
    const leaves = before && !this.isSelected(name, index) && (walk || before.name !== name);
    if (leaves) this.#trail.push(before);
    this.selected = { name, index };
    return true;
  }

  /** @type {(name: string, index: number[]) => boolean} */
  isSelected(name, index) {
    return this.selected?.name === name && String(this.selected.index) === String(index);
  }

  /** Whether the selected cell is the one that the step starts from. */
  get isAtStart() {
    const start = this.#focusOf(this.step);
    return start !== undefined && this.isSelected(start.name, start.index);
  }

  get canGoBack() {
    return this.#trail.length > 0;
  }

  back() {
    this.selected = this.#trail.pop() ?? this.selected;
  }

  /**
   * Changes some inputs: those of the walkthrough by name, and tensors that can be edited, whole,
   * as nested arrays. Nothing changes if one of them does not fit.
   * @param {Record<string, any>} changes
   * @param {{ live?: boolean }} [options] live: a step of a drag; only its end can be undone
   * @throws {InputError}
   */
  change(changes, { live = false } = {}) {
    const { specs } = this.walkthrough;
    let inputs = { ...this.inputs };
    for (const [name, value] of Object.entries(changes)) {
      const spec = specs[name];
      if (spec) inputs[name] = kinds[spec.kind].check(value, spec);
    }
    for (const [name, value] of Object.entries(changes)) {
      if (!specs[name]) inputs = withTensor(this.#over(inputs), name, value);
    }
    this.#adopt(this.#settled(inputs, changes), live);
  }

  /**
   * Gives one cell of an input a value.
   * @param {string} name
   * @param {number[]} index
   * @param {number} value
   * @param {{ live?: boolean }} [options]
   * @returns {boolean} false where there is no such cell, or it is no input
   */
  edit(name, index, value, { live = false } = {}) {
    const inputs = this.#edited(name, index, value);
    if (!inputs) return false;
    this.#adopt(inputs, live);
    return true;
  }

  /**
   * Gives some cells of an input values, all or none, as one change.
   * @param {string} name
   * @param {{ flat: number, value: number }[]} cells
   * @throws {InputError}
   */
  fill(name, cells) {
    this.#adopt(withCells(this.#over(this.inputs), name, cells), false);
  }

  /** @type {(name: string, index: number[]) => boolean} */
  editable(name, index) {
    return this.#edited(name, index, 0) !== undefined;
  }

  get canUndo() {
    return this.#history.length > 0 || this.#beforeLive !== undefined;
  }

  get differs() {
    return !isSame(this.inputs, defaults(this.walkthrough.specs));
  }

  undo() {
    const inputs = this.#beforeLive ?? this.#history.pop();
    this.#beforeLive = undefined;
    if (inputs) this.#run(inputs);
  }

  /** Back to the start; this too can be undone. */
  reset() {
    if (this.differs) this.#adopt(defaults(this.walkthrough.specs), false);
  }

  /** What differs from the start, for a link. */
  get encoded() {
    return encodeInputs(this.walkthrough.specs, this.inputs).params;
  }

  /** Inputs that differ from the start and are too long for a link. */
  get tooLong() {
    return encodeInputs(this.walkthrough.specs, this.inputs).tooLong;
  }

  /**
   * Takes the inputs from a link.
   * @param {Record<string, string>} params
   * @returns {InputError[]} what could not be read
   */
  restore(params) {
    const { inputs, refused } = decodeInputs(this.walkthrough.specs, params, this.inputs);
    if (!isSame(inputs, this.inputs)) this.#adopt(inputs, false);
    return refused;
  }

  /**
   * Cells of an input that differ from the start.
   * @param {string} name
   */
  editedCells(name) {
    const none = { has: () => false };
    if (this.tape === this.#start || !this.#start.has(name)) return none;
    const now = this.tape.tensor(name);
    // What is computed is not asked for at the start, where the kernels may have refused it.
    if (!this.editable(name, indexOf(now.shape, 0))) return none;
    const isFree = this.walkthrough.specs[name]?.kind === 'matrix';
    return differing(now, this.#start.tensor(name), isFree);
  }

  /** @returns {Reader} */
  get reader() {
    return {
      inputs: this.inputs,
      at: (name, index) => this.tape.at(name, index),
      tensor: (name) => this.tape.tensor(name),
      variant: (changed) => this.variant(changed),
      sweep: (sweep) => this.sweep(sweep),
    };
  }

  /**
   * A tape with some inputs changed, for a few numbers of it.
   * @param {Inputs} changed
   */
  variant(changed) {
    return this.#tapeOver({ ...this.inputs, ...changed }, { isFrugal: true });
  }

  /**
   * What is read off the tape at values of one input, kept while all other inputs stay, but for
   * those it ignores. Where it may be late, what was read before is given first.
   * @template T
   * @param {Sweep<T>} sweep
   * @returns {{ x: number, value: T }[]}
   */
  sweep({ over, from, to, step = 1, ignores = [], read }) {
    const { specs } = this.walkthrough;
    const ignored = Object.fromEntries(ignores.map((name) => [name, specs[name].default]));
    const others = this.#othersOf(read, { ...this.inputs, ...ignored, [over]: from });
    const length = Math.floor((to - from) / step + 1e-9) + 1;
    const all = () =>
      Array.from({ length }, (_, at) => {
        const x = Number((from + at * step).toPrecision(12));
        return { x, value: read(this.variant({ [over]: x })) };
      });
    return this.kept.get(read, others, all, { waits: 'once-known' }) ?? all();
  }

  /**
   * The same object while they stay the same.
   * @type {(read: Function, others: Inputs) => Inputs}
   */
  #othersOf(read, others) {
    const known = this.#others.get(read);
    if (known && isSame(known, others)) return known;
    this.#others.set(read, others);
    return others;
  }

  /** The inputs that each sweep was last read with. @type {WeakMap<Function, Inputs>} */
  #others = new WeakMap();

  /**
   * What a chart draws, kept while the inputs stay. A heavy one may be late.
   * @param {Chart} chart
   * @returns {Drawing | undefined} undefined where it is yet to come
   */
  drawing(chart) {
    const waits = chart.heavy ? 'always' : 'never';
    return this.kept.get(chart, this.tape, () => chart.draw(this.reader), { waits });
  }

  /**
   * Tensors of a step's stage by column; `sentence_*` stands for every name that begins so.
   * @param {Step} step
   * @returns {string[][]}
   */
  stage(step) {
    const stage = typeof step.stage === 'function' ? step.stage(this.inputs) : step.stage;
    return stage.map((column) => [column].flat().flatMap((name) => this.#matching(name)));
  }

  /**
   * Whether a tensor is what the step is about.
   * @param {string} name
   */
  isAbout(name) {
    const { about } = this.step;
    const patterns = typeof about === 'function' ? about(this.inputs) : about;
    return patterns.some((pattern) => this.#matching(pattern).includes(name));
  }

  /** @param {string} pattern */
  #matching(pattern) {
    if (!pattern.endsWith('*')) return [pattern];
    return this.tape.names.filter((name) => name.startsWith(pattern.slice(0, -1)));
  }

  /** @type {(inputs: Inputs, live: boolean) => void} */
  #adopt(inputs, live) {
    if (!live) {
      const before = this.#beforeLive ?? this.inputs;
      if (!isSame(before, inputs)) this.#history.push(before);
      this.#history.splice(0, this.#history.length - longestHistory);
      this.#beforeLive = undefined;
    } else this.#beforeLive ??= this.inputs;
    this.#run(inputs);
  }

  /** The inputs before the drag that is under way. @type {Inputs | undefined} */
  #beforeLive;

  /** @param {Inputs} inputs */
  #run(inputs) {
    const stageBefore = this.stage(this.step).flat();
    this.tape = this.#tapeOver(inputs);
    this.inputs = inputs;
    this.kept.startOver();
    this.#follow(stageBefore);
    this.#trail = this.#trail.filter((at) => this.#isCell(at));
    if (!this.selected || !this.#isCell(this.selected)) this.selected = this.#focusOf(this.step);
  }

  /**
   * Where the inputs choose which tensors are on stage, the selection stays in its place on it.
   * @param {string[]} stageBefore
   */
  #follow(stageBefore) {
    if (!this.selected) return;
    const { name, index } = this.selected;
    const stage = this.stage(this.step).flat();
    const at = stageBefore.indexOf(name);
    if (at >= 0 && stage.length === stageBefore.length) this.selected = { name: stage[at], index };
  }

  /**
   * @param {Inputs} inputs
   * @param {{ isFrugal?: boolean }} [options]
   */
  #tapeOver(inputs, options) {
    const tape = new Tape(this.engine, options);
    this.walkthrough.program(tape, inputs);
    return tape;
  }

  /** @param {CellAt} at */
  #isCell({ name, index }) {
    if (!this.tape.has(name)) return false;
    try {
      const { shape } = this.tape.tensor(name);
      const isInside = (/** @type {number} */ at, /** @type {number} */ axis) =>
        Number.isInteger(at) && at >= 0 && at < shape[axis];
      return index.length === shape.length && index.every(isInside);
    } catch {
      return false;
    }
  }

  /**
   * The cell that a step starts from; negative indices count from the end.
   * @param {Step} step
   * @returns {CellAt | undefined}
   */
  #focusOf({ focus }) {
    const [name, at] = typeof focus === 'function' ? focus(this.inputs) : focus;
    try {
      const { shape } = this.tape.tensor(name);
      return { name, index: at.map((i, axis) => (i < 0 ? i + shape[axis] : i)) };
    } catch {
      return undefined;
    }
  }

  /**
   * What edits of whole tensors start from.
   * @param {Inputs} inputs
   */
  #over(inputs) {
    return {
      walkthrough: this.walkthrough,
      inputs,
      tapeOver: (/** @type {Inputs} */ changed) => this.#tapeOver(changed),
    };
  }

  /**
   * The inputs after a cell took a value; undefined where there is no such cell, such as one of a
   * matrix that was larger before, or it is no input.
   * @type {(name: string, index: number[], value: number) => Inputs | undefined}
   */
  #edited(name, index, value) {
    if (!this.#isCell({ name, index })) return undefined;
    return this.walkthrough.edit(this.tape, this.inputs, name, index, value);
  }

  /**
   * A choice of a set of matrices takes the place of the matrices that were edited before.
   * @type {(inputs: Inputs, changes: Record<string, any>) => Inputs}
   */
  #settled(inputs, changes) {
    const { replaces = {} } = this.walkthrough;
    for (const name of Object.keys(changes)) {
      for (const replaced of replaces[name] ?? []) {
        if (!(replaced in changes)) inputs[replaced] = this.walkthrough.specs[replaced].default;
      }
    }
    return inputs;
  }
}
