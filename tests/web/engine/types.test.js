import { expect, it } from 'vitest';
import { engine } from './engines.js';

// What the type check must refuse stands behind @ts-expect-error: it fails where nothing is wrong.

it('the type of a result has the fields that were asked for, and no others', () => {
  const few = engine.layerNorm([[1, 2]], { fields: ['mean', 'output'] });
  expect(few.mean.shape).toEqual([1, 1]);
  // @ts-expect-error: not asked for
  expect(few.var).toBeUndefined();

  const all = engine.layerNorm([[1, 2]], { eps: 0.1 });
  expect(Object.keys(all)).toEqual([all.mean && 'mean', 'var', 'rstd', 'normalized', 'output']);
});

it('the types know every option', () => {
  // @ts-expect-error: no axis
  expect(() => engine.standardize([[1]], {})).toThrow('axis is missing');
  // @ts-expect-error: text
  expect(() => engine.layerNorm([[1]], { eps: '1' })).toThrow('eps is a string');
  // @ts-expect-error: no such kind
  expect(() => engine.activation([1], { kind: 'step' })).toThrow('kind is a string');
  // @ts-expect-error: no num_groups
  expect(() => engine.groupNorm([[1, 2]], {})).toThrow('num_groups is missing');
  // @ts-expect-error: a row is no length
  expect(() => engine.positionalEncoding({ length: [1], d_model: 2 })).toThrow(
    'length is an array',
  );
  // @ts-expect-error: no weights
  expect(() => engine.multiHeadAttention([[1]], [[1]], [[1]], { num_heads: 1 })).toThrow('w_q is');
  // @ts-expect-error: no such field
  expect(() => engine.softmax([1], { fields: ['mean'] })).toThrow('fields holds');
});

it('the types know what becomes of results', () => {
  const output = new Float32Array(2);
  const options = /** @type {const} */ ({ fields: ['output'] });
  expect(engine.softmax([1, 1], { ...options, out: { output } }).output.data).toBe(output);
  // @ts-expect-error: not among the fields
  expect(() => engine.softmax([1], { ...options, out: { row_max: output } })).toThrow('row_max');
  // @ts-expect-error: another kind of array
  expect(() => engine.softmax([1], { out: { output: [0] } })).toThrow('out.output is an array');

  const kept = engine.softmax([1, 1], { ...options, keep: true }).output;
  // @ts-expect-error: the cells are in the engine's memory
  expect(kept.data).toBeUndefined();
  expect(kept.read().data).toEqual(Float32Array.of(0.5, 0.5));
  kept.dispose();
});

it('the types know what a resident tensor holds', () => {
  const bytes = engine.tensor([[true, false]]);
  const floats = engine.tensor([[1, 0]]);
  /** @type {[Uint8Array, Float32Array]} */
  const data = [bytes.read().data, floats.read().data];
  expect(data).toEqual([Uint8Array.of(1, 0), Float32Array.of(1, 0)]);
  // @ts-expect-error: bytes have no room in floats
  expect(() => bytes.read(new Float32Array(2))).toThrow('a Uint8Array is wanted');
  expect(engine.attention(floats, floats, floats, { attn_mask: [[true]] }).context.shape).toEqual([
    1, 2,
  ]);
  bytes.dispose();
  floats.dispose();
});

it('the types take every form of a tensor and a mask', () => {
  const query = { shape: [1, 2], data: [1, 0] };
  const key = [Float64Array.of(1, 0), Float64Array.of(0, 1)];
  const { context } = engine.attention(query, key, [[1], [2]], {
    attn_mask: [[true, false]],
    key_padding_mask: Uint8Array.of(0, 1),
  });
  expect(context.data).toEqual(Float32Array.of(1));
});
