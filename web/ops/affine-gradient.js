import { cell, mul, sum } from '../tape/expression.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * How a loss changes with γ and β, from how it changes with γ·normalized + β: summed over the rows.
 * d_output, normalized (N, C) → d_gamma, d_beta (C).
 * @type {Op}
 */
export const affineGradient = {
  name: 'affineGradient',
  fields: ['d_gamma', 'd_beta'],
  run(_engine, { d_output, normalized }) {
    const columns = d_output.shape[1];
    const d_gamma = new Float64Array(columns);
    const d_beta = new Float64Array(columns);
    for (const [flat, change] of d_output.data.entries()) {
      d_gamma[flat % columns] += change * normalized.data[flat];
      d_beta[flat % columns] += change;
    }
    /** @param {Float64Array} sums */
    const rounded = (sums) => ({ shape: [columns], data: Float32Array.from(sums) });
    return { d_gamma: rounded(d_gamma), d_beta: rounded(d_beta) };
  },
  derive(call, field, [j]) {
    const changes = Array.from({ length: call.shape('d_output')[0] }, (_, k) =>
      cell('d_output', [k, j], 'kj'),
    );
    if (field === 'd_beta') return sum('k', changes);
    return sum(
      'k',
      changes.map((change) => mul(change, cell('normalized', change.index, 'kj'))),
    );
  },
  letters: () => 'j',
  pytorch: ({ name }) => [
    `${name('d_gamma')} = (${name('d_output')} * ${name('normalized')}).sum(0)`,
    `${name('d_beta')} = ${name('d_output')}.sum(0)`,
  ],
};
