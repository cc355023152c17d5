import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { createCalls } from '../../../web/engine/create-calls.js';
import { EngineError } from '../../../web/engine/index.js';
import { engine } from './engines.js';
import { errorOf } from './error-of.js';
import { examples, run } from './examples.js';
import { createNative } from './natives.js';

/** @import { Native } from '../../../web/engine/native.js' */

const names = Object.keys(calls);

it('there is an example of every call', () => {
  expect(Object.keys(examples)).toEqual(names);
});

describe.each(names)('%s', (name) => {
  it('gives results that no later call changes', () => {
    const results = run(engine, name);
    const copy = structuredClone(results);
    for (const other of names) run(engine, other);
    engine.generator(1).randn([100]);
    expect(results).toEqual(copy);
  });

  it('gives results that are the caller’s own', () => {
    const results = run(engine, name);
    const buffers = Object.values(results).map(({ data }) => data.buffer);
    expect(new Set(buffers).size).toBe(buffers.length);
    const copy = structuredClone(results);
    for (const { data } of Object.values(results)) data.fill(99);
    expect(run(engine, name)).toEqual(copy);
  });

  it('never writes to its arguments', () => {
    const copy = structuredClone(examples[name]);
    run(engine, name);
    expect(examples[name]).toEqual(copy);
  });

  it('never writes to typed arguments', () => {
    const typed = (/** @type {any} */ value) =>
      Array.isArray(value) ? engine.activation(value, { kind: 'relu' }).output : value;
    const tensors = examples[name].tensors.map(typed);
    const copy = structuredClone(tensors);
    /** @type {any} */ (engine)[name](...tensors, examples[name].options);
    expect(tensors).toEqual(copy);
  });
});

describe('two engines side by side', () => {
  it.each(
    /** @type {const} */ ([
      ['simd', 'simd'],
      ['relaxed-simd', 'js'],
    ]),
  )('%s and %s do not disturb each other', async (first, second) => {
    const natives = await Promise.all([createNative(first), createNative(second)]);
    const [one, other] = natives.map(createCalls);
    const streams = [one.generator(5), other.generator(5)];
    const alone = engine.generator(5);
    for (const count of [3, 17, 1]) {
      const want = alone.randn([count]);
      for (const stream of streams) expect(stream.randn([count])).toEqual(want);
    }
    const results = run(one, 'attention');
    const copy = structuredClone(results);
    for (const name of names) run(other, name);
    expect(() => other.softmax([1], { axis: 3 })).toThrow(EngineError);
    new Uint8Array(natives[1].buffer()).fill(0xaa);
    expect(results).toEqual(copy);
    expect(run(one, 'attention')).toEqual(copy);
    expect(streams[0].rand([4])).toEqual(alone.rand([4]));
  });
});

describe.each(/** @type {const} */ (['simd', 'js']))('after %s stopped half-way', (variant) => {
  /** @type {Native} */
  let native;
  /** @type {Native['functions']} */
  let functions;
  beforeEach(async () => {
    native = await createNative(variant);
    functions = native.functions;
  });

  /** Calls that are made after this. @param {string} name  of a function that is to fail once @param {() => void} fail */
  function breakOnce(name, fail) {
    const original = functions[name];
    let isBroken = true;
    functions[name] = () => {
      if (isBroken) {
        isBroken = false;
        fail();
      }
      return original();
    };
  }

  it('the next call works: a trap, with the stack and the heap in disorder', () => {
    const whole = createCalls(native);
    const before = names.map((name) => run(whole, name));
    breakOnce('layerNorm', () => {
      new Uint32Array(native.buffer(), native.frame, 1)[0] = 0xfffffff0;
      native.module.stackRestore(native.startStack - 4096);
      native.functions.allocate(1000);
      // JavaScript reads zeros beyond the end of the memory, where WebAssembly traps.
      if (variant === 'js') throw new Error('abort');
    });
    const broken = createCalls(native);
    expect(() => run(broken, 'layerNorm')).toThrow(EngineError);
    expect(names.map((name) => run(broken, name))).toEqual(before);
    expect(native.module.stackSave()).toBe(native.startStack);
  });

  it('the next call works: an abort with all memory overwritten', () => {
    const whole = createCalls(native);
    const before = names.map((name) => run(whole, name));
    breakOnce('softmax', () => {
      new Uint8Array(native.buffer()).fill(0xaa);
      throw new WebAssembly.RuntimeError('Aborted(OOM)');
    });
    const broken = createCalls(native);
    const thrown = errorOf(() => run(broken, 'softmax'));
    expect(thrown.code).toBe('wasm-corrupt');
    expect(thrown.message).toBe(
      'softmax: the engine stopped half-way (Aborted(OOM)); it has been restarted, and other calls work.',
    );
    expect(names.map((name) => run(broken, name))).toEqual(before);
  });

  it('a stream of random numbers goes on where it was', () => {
    const stream = createCalls(native).generator(3);
    stream.randn([3]);
    breakOnce('rand', () => {
      new Uint8Array(native.buffer()).fill(0xaa);
      throw new WebAssembly.RuntimeError('unreachable');
    });
    expect(() => stream.rand([1])).toThrow(EngineError);
    const intact = engine.generator(3);
    intact.randn([3]);
    expect(stream.randn([5])).toEqual(intact.randn([5]));
  });
});
