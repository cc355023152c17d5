/**
 * The builds of the kernels, the best first. `auto` goes through them in this order.
 */

/** @import { Module } from './native.js' */
/** @import { VariantName } from './types.js' */

/**
 * @typedef {object} Variant
 * @property {VariantName} name
 * @property {string} description
 * @property {string} needs  what the host must have, for sentences
 * @property {() => boolean} runsHere  the feature probe
 * @property {URL} [wasm]  where its .wasm file lies; absent where it is all script
 * @property {() => Promise<{ default: ModuleFactory }>} importGlue
 */

/** @typedef {(options?: object) => Promise<Module>} ModuleFactory */

// The probes are whole modules of one function, written by hand: () → v128 of one instruction.
const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const oneFunction = [1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0];
const zero = [0x41, 0, 0xfd, 0x0f]; // i32.const 0, i8x16.splat
const simdBody = [0, ...zero, 0x0b];
const relaxedBody = [0, ...zero, ...zero, ...zero, 0xfd, 0x85, 0x02, 0x0b]; // f32x4.relaxed_madd

/** @param {number[]} body */
function validates(body) {
  if (typeof WebAssembly !== 'object') return false;
  const code = [10, body.length + 2, 1, body.length, ...body];
  return WebAssembly.validate(Uint8Array.from([...header, ...oneFunction, ...code]));
}

/** The script around a .wasm file; all of them are called by the same names, so that one does. */
const importGlue = () => import('../../build/wasm-simd/engine/normlab.js');

/** @type {readonly Variant[]} */
export const variants = [
  {
    name: 'relaxed-simd',
    description: '128-bit vectors with fused multiply-add',
    needs: 'WebAssembly with relaxed SIMD',
    runsHere: () => validates(relaxedBody),
    wasm: new URL('../../build/wasm-relaxed-simd/engine/normlab.wasm', import.meta.url),
    importGlue,
  },
  {
    name: 'simd',
    description: '128-bit vectors',
    needs: 'WebAssembly with SIMD',
    runsHere: () => validates(simdBody),
    wasm: new URL('../../build/wasm-simd/engine/normlab.wasm', import.meta.url),
    importGlue,
  },
  {
    name: 'scalar',
    description: 'one number at a time',
    needs: 'WebAssembly',
    runsHere: () => typeof WebAssembly === 'object',
    wasm: new URL('../../build/wasm-scalar/engine/normlab.wasm', import.meta.url),
    importGlue,
  },
  {
    name: 'js',
    description: 'one number at a time, in JavaScript',
    needs: 'JavaScript',
    runsHere: () => true,
    importGlue: () => import('../../build/wasm-js/engine/normlab.js'),
  },
];
