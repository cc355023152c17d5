import { cells, evaluate, relettered, replaced } from './expression.js';
import { flatOf, indexOf } from './tensor.js';

/**
 * @import { Expression } from './expression.js'
 * @import { Tensor } from './tensor.js'
 */

/**
 * What an op is: one file that knows which kernel to call, what an output cell is made of, how
 * to say that, and how PyTorch writes it.
 *
 * `derive` says an output cell as an expression over the op's own argument and field names; the
 * cells in that expression are what the cell reads. `shapes` may be asked of a call before it runs.
 *
 * @typedef {object} Op
 * @property {string} name
 * @property {string[]} fields result fields, in the engine's order
 * @property {string} [reference] the region of the C++ reference that the lab shows
 * @property {string} [statistic] the field that a group of cells shares, if there is one
 * @property {(engine: any, inputs: Record<string, Tensor>, options: any, fields: string[]) => Record<string, Tensor>} run
 *   the wanted fields at least
 * @property {(call: Call, field: string, index: number[]) => Expression} derive
 * @property {(field: string) => string | undefined} [letters] of the index of a field, where the
 *   expression does not name them all
 * @property {(call: Call, field: string, index: number[]) => Explanation | undefined} [explain] where
 *   a cell that is made of no other comes from
 * @property {(python: Python) => string[]} pytorch lines that assign every recorded field
 *
 * @typedef {{ key: string, params?: Record<string, string | number> }} Explanation the last part of a
 *   message's key, and what it mentions
 *
 * @typedef {object} Python how an op sees a call when it writes PyTorch
 * @property {(local: string) => string} name variable of an argument or a field; one that is not
 *   recorded has a name of its own that begins with an underscore
 * @property {(local: string) => boolean} has whether the argument was given, the field recorded
 * @property {any} options
 * @property {(local: string) => number[]} shape
 */

/**
 * One op, run once: its arguments and results by local name, and the tape's names for them.
 */
export class Call {
  /** @type {Record<string, Tensor>} */
  #results = {};
  /** @type {unknown} */
  #failure;

  /**
   * @param {Tape} tape
   * @param {Op} op
   * @param {Record<string, string>} inputs tape names by argument
   * @param {any} options
   * @param {Record<string, string>} outputs tape names by field
   */
  constructor(tape, op, inputs, options, outputs) {
    this.tape = tape;
    this.op = op;
    this.inputs = inputs;
    this.options = options;
    this.outputs = outputs;
  }

  /**
   * A result, computed when it is first asked for: with all others, or alone on a frugal tape. A
   * failure is thrown every time.
   * @param {string} field
   * @returns {Tensor}
   */
  result(field) {
    if (this.#failure) throw this.#failure;
    if (!this.#results[field]) {
      try {
        const inputs = Object.fromEntries(
          Object.entries(this.inputs).map(([local, name]) => [local, this.tape.tensor(name)]),
        );
        const fields = this.tape.isFrugal ? [field] : this.op.fields;
        Object.assign(this.#results, this.op.run(this.tape.engine, inputs, this.options, fields));
      } catch (failure) {
        this.#failure = failure;
        throw failure;
      }
    }
    return this.#results[field];
  }

  /**
   * Whether the argument was given or the field is recorded.
   * @param {string} local
   */
  has(local) {
    return local in this.outputs || local in this.inputs;
  }

  /**
   * The tape's name of an argument or a field; a field hides an argument of the same name.
   * @param {string} local
   */
  nameOf(local) {
    return this.outputs[local] ?? this.inputs[local] ?? local;
  }

  /**
   * A tensor by local name; a field has one even where it is not recorded.
   * @param {string} local
   * @returns {Tensor}
   */
  tensor(local) {
    return this.#isUnrecorded(local) ? this.result(local) : this.tape.tensor(this.nameOf(local));
  }

  /**
   * How a cell of a field was made, over the tape's names. In place of a field that is not
   * recorded stands how that was made.
   * @param {string} field
   * @param {number[]} index
   * @returns {Expression}
   */
  derive(field, index) {
    return replaced(this.op.derive(this, field, index), (cell) =>
      this.#isUnrecorded(cell.tensor)
        ? relettered(this.derive(cell.tensor, cell.index), cell.letters)
        : { ...cell, tensor: this.nameOf(cell.tensor) },
    );
  }

  /** @param {string} local */
  #isUnrecorded(local) {
    return !(local in this.outputs) && this.op.fields.includes(local);
  }

  /** @param {string} local */
  shape(local) {
    return this.tensor(local).shape;
  }

  /**
   * @param {string} local
   * @param {number[]} index
   */
  at(local, index) {
    const { shape, data } = this.tensor(local);
    return data[flatOf(shape, index)];
  }
}

/**
 * Records ops by name. Tensors are computed by the engine when they are first read.
 */
export class Tape {
  /** @type {Map<string, { call?: Call, field?: string, tensor?: Tensor }>} */
  #entries = new Map();

