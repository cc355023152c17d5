import { cell, number } from '../tape/expression.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Sequences of different lengths in one batch, zeros behind the shorter ones. Arguments 0, 1, …
 * (length, columns) → output (sequences, option `length`, columns).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.utils.rnn.pad_sequence.html
 * @type {Op}
 */
export const padBatch = {
  name: 'padBatch',
  fields: ['output'],
  run(_engine, sequences, { length }) {
    const all = Object.values(sequences);
    const columns = all[0].shape[1];
    const data = new Float32Array(all.length * length * columns);
    for (const [n, sequence] of all.entries()) data.set(sequence.data, n * length * columns);
    return { output: { shape: [all.length, length, columns], data } };
  },
  derive: (call, _field, [n, i, j]) =>
    i < call.shape(`${n}`)[0] ? cell(`${n}`, [i, j], 'ij') : number(0),
  pytorch({ name, shape, options: { length } }) {
    const [count] = shape('output');
    const sequences = Array.from({ length: count }, (_, n) => name(`${n}`));
    const longest = Math.max(...sequences.map((_, n) => shape(`${n}`)[0]));
    return [
      `${name('output')} = torch.nn.utils.rnn.pad_sequence([${sequences.join(', ')}], batch_first=True)`,
      ...(length > longest
        ? [`${name('output')} = F.pad(${name('output')}, (0, 0, 0, ${length - longest}))`]
        : []),
    ];
  },
};
