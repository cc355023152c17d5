import { describe, expect, it } from 'vitest';
import { engine, engines } from './engines.js';
import { examples, run } from './examples.js';

/** @import { Engine, Tensor } from '../../../web/engine/index.js' */

const [simd, ...others] = engines.filter(({ variant }) => variant !== 'relaxed-simd');

const kinds = /** @type {const} */ ([
  ...['relu', 'leaky_relu', 'elu', 'gelu', 'gelu_tanh'],
  ...['silu', 'mish', 'softplus', 'sigmoid', 'tanh'],
]);

/** Results as the bits of their cells. @param {Record<string, Tensor>} results */
const bitsOf = (results) =>
  Object.entries(results).map(([field, { shape, data }]) => ({
    field,
    shape,
    bits: new Uint32Array(data.slice().buffer),
  }));

describe.each(others)('$variant gives the bits of simd', (other) => {
  it.each(Object.keys(examples))('in %s', (name) => {
    expect(bitsOf(run(other, name))).toEqual(bitsOf(run(simd, name)));
  });

  it.each([1, 1e4, 90, 1e-39])(
    'over long rows of about %s, in every call of one tensor',
    (scale) => {
      const { data } = engine.generator(7).randn([7, 33]);
      const x = { shape: [7, 33], data: data.map((value) => value * scale) };
      const all = (/** @type {Engine} */ at) =>
        [
          at.standardize(x, { axis: 1 }),
          at.minMaxScale(x, { axis: 0 }),
          at.matmul(x, { shape: [33, 7], data: x.data }),
          at.layerNorm(x),
          at.rmsNorm(x),
          at.batchNorm(x),
          at.softmax(x),
          at.logSoftmax(x),
          at.attention(x, x, x),
          at.weightStandardize(x),
          ...kinds.map((kind) => at.activation(x, { kind })),
        ].map((results) => bitsOf(/** @type {any} */ (results)));
      expect(all(other)).toEqual(all(simd));
    },
  );

  it('in random numbers', () => {
    const drawn = (/** @type {Engine} */ { generator }) => {
      const stream = generator(2n ** 64n - 1n);
      return bitsOf({
        few: stream.randn([5]),
        many: stream.randn([1001]),
        even: stream.rand([40]),
      });
    };
    expect(drawn(other)).toEqual(drawn(simd));
  });
});