  /**
   * @param {any} engine the calls that the recorded ops make
   * @param {{ isFrugal?: boolean }} [options] frugal: of a call only those fields are computed that
   *   are read, one by one; for tapes of which few numbers are wanted
   */
  constructor(engine, { isFrugal = false } = {}) {
    this.engine = engine;
    this.isFrugal = isFrugal;
  }

  /**
   * Records an input.
   * @param {string} name
   * @param {Tensor} tensor
   */
  input(name, tensor) {
    this.#record(name, { tensor });
  }

  /**
   * Records a call. `as` names its results: a prefix ("layer_norm" gives `layer_norm.mean`), or
   * the fields to keep with the name of each; without it every field keeps its own name.
   * @param {Op} op
   * @param {Record<string, string | undefined>} inputs tape names by argument; an undefined one is left out
   * @param {any} [options]
   * @param {string | Record<string, string>} [as]
   */
  run(op, inputs, options = {}, as = undefined) {
    /** @type {Record<string, string>} */
    const given = {};
    for (const local in inputs) {
      const name = inputs[local];
      if (name === undefined) continue;
      this.#entry(name);
      given[local] = name;
    }
    const outputs = typeof as === 'object' ? as : namesOf(op, as);
    const call = new Call(this, op, given, options, outputs);
    for (const field in outputs) this.#record(outputs[field], { call, field });
  }

