import { setFlagsFromString } from 'node:v8';
import { loadEngine } from '../../../web/engine/index.js';
import { variants } from '../../../web/engine/variants.js';

// Node 20 has relaxed SIMD behind a flag; later ones have it anyway.
const [relaxed] = variants;
if (!relaxed.runsHere()) setFlagsFromString('--experimental-wasm-relaxed-simd');

/** Every variant of the engine, loaded. */
export const engines = await Promise.all(variants.map(({ name }) => loadEngine({ variant: name })));

/** One to test what does not depend on the kernels. */
export const [engine] = engines;
