import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { layerNorm, linear, matmul, softmax, subtract } from '../../../web/ops/index.js';
import { toPyTorch } from '../../../web/tape/pytorch.js';
import { Tape } from '../../../web/tape/tape.js';
import { flatOf, fromNested, indexOf, shortest, toNested } from '../../../web/tape/tensor.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @param {Record<string, any>} inputs nested arrays by name */
function tapeWith(inputs) {
  const tape = new Tape(engine);
  for (const [name, nested] of Object.entries(inputs)) tape.input(name, fromNested(nested));
  return tape;
}

describe('a tape', () => {
  it('names results by field, by prefix, or one by one', () => {
    const tape = tapeWith({ x: [[1, 2, 4]], w: [[1], [1], [1]] });
    tape.run(softmax, { x: 'x' });
    tape.run(layerNorm, { x: 'x' }, {}, 'layer_norm');
    tape.run(matmul, { a: 'x', b: 'w' }, {}, { output: 'product' });
    expect(tape.names).toEqual([
      ...['x', 'w', 'row_max', 'exp_sum', 'output'],
      ...['mean', 'var', 'rstd', 'normalized', 'output'].map((field) => `layer_norm.${field}`),
      'product',
    ]);
    expect(tape.at('product', [0, 0])).toBe(7);
  });

  it('forks into one that goes on by itself', () => {
    const tape = tapeWith({ x: [[1, 3]] });
    tape.run(softmax, { x: 'x' });
    const fork = tape.fork();
    fork.run(layerNorm, { x: 'x' }, {}, 'layer_norm');
    tape.input('layer_norm.mean', fromNested([[9]]));
    expect(fork.at('layer_norm.mean', [0, 0])).toBe(2);
    expect(fork.derive('output', [0, 0])).toEqual(tape.derive('output', [0, 0]));
    expect(tape.has('layer_norm.output')).toBe(false);
  });

  it('refuses a name that is taken and one that it does not hold', () => {
    const tape = tapeWith({ x: [[1]] });
    expect(() => tape.input('x', fromNested([[2]]))).toThrow('holds a tensor named x already');
    expect(() => tape.run(softmax, { x: 'y' })).toThrow('holds no tensor named y');
  });

  it('calls a kernel only when a result is read, and then once', () => {
    let calls = 0;
    const counting = {
      softmax: (/** @type {any} */ x, /** @type {any} */ options) => {
        calls++;
        return engine.softmax(x, options);
      },
    };
    const tape = new Tape(counting);
    tape.input('x', fromNested([[1, 2]]));
    tape.run(softmax, { x: 'x' });
    expect(calls).toBe(0);
    tape.tensor('output');
    tape.tensor('row_max');
    expect(calls).toBe(1);
  });

  it('throws what a kernel refuses each time it is read, and goes on with the rest', () => {
    const tape = tapeWith({ a: [[1, 2]], b: [[1, 2]] });
    tape.run(matmul, { a: 'a', b: 'b' }, {}, { output: 'bad' });
    tape.run(subtract, { a: 'a', b: 'b' }, {}, { output: 'good' });
    for (let time = 0; time < 2; time++) {
      expect(() => tape.tensor('bad')).toThrow(/matmul/);
    }
    expect([...tape.tensor('good').data]).toEqual([0, 0]);
  });

  it('walks from a cell to the inputs through all steps, or to where it is told to stop', () => {
    const tape = tapeWith({
      x: [
        [1, 2],
        [3, 4],
      ],
      weight: [
        [1, 0],
        [0, 1],
      ],
    });
    tape.run(linear, { x: 'x', weight: 'weight' }, {}, { output: 'hidden' });
    tape.run(softmax, { x: 'hidden' }, {}, { output: 'share' });
    const toInputs = tape.reads('share', [1, 0]);
    expect([...toInputs.keys()].sort()).toEqual(['weight', 'x']);
    expect([...(toInputs.get('x') ?? [])].sort()).toEqual([2, 3]);
    expect([...tape.reads('share', [1, 0], new Set(['hidden'])).keys()]).toEqual(['hidden']);
  });

  it('knows the group that shares a mean with a cell', () => {
    const tape = tapeWith({
      x: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    });
    tape.run(layerNorm, { x: 'x' }, {}, 'layer_norm');
    for (const name of ['layer_norm.mean', 'layer_norm.normalized', 'layer_norm.output']) {
      const index = name === 'layer_norm.mean' ? [1, 0] : [1, 2];
      expect(tape.group(name, index)).toEqual({ name: 'x', cells: new Set([3, 4, 5]) });
    }
    expect(tape.group('x', [0, 0])).toBeUndefined();
  });

  it('copies its tensors out', () => {
    const tape = tapeWith({ x: [[1, 2]] });
    tape.tensors.x.data[0] = 9;
    expect(tape.at('x', [0, 0])).toBe(1);
  });
});

describe('the PyTorch script', () => {
  it('writes inputs as literals that read back as the same float32', () => {
    const tape = new Tape(engine);
    const values = [0.1, 1 / 3, 16777216, 1e-30, -0, Number.NaN, -Infinity, 5].map(Math.fround);
    tape.input('x', { shape: [2, 2, 2], data: Float32Array.from(values) });
    tape.input('mask', { shape: [2], data: Uint8Array.of(1, 0) });
    const script = toPyTorch(tape, 'A title\nof two lines');
    expect(script).toContain('# A title of two lines\n');
    expect(script).toContain('x = torch.tensor([[[0.1, 0.33333334],\n');
    expect(script).toContain('[-0.0, float("nan")],');
    expect(script).toContain('mask = torch.tensor([True, False], dtype=torch.bool)');
  });
});

describe('tensors', () => {
  it('turn into nested arrays and back', () => {
    const nested = [
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ];
    expect(toNested(fromNested(nested))).toEqual(nested);
  });

  it('count cells in row-major order', () => {
    const shape = [2, 3, 4];
    for (let flat = 0; flat < 24; flat++) expect(flatOf(shape, indexOf(shape, flat))).toBe(flat);
  });

  it('print the shortest decimal of a float32', () => {
    expect(shortest(Math.fround(0.1))).toBe('0.1');
    expect(shortest(Math.fround(1 / 3))).toBe('0.33333334');
    expect(shortest(3)).toBe('3');
    expect(shortest(Math.fround(1e-10))).toBe('1e-10');
  });
});
