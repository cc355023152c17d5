import { EngineError } from './error.js';
import { numel } from './size.js';

/** @import { Native } from './native.js' */
/** @import { ResidentTensor } from './types.js' */

/** @type {WeakMap<object, Block>} */
const blocks = new WeakMap();

/**
 * The cells of one tensor that stays in the engine's memory: what stands behind a resident tensor.
 * It holds an address and no view, as memory moves when it grows.
 */
export class Block {
  /**
   * @param {Native} native
   * @param {number} address  of the inputs' block or of a result, which `release` will then spare
   * @param {number[]} shape
   * @param {boolean} isBool
   * @param {boolean} [ofBooleans]  it was true and false, and is no tensor of numbers
   */
  constructor(native, address, shape, isBool, ofBooleans = false) {
    native.functions.keep(address);
    this.native = native;
    this.life = native.life;
    this.address = address;
    this.shape = shape;
    this.isBool = isBool;
    this.ofBooleans = ofBooleans;
    this.count = numel(shape);
    this.isFree = false;
  }

  /** The engine's memory as cells of its kind, to be used at once. */
  get memory() {
    const { bytes, floats } = this.native.memory();
    return this.isBool ? bytes : floats;
  }

  /** The cells as they lie, to be used at once. */
  get data() {
    const first = this.address / this.memory.BYTES_PER_ELEMENT;
    return this.memory.subarray(first, first + this.count);
  }

  /**
   * Refuses a block that is not there, or not in the engine that it is handed to.
   *
   * @param {string} where  names the argument, as in 'layerNorm: x'
   * @param {Native} [native]
   * @throws {EngineError} `bad-argument`
   */
  check(where, native = this.native) {
    const fault = this.isFree
      ? 'has been disposed of; one that has not is wanted.'
      : this.life !== this.native.life
        ? 'was lost when the engine restarted; one that was made since is wanted.'
        : native !== this.native
          ? 'stays in the memory of another engine; one of this engine, or what read() gives, is wanted.'
          : undefined;
    if (fault) throw new EngineError('bad-argument', `${where} ${fault}`);
  }

  /** Stands behind a tensor from now on. @param {ResidentTensor<any>} resident */
  standBehind(resident) {
    blocks.set(resident, this);
  }

  /** Gives the memory back. Again, or after a restart, it does nothing. */
  free() {
    if (!this.isFree && this.life === this.native.life) this.native.functions.drop(this.address);
    this.isFree = true;
  }
}

/**
 * What stands behind a resident tensor; undefined for anything else.
 *
 * @param {unknown} value
 */
export function blockOf(value) {
  return blocks.get(/** @type {object} */ (value));
}
