/**
 * The engine: normalization and attention by C++ kernels in WebAssembly. Browser, worker, Node.
 *
 * @example
 * const engine = await loadEngine({ variant: 'auto' });
 * const { mean, output } = engine.layerNorm([[1, 2, 3, 4]], { eps: 1e-5 });
 */

export { EngineError } from './error.js';
export { loadEngine } from './load-engine.js';

/** @typedef {import('./error.js').ErrorCode} ErrorCode */
/** @typedef {import('./types.js').Engine} Engine */
/** @typedef {import('./types.js').EngineOptions} EngineOptions */
/** @typedef {import('./types.js').VariantName} VariantName */
/** @typedef {import('./types.js').Calls} Calls */
/** @typedef {import('./types.js').Generator} Generator */
/** @typedef {import('./types.js').Tensor} Tensor */
/** @typedef {import('./types.js').TensorLike} TensorLike */
/**
 * @template {Float32Array | Uint8Array} [D=Float32Array]
 * @typedef {import('./types.js').ResidentTensor<D>} ResidentTensor
 */
/** @typedef {import('./types.js').MaskLike} MaskLike */
