import { calls } from './calls.js';
import { abi } from './frame.js';

/** @import { CallName } from './calls.js' */

/**
 * What the script around the kernels gives: the memory as it is now, which moves when it grows, so
 * hold on to none of it for longer than a step; and the numbers that C++ tells by Embind.
 *
 * @typedef {Memory & Record<'abi' | 'frame' | (typeof entries)[number], number>} Module
 *
 * @typedef {object} Memory
 * @property {Uint8Array<ArrayBuffer>} HEAPU8
 * @property {Uint32Array<ArrayBuffer>} HEAPU32
 * @property {Float32Array<ArrayBuffer>} HEAPF32
 * @property {Float64Array<ArrayBuffer>} HEAPF64
 * @property {WebAssembly.Table} wasmTable
 * @property {() => number} stackSave
 * @property {(place: number) => void} stackRestore
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

  /** The memory as it is now. */
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
