import { abi } from './frame.js';

/** @import { MainModule } from '../../build/wasm-simd/engine/normlab.js' */

/**
 * What the generated declarations leave out: the memory as it is now. It moves when it grows, so
 * hold on to none of these for longer than a step.
 *
 * @typedef {object} Heaps
 * @property {Uint8Array<ArrayBuffer>} HEAPU8
 * @property {Uint32Array<ArrayBuffer>} HEAPU32
 * @property {Float32Array<ArrayBuffer>} HEAPF32
 * @property {Float64Array<ArrayBuffer>} HEAPF64
 */

/** Those whose place in the table of functions C++ tells, to be called without Embind. */
const entries = /** @type {const} */ ([
  ...['release', 'standardize', 'minMaxScale', 'matmul', 'linear', 'layerNorm', 'rmsNorm'],
  ...['batchNorm', 'instanceNorm', 'groupNorm', 'weightStandardize', 'softmax', 'logSoftmax'],
  ...['attention', 'multiHeadAttention', 'positionalEncoding', 'activation', 'seedGenerator'],
  ...['randn', 'rand'],
]);

/**
 * The C++ side: Embind's functions, the memory, and a way back to a clean start.
 *
 * A trap in WebAssembly leaves a half-done heap and a stack pointer in the middle of nowhere. All
 * that an instance can change is its memory and its stack pointer, so putting both back as they
 * were at the start makes it a new one, at once and without waiting for anything.
 */
export class Native {
  /** @param {MainModule & Heaps} module  fresh, nothing called yet */
  constructor(module) {
    this.module = module;
    /** The address of the frame. */
    this.frame = module.frame();
    /**
     * What takes no arguments: the calls, whose results say whether they worked, and `release`.
     *
     * @type {Record<string, () => unknown>}
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
    return this.module.abi() === abi;
  }

  /** Makes everything as it was at the start. */
  restart() {
    this.module.HEAPU8.set(this.startMemory);
    this.module.stackRestore(this.startStack);
    this.life += 1;
  }
}
