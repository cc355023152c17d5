import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines } from './engines.js';

/** @import { Engine, TensorLike } from '../../../web/engine/index.js' */

/**
 * One link of a chain: x (n, n) in, (n, n) out, with a weight and a mask of the same shape at hand.
 *
 * @typedef {(at: Engine, x: TensorLike, w: TensorLike, mask: TensorLike, options: object) =>
 *   Record<string, any>} Link
 */

/** @type {Record<string, Link>} */
const links = {
  layerNorm: (at, x, w, _, o) => at.layerNorm(x, { axis: 0, gamma: w, ...o }),
  rmsNorm: (at, x, _w, _, o) => at.rmsNorm(x, o),
  batchNorm: (at, x, _w, _, o) => at.batchNorm(x, { training: true, ...o }),
  groupNorm: (at, x, _w, _, o) => at.groupNorm(x, { num_groups: 1, ...o }),
  standardize: (at, x, _w, _, o) => at.standardize(x, { axis: 1, ...o }),
  minMaxScale: (at, x, _w, _, o) => at.minMaxScale(x, { axis: 0, ...o }),
  weightStandardize: (at, x, _w, _, o) => at.weightStandardize(x, o),
  softmax: (at, x, _w, _, o) => at.softmax(x, o),
  logSoftmax: (at, x, _w, _, o) => at.logSoftmax(x, { axis: 0, ...o }),
  gelu: (at, x, _w, _, o) => at.activation(x, { kind: 'gelu', ...o }),
  mish: (at, x, _w, _, o) => at.activation(x, { kind: 'mish', ...o }),
  matmul: (at, x, w, _, o) => at.matmul(x, w, o),
  linear: (at, x, w, _, o) => at.linear(w, { weight: x, ...o }),
  attention: (at, x, w, attn_mask, o) => at.attention(x, w, x, { attn_mask, ...o }),
};

const cell = fc.oneof(
  fc.float({ noNaN: true, min: -100, max: 100 }),
  fc.constantFrom(NaN, Infinity, -Infinity, -0, Math.fround(1e-40), Math.fround(3e38)),
);
const square = fc.integer({ min: 2, max: 19 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    x: fc.array(cell, { minLength: n * n, maxLength: n * n }),
    w: fc.array(cell, { minLength: n * n, maxLength: n * n }),
    mask: fc.array(fc.boolean(), { minLength: n * n, maxLength: n * n }),
  }),
);
const chain = fc.array(fc.constantFrom(...Object.keys(links)), { minLength: 1, maxLength: 6 });

/** The last of the fields is what a link hands on. @param {Record<string, any>} results */
const handedOn = (results) => Object.values(results)[Object.keys(results).indexOf(nameIn(results))];

/** @param {Record<string, any>} results */
const nameIn = (results) => ('context' in results ? 'context' : 'output');

/**
 * The bits of the cells. All NaNs are one: WebAssembly leaves their sign and payload to the machine,
 * and a function may change them when it is compiled again.
 *
 * @param {Float32Array} data
 */
const bitsOf = (data) =>
  new Uint32Array(data.map((value) => (Number.isNaN(value) ? NaN : value)).buffer);

describe.each(engines)('a chain in the memory of $variant', (at) => {
  it('has the bits of the same calls one by one', () => {
    fc.assert(
      fc.property(square, chain, ({ n, x, w, mask }, names) => {
        const shape = [n, n];
        const plain = [x, w].map((data) => ({ shape, data: Float32Array.from(data) }));
        const bytes = { shape, data: Uint8Array.from(mask, Number) };
        /** @type {any} */
        let want = plain[0];
        for (const name of names) want = handedOn(links[name](at, want, plain[1], bytes, {}));

        const inside = [plain[0], plain[1], bytes].map((tensor) => at.tensor(tensor));
        let kept = inside[0];
        for (const name of names) {
          const results = links[name](at, kept, inside[1], inside[2], { keep: true });
          inside.push(...Object.values(results));
          kept = handedOn(results);
        }
        const got = /** @type {import("../../../web/engine/index.js").Tensor} */ (kept.read());
        const into = new Float32Array(n * n);
        const last = links[/** @type {string} */ (names.at(-1))];
        const room = { fields: ['output'], out: { output: into } };
        for (const tensor of inside) tensor.dispose();
        expect(got.shape).toEqual(want.shape);
        expect(bitsOf(got.data)).toEqual(bitsOf(want.data));

        if (last === links.attention) return;
        const alone = last(at, plain[0], plain[1], bytes, {}).output;
        last(at, plain[0], plain[1], bytes, room);
        expect(bitsOf(into)).toEqual(bitsOf(alone.data));
      }),
      { numRuns: 100 },
    );
  });
});
