import { calls } from './calls.js';
import { abi } from './frame.js';

/** @import { CallName } from './calls.js' */

/**
 * What the script around the kernels gives: the memory as it is now, and the numbers that C++ tells
 * by Embind.
 *
 * @typedef {Heaps & Record<'abi' | 'frame' | (typeof entries)[number], number>} Module
 *
 * @typedef {object} Heaps
 * @property {Uint8Array<ArrayBuffer>} HEAPU8
 * @property {Uint32Array<ArrayBuffer>} HEAPU32
 * @property {Float32Array<ArrayBuffer>} HEAPF32
 * @property {Float64Array<ArrayBuffer>} HEAPF64
 * @property {WebAssembly.Table} wasmTable
 * @property {() => number} stackSave
 * @property {(place: number) => void} stackRestore
 */

/**
 * The memory as it is now, as cells of each kind. It moves when it grows, so hold on to none of
 * these for longer than a step.
 *
 * @typedef {object} Memory
 * @property {Uint8Array<ArrayBuffer>} bytes
 * @property {Uint32Array<ArrayBuffer>} words
 * @property {Float32Array<ArrayBuffer>} floats
 * @property {Float64Array<ArrayBuffer>} doubles
 * @property {number} frame  address of the frame, see frame.js
 */

/** The functions whose place in the table C++ tells. */
const entries = /** @type {const} */ ([
  .../** @type {CallName[]} */ (Object.keys(calls)),
  ...['seedGenerator', 'randn', 'rand', 'allocate', 'release', 'keep', 'drop'],
]);

/**
 * The C++ side: its functions, the memory, and a way back to a clean start.
 *
 * A trap in WebAssembly leaves a half-done heap and a stack pointer in the middle of nowhere. All
 * that an instance can change is its memory and its stack pointer, so putting both back as they
 * were at the start makes it a new one, at once and without waiting for anything.
 */
export class Native {
  /** @param {Module} module  fresh, nothing called yet */
  constructor(module) {
    this.module = module;
    /** The address of the frame. */
    this.frame = module.frame;
    this.known = memoryOf(module, this.frame);
    /**
     * The calls, which take no arguments and say whether they worked, and those for memory.
     *
     * @type {Record<string, (argument?: number) => number>}
     */
    this.functions = Object.fromEntries(
      entries.map((name) => [name, module.wasmTable.get(module[name])]),
    );
    this.startMemory = module.HEAPU8.slice();
    this.startStack = module.stackSave();
    /** Counts the restarts: what lay in memory before one is gone. */
    this.life = 0;
  }

  /**
   * The memory as it is now. To look all of it up in the module would take longer than to write a
   * small tensor; one look says whether it has moved.
   */
  memory() {
    if (this.known.bytes !== this.module.HEAPU8) this.known = memoryOf(this.module, this.frame);
    return this.known;
  }

  buffer() {
    return this.module.HEAPU8.buffer;
  }

  /** Whether the C++ was built for this JavaScript. */
  fits() {
    return this.module.abi === abi;
  }

  /** Makes everything as it was at the start. */
  restart() {
    this.module.HEAPU8.set(this.startMemory);
    this.module.stackRestore(this.startStack);
    this.life += 1;
  }
}

/** @param {Heaps} module @param {number} frame @returns {Memory} */
const memoryOf = ({ HEAPU8, HEAPU32, HEAPF32, HEAPF64 }, frame) => ({
  bytes: HEAPU8,
  words: HEAPU32,
  floats: HEAPF32,
  doubles: HEAPF64,
  frame,
});