  /** A tape that holds the same so far and goes on by itself. */
  fork() {
    const tape = new Tape(this.engine, { isFrugal: this.isFrugal });
    for (const [name, entry] of this.#entries) tape.#entries.set(name, entry);
    return tape;
  }

  /** Names of all tensors in the order in which they were recorded. */
  get names() {
    return [...this.#entries.keys()];
  }

  /** Calls in the order in which they were recorded. */
  get calls() {
    return new Set([...this.#entries.values()].flatMap(({ call }) => (call ? [call] : [])));
  }

  /** @param {string} name */
  has(name) {
    return this.#entries.has(name);
  }

  /**
   * @param {string} name
   * @returns {Tensor}
   */
  tensor(name) {
    const entry = this.#entry(name);
    if (!entry.tensor) {
      const { call, field } = /** @type {{ call: Call, field: string }} */ (entry);
      entry.tensor = call.result(field);
      if (!entry.tensor) throw new Error(`${call.op.name} gives no field ${field}.`);
    }
    return entry.tensor;
  }

  /**
   * The call and the field that made a tensor; undefined for an input.
   * @param {string} name
   */
  origin(name) {
    const { call, field } = this.#entry(name);
    return call && field ? { call, field } : undefined;
  }

  /**
   * @param {string} name
   * @param {readonly number[]} index
   */
  at(name, index) {
    const { shape, data } = this.tensor(name);
    return data[flatOf(shape, index)];
  }

  /**
   * How a cell was made, over the tape's names; undefined for an input.
   * @param {string} name
   * @param {number[]} index
   * @returns {Expression | undefined}
   */
  derive(name, index) {
    const origin = this.origin(name);
    if (!origin) return undefined;
    return origin.call.derive(origin.field, index);
  }

  /**
   * The letters of a tensor's index, where its op says them.
   * @param {string} name
   */
  letters(name) {
    const origin = this.origin(name);
    return origin?.call.op.letters?.(origin.field);
  }

  /**
   * Where a cell that is made of no other comes from, if its op says so.
   * @param {string} name
   * @param {number[]} index
   */
  explain(name, index) {
    const origin = this.origin(name);
    return origin?.call.op.explain?.(origin.call, origin.field, index);
  }

  /**
   * The cells that a cell is made of in one step.
   * @param {string} name
   * @param {number[]} index
   */
  sources(name, index) {
    const expression = this.derive(name, index);
    return expression ? cells(expression) : [];
  }

  /**
   * What the derivation of a cell comes to in double precision.
   * @param {string} name
   * @param {number[]} index
   */
  rederived(name, index) {
    const expression = this.derive(name, index);
    return expression && evaluate(expression, (leaf) => this.at(leaf.tensor, leaf.index));
  }

  /**
   * All cells of the tensors in `stop` on which a cell depends, through any number of steps; every
   * input of the tape stops as well.
   * @param {string} name
   * @param {number[]} index
   * @param {Set<string>} [stop]
   * @returns {Map<string, Set<number>>} positions in the data, by tensor
   */
  reads(name, index, stop = new Set()) {
    /** @type {Map<string, Set<number>>} */
    const found = new Map();
    /** @type {Map<string, Set<number>>} */
    const seen = new Map();
    /** @type {(map: Map<string, Set<number>>, tensor: string, flat: number) => boolean} */
    const addTo = (map, tensor, flat) => {
      const set = map.get(tensor) ?? new Set();
      map.set(tensor, set);
      return set.size < set.add(flat).size;
    };
    const queue = this.sources(name, index);
    for (let leaf = queue.pop(); leaf; leaf = queue.pop()) {
      const flat = flatOf(this.tensor(leaf.tensor).shape, leaf.index);
      if (!addTo(seen, leaf.tensor, flat)) continue;
      if (stop.has(leaf.tensor) || !this.origin(leaf.tensor)) addTo(found, leaf.tensor, flat);
      else queue.push(...this.sources(leaf.tensor, leaf.index));
    }
    return found;
  }

  /**
   * The cells that share a statistic with a cell, where its op has one: the tensor that they
   * lie in and their positions.
   * @param {string} name
   * @param {number[]} index
   * @returns {{ name: string, cells: Set<number> } | undefined}
   */
  group(name, index) {
    const origin = this.origin(name);
    const statistic = origin?.call.op.statistic;
    if (!origin || !statistic || !origin.call.has(statistic)) return undefined;
    const tensor = origin.call.nameOf(statistic);
    const shared =
      name === tensor
        ? { index }
        : [...this.sources(name, index), ...this.#within(origin.call, name, index)].find(
            (leaf) => leaf.tensor === tensor,
          );
    if (!shared) return undefined;
    const [first, ...others] = this.sources(tensor, shared.index);
    if (!first) return undefined;
    const { shape } = this.tensor(first.tensor);
    const members = [first, ...others.filter((leaf) => leaf.tensor === first.tensor)];
    return {
      name: first.tensor,
      cells: new Set(members.map((leaf) => flatOf(shape, leaf.index))),
    };
  }

  /**
   * The cell of a statistic in which a cell is counted, and all that are counted in it.
   * @param {string} statistic
   * @param {string} name
   * @param {number[]} index
   * @returns {{ index: number[], cells: Set<number> } | undefined}
   */
  counted(statistic, name, index) {
    const { shape } = this.tensor(name);
    const wanted = flatOf(shape, index);
    const kept = this.tensor(statistic);
    for (let flat = 0; flat < kept.data.length; flat++) {
      const at = indexOf(kept.shape, flat);
      const leaves = this.sources(statistic, at).filter(({ tensor }) => tensor === name);
      const cells = new Set(leaves.map((leaf) => flatOf(shape, leaf.index)));
      if (cells.has(wanted)) return { index: at, cells };
    }
    return undefined;
  }

  /** A copy of every tensor that can be computed, by name. */
  get tensors() {
    return Object.fromEntries(
      this.names
        .filter((name) => !this.refusal(name))
        .map((name) => {
          const { shape, data } = this.tensor(name);
          return [name, { shape: [...shape], data: data.slice() }];
        }),
    );
  }

  /**
   * Why a tensor cannot be computed; undefined where it can.
   * @param {string} name
   * @returns {Error | undefined}
   */
  refusal(name) {
    try {
      this.tensor(name);
      return undefined;
    } catch (failure) {
      return failure instanceof Error ? failure : new Error(String(failure));
    }
  }

  /**
   * Sources of the sources that the same call made.
   * @param {Call} call
   * @param {string} name
   * @param {number[]} index
   */
  #within(call, name, index) {
    return this.sources(name, index)
      .filter((leaf) => this.origin(leaf.tensor)?.call === call)
      .flatMap((leaf) => this.sources(leaf.tensor, leaf.index));
  }

  /**
   * @param {string} name
   * @param {{ call?: Call, field?: string, tensor?: Tensor }} entry
   */
  #record(name, entry) {
    if (this.#entries.has(name)) throw new Error(`The tape holds a tensor named ${name} already.`);
    this.#entries.set(name, entry);
  }

  /** @param {string} name */
  #entry(name) {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`The tape holds no tensor named ${name}.`);
    return entry;
  }
}

/**
 * Every field under its own name, or behind a prefix.
 * @param {Op} op
 * @param {string | undefined} prefix
 * @returns {Record<string, string>}
 */
function namesOf(op, prefix) {
  return Object.fromEntries(
    op.fields.map((field) => [field, prefix ? `${prefix}.${field}` : field]),
  );
}
