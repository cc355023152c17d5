import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { engines } from './engines.js';
import { wasmBytes, wasmFile, wasmNames } from './natives.js';
import { usesFusedMultiplyAdd, usesVectors } from './wasm-surgery.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A copy of the engine that has loaded nothing yet. */
async function freshEngine() {
  vi.resetModules();
  return import('../../../web/engine/index.js');
}

describe.each(engines)('the $variant variant, when it is forced', ({ variant, selfTest }) => {
  it('says that it runs, and that it passed its self-test', () => {
    expect(variant).toBeOneOf(['relaxed-simd', 'simd', 'scalar', 'js']);
    expect(selfTest.passed).toBe(true);
    expect(selfTest.cases).toBeGreaterThan(10);
  });
});

describe.each(wasmNames)('the %s variant, when it is forced', (variant) => {
  it('is what really runs: its own file is compiled, and no other', async () => {
    const compile = vi.spyOn(WebAssembly, 'compile');
    const { loadEngine } = await freshEngine();
    await loadEngine({ variant });
    expect(compile).toHaveBeenCalledTimes(1);
    expect(compile.mock.calls[0][0]).toEqual(wasmBytes(variant));
  });
});

describe('the js variant', () => {
  it('runs where WebAssembly is switched off, and auto takes it there', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    Reflect.deleteProperty(globalThis, 'WebAssembly');
    const { loadEngine } = await freshEngine();
    const js = await loadEngine();
    expect(js.variant).toBe('js');
    expect(await loadEngine({ variant: 'js' })).toBe(js);
    expect(js.softmax([[0, 0]]).output.data).toEqual(Float32Array.of(0.5, 0.5));
  });

  it('runs where the page forbids WebAssembly', async () => {
    vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new WebAssembly.CompileError('refused'));
    const { loadEngine } = await freshEngine();
    expect((await loadEngine()).variant).toBe('js');
  });

  it('is what really runs when it is forced: no WebAssembly is touched', async () => {
    const compile = vi.spyOn(WebAssembly, 'compile');
    const instantiate = vi.spyOn(WebAssembly, 'instantiate');
    const { loadEngine } = await freshEngine();
    expect((await loadEngine({ variant: 'js' })).variant).toBe('js');
    expect(compile).not.toHaveBeenCalled();
    expect(instantiate).not.toHaveBeenCalled();
  });
});

it('simd and relaxed-simd are made of vectors, scalar is not', () => {
  expect(usesVectors(wasmBytes('relaxed-simd'))).toBe(true);
  expect(usesVectors(wasmBytes('simd'))).toBe(true);
  expect(usesVectors(wasmBytes('scalar'))).toBe(false);
});

it('only relaxed-simd multiplies and adds in one instruction', () => {
  expect(usesFusedMultiplyAdd(wasmBytes('relaxed-simd'))).toBe(true);
  expect(usesFusedMultiplyAdd(wasmBytes('simd'))).toBe(false);
});

describe.each(wasmNames)('the script that all .wasm files share', (variant) => {
  const glueOf = (/** @type {typeof variant} */ name) =>
    readFileSync(new URL('normlab.js', wasmFile(name)), 'utf8');

  it(`calls ${variant} by the names that it has`, () => {
    const [shared, own] = ['simd', variant].map(namesOf);
    expect(own).toEqual(shared);
    expect(own.exports.length).toBeGreaterThan(0);
  });

  it(`is the one that came with ${variant}`, () => {
    expect(glueOf(variant)).toBe(glueOf('simd'));
  });
});

/** What a .wasm file asks for and gives, by name. @param {string} variant */
function namesOf(variant) {
  const module = new WebAssembly.Module(wasmBytes(/** @type {any} */ (variant)));
  return {
    imports: WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`),
    exports: WebAssembly.Module.exports(module).map(({ name }) => name),
  };
}

it('auto takes the best that runs here', async () => {
  const { loadEngine } = await freshEngine();
  expect((await loadEngine()).variant).toBe('relaxed-simd');
  expect((await loadEngine({ variant: 'auto' })).variant).toBe('relaxed-simd');
});

it('without the feature that a variant needs, auto takes the next and the named one is refused', async () => {
  const validate = WebAssembly.validate.bind(WebAssembly);
  vi.spyOn(WebAssembly, 'validate').mockImplementation(
    (bytes) => !usesRelaxed(/** @type {Uint8Array} */ (bytes)) && validate(bytes),
  );
  const { loadEngine } = await freshEngine();
  expect((await loadEngine()).variant).toBe('simd');
  await expect(loadEngine({ variant: 'relaxed-simd' })).rejects.toMatchObject({
    code: 'wasm-unavailable',
    message:
      'loadEngine: variant "relaxed-simd" needs WebAssembly with relaxed SIMD, which is not here; "auto" takes what is.',
  });
});

it('without any vectors auto takes scalar', async () => {
  vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  const { loadEngine } = await freshEngine();
  expect((await loadEngine()).variant).toBe('scalar');
});

/** @param {Uint8Array} bytes */
function usesRelaxed(bytes) {
  return usesFusedMultiplyAdd(bytes);
}
