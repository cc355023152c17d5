import { readFileSync } from 'node:fs';
import { Native } from '../../../web/engine/native.js';
import { variants } from '../../../web/engine/variants.js';

/** @import { VariantName } from '../../../web/engine/index.js' */

/** @param {VariantName} name */
function variantNamed(name) {
  const found = variants.find((variant) => variant.name === name);
  if (!found) throw new Error(`there is no variant ${name}`);
  return found;
}

/** The variants that have a .wasm file, the best first. */
export const wasmNames = variants.filter(({ wasm }) => wasm !== undefined).map(({ name }) => name);

/** @param {VariantName} name */
export function wasmFile(name) {
  const { wasm } = variantNamed(name);
  if (!wasm) throw new Error(`variant ${name} has no .wasm file`);
  return wasm;
}

/** @param {VariantName} name */
export function wasmBytes(name) {
  return new Uint8Array(readFileSync(wasmFile(name)));
}

/**
 * The C++ side of a variant by itself, to look into and to break.
 *
 * @param {VariantName} name
 */
export async function createNative(name) {
  const { default: createModule } = await variantNamed(name).importGlue();
  if (!wasmNames.includes(name)) return new Native(/** @type {any} */ (await createModule()));
  const compiled = new WebAssembly.Module(wasmBytes(name));
  const module = await createModule({
    /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} receive */
    instantiateWasm(imports, receive) {
      receive(new WebAssembly.Instance(compiled, imports));
      return {};
    },
  });
  return new Native(/** @type {any} */ (module));
}
