import { readOptions } from './bag.js';
import { createCalls } from './create-calls.js';
import { EngineError } from './error.js';
import { guarded } from './guarded.js';
import { Native } from './native.js';
import { runSelfTest } from './self-test.js';
import { variants } from './variants.js';
import { compileSource } from './wasm-source.js';
import { inWords, quote, thrownInWords } from './words.js';

/** @import { Engine, EngineOptions, VariantName } from './types.js' */
/** @import { Variant } from './variants.js' */

/** @typedef {URL | ArrayBuffer | Uint8Array | undefined} Source  where the .wasm file comes from */

/**
 * The engines that are loaded, or on their way.
 *
 * @type {Map<VariantName, Promise<Engine>>}
 */
const loaded = new Map();

/**
 * Loads the engine. The second time costs nothing; what failed can be tried again.
 *
 * @param {EngineOptions} [options]
 * @returns {Promise<Engine>}
 * @throws {EngineError} `bad-argument`; `wasm-unavailable`: not the feature that a named variant
 *   needs, the file can't be reached; `wasm-corrupt`: the file is not there, cut short or no
 *   WebAssembly, or its answers are wrong; `out-of-memory`. With `auto` the fault of the best
 *   variant that should have run here, and only if none runs, not even the one in JavaScript
 */
export async function loadEngine(options) {
  const { variant, wasm } = guarded('loadEngine: the options', () => readLoadOptions(options));
  if (variant !== 'auto') return load(variant, wasm[variant.name]);
  /** @type {unknown} */
  let firstError;
  for (const candidate of variants.filter(({ runsHere }) => runsHere())) {
    try {
      return await load(candidate, wasm[candidate.name]);
    } catch (thrown) {
      firstError ??= thrown;
    }
  }
  throw firstError;
}

/**
 * @param {unknown} options
 * @returns {{ variant: 'auto' | Variant, wasm: Partial<Record<VariantName, Source>> }}
 */
function readLoadOptions(options) {
  const optionNamed = readOptions('loadEngine', ['variant', 'wasm'], options);
  const variant = optionNamed('variant');
  const named = variants.find(({ name }) => name === variant);
  if (variant !== undefined && variant !== 'auto' && named === undefined) {
    const names = ['auto', ...variants.map(({ name }) => name)].map(quote).join(', ');
    throw new EngineError(
      'bad-argument',
      `loadEngine: variant is ${inWords(variant)}; one of ${names} is wanted.`,
    );
  }
  return { variant: named ?? 'auto', wasm: readSources(optionNamed('wasm')) };
}

/** @param {unknown} wasm @returns {Partial<Record<VariantName, Source>>} */
function readSources(wasm) {
  const names = variants.flatMap(({ name, wasm }) => (wasm ? [name] : []));
  const sourceOf = readOptions('loadEngine: wasm', names, wasm);
  return Object.fromEntries(names.map((name) => [name, readSource(name, sourceOf(name))]));
}

/** @param {string} name @param {unknown} source @returns {Source} */
function readSource(name, source) {
  if (source === undefined || source instanceof ArrayBuffer || source instanceof Uint8Array) {
    return source;
  }
  const here = globalThis.location?.href;
  if ((typeof source === 'string' || source instanceof URL) && URL.canParse(source, here)) {
    return new URL(source, here);
  }
  throw new EngineError(
    'bad-argument',
    `loadEngine: wasm[${quote(name)}] is ${inWords(source)}; an address or the bytes are wanted.`,
  );
}

/**
 * One variant, from memory if it came from its own place.
 *
 * @param {Variant} variant
 * @param {Source} source
 * @returns {Promise<Engine>}
 */
function load(variant, source) {
  if (source !== undefined) return create(variant, source);
  const known = loaded.get(variant.name);
  if (known) return known;
  const loading = create(variant, variant.wasm);
  loaded.set(variant.name, loading);
  loading.catch(() => loaded.delete(variant.name));
  return loading;
}

/**
 * @param {Variant} variant
 * @param {Source} source  of its .wasm file, if it has one
 * @returns {Promise<Engine>}
 */
async function create(variant, source) {
  if (!variant.runsHere()) {
    throw new EngineError(
      'wasm-unavailable',
      `loadEngine: variant ${quote(variant.name)} needs ${variant.needs}, which is not here; "auto" takes what is.`,
    );
  }
  const [compiled, glue] = await Promise.all([
    source && compileSource(source),
    importGlue(variant),
  ]);
  const calls = createCalls(await start(variant, compiled, glue));
  const selfTest = runSelfTest(variant.name, calls);
  return Object.freeze({ variant: variant.name, selfTest, ...calls });
}

/** @param {Variant} variant */
async function importGlue(variant) {
  try {
    return (await variant.importGlue()).default;
  } catch (thrown) {
    throw new EngineError(
      'wasm-unavailable',
      `loadEngine: the script of variant ${quote(variant.name)} can't be loaded (${thrownInWords(thrown)}); check the connection and load again.`,
      thrown,
    );
  }
}

/**
 * @param {Variant} variant
 * @param {WebAssembly.Module | undefined} compiled
 * @param {import('./variants.js').ModuleFactory} createModule
 */
async function start(variant, compiled, createModule) {
  try {
    const module = compiled ? instantiate(compiled, createModule) : createModule();
    const native = new Native(await module);
    if (native.fits()) return native;
  } catch (thrown) {
    throw new EngineError(
      thrown instanceof RangeError ? 'out-of-memory' : 'wasm-corrupt',
      `loadEngine: variant ${quote(variant.name)} does not start (${thrownInWords(thrown)}).`,
      thrown,
    );
  }
  throw new EngineError(
    'wasm-corrupt',
    `loadEngine: the build of variant ${quote(variant.name)} belongs to another version of the engine.`,
  );
}

/**
 * Emscripten's factory, given a compiled module; a failure is a rejection here, which it would not
 * be there.
 *
 * @param {WebAssembly.Module} compiled
 * @param {import('./variants.js').ModuleFactory} createModule
 */
function instantiate(compiled, createModule) {
  return new Promise((resolve, reject) => {
    createModule({
      /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} receive */
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(compiled, imports).then(receive).catch(reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
