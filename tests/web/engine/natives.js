import { readFileSync } from 'node:fs';
import { Native } from '../../../web/engine/native.js';
import { variants } from '../../../web/engine/variants.js';

/** @import { VariantName } from '../../../web/engine/index.js' */

/** @param {VariantName} name */
export function variantNamed(name) {
  const found = variants.find((variant) => variant.name === name);
  if (!found) throw new Error(`there is no variant ${name}`);
  return found;
}

/** @param {VariantName} name */
export function wasmBytes(name) {
  return new Uint8Array(readFileSync(variantNamed(name).wasm));
}

/**
 * The C++ side of a variant by itself, to look into and to break.
 *
 * @param {VariantName} name
 */
export async function createNative(name) {
  const compiled = new WebAssembly.Module(wasmBytes(name));
  const { default: createModule } = await variantNamed(name).importGlue();
  const module = await createModule({
    /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} receive */
    instantiateWasm(imports, receive) {
      receive(new WebAssembly.Instance(compiled, imports));
      return {};
    },
  });
  return new Native(/** @type {any} */ (module));
}
