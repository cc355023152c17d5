import { abi } from './frame.js';

/** @import { MainModule } from '../../build/wasm-simd/engine/normlab.js' */

/**
 * What the generated declarations leave out.
 *
 * @typedef {{ wasmMemory: WebAssembly.Memory }} Exported
 */

/**
 * The C++ side: Embind's functions, the memory, and a way back to a clean start.
 *
 * A trap in WebAssembly leaves a half-done heap and a stack pointer in the middle of nowhere. All
 * that an instance can change is its memory and its stack pointer, so putting both back as they
 * were at the start makes it a new one, at once and without waiting for anything.
 */
export class Native {
  /** @param {MainModule & Exported} module  fresh, nothing called yet */
  constructor(module) {
    this.module = module;
    /** The address of the frame. */
    this.frame = module.frame();
    this.views = viewsOf(this.buffer());
    this.startMemory = new Uint8Array(this.buffer()).slice();
    this.startStack = module.stackSave();
    /** Counts the restarts: what lay in memory before one is gone. */
    this.life = 0;
  }

  /** The memory as it is now; it moves when it grows, so hold on to it for no longer than a step. */
  buffer() {
    return /** @type {ArrayBuffer} */ (this.module.wasmMemory.buffer);
  }

  /** The memory as it is now, by kinds of cells. */
  memory() {
    const buffer = this.buffer();
    if (buffer !== this.views.words.buffer) this.views = viewsOf(buffer);
    return this.views;
  }

  /** Whether the C++ was built for this JavaScript. */
  fits() {
    return this.module.abi() === abi;
  }

  /** Makes everything as it was at the start. */
  restart() {
    new Uint8Array(this.buffer()).set(this.startMemory);
    this.module.stackRestore(this.startStack);
    this.life += 1;
  }
}

/** @param {ArrayBuffer} buffer */
function viewsOf(buffer) {
  return {
    words: new Uint32Array(buffer),
    floats: new Float32Array(buffer),
    bytes: new Uint8Array(buffer),
  };
}
