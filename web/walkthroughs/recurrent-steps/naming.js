import { norms, numbersOfSteps, runningAt, units, width } from './program.js';

/** @import { Inputs, Labels, Marked, Say } from '../types.js' */

const nets = ['', ...norms.map((norm) => `${norm}.`)];
const ofNet = ['from_state', 'z', 'hidden'];
const statistics = ['mean', 'var', 'rstd'];
const rowsOfNorm = ['normalized', 'output'];
const features = ['praise', 'weight'];

/** Tensors of a time step with a row for each review, and how many numbers there are in it. */
const perReview = [
  { name: 'words', columns: width },
  { name: 'valid_mask', columns: 1 },
  { name: 'from_words', columns: units },
  ...nets.flatMap((net) => ofNet.map((name) => ({ name: net + name, columns: units }))),
  ...norms.flatMap((norm) =>
    rowsOfNorm.map((name) => ({ name: `${norm}.${name}`, columns: units })),
  ),
  ...statistics.map((name) => ({ name: `layer_norm.${name}`, columns: 1 })),
];

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels(inputs, say) {
  const rows = inputs.sentences.map((/** @type {unknown} */ _, /** @type {number} */ n) =>
    say('recurrent-steps.review', { n: n + 1 }),
  );
  const short = rows.map((/** @type {unknown} */ _, /** @type {number} */ n) =>
    say('recurrent-steps.short', { n: n + 1 }),
  );
  const columns = Array.from({ length: units }, (_, j) =>
    say('recurrent-steps.unit', { n: j + 1 }),
  );
  const read = features.map((feature) => say(`recurrent-steps.feature.${feature}`));
  /** @type {Record<string, Labels>} */
  const found = {
    w_x: { rows: read, columns },
    w_h: { rows: columns, columns },
    weights: { rows: [...read, ...columns], columns },
  };
  for (const net of nets) found[`step_0.${net}hidden`] = { rows, columns };
  for (const t of numbersOfSteps(inputs)) {
    for (const { name, columns: count } of perReview)
      found[`step_${t}.${name}`] = { rows, columns: count === units ? columns : null };
    found[`step_${t}.words`] = { rows, columns: read };
    found[`step_${t}.valid_mask`] = { columns: short };
    for (const name of statistics) found[`step_${t}.batch_norm.${name}`] = { columns };
  }
  return found;
}

/** Rows of reviews that have ended are padding. @type {(inputs: Inputs) => Record<string, Marked>} */
export function marks(inputs) {
  /** @type {Record<string, Marked>} */
  const found = {};
  for (const t of numbersOfSteps(inputs)) {
    const running = runningAt(inputs, t);
    for (const { name, columns } of perReview) {
      const cells = running.flatMap((isRunning, n) =>
        isRunning ? [] : Array.from({ length: columns }, (_, j) => n * columns + j),
      );
      found[`step_${t}.${name}`] = { padding: new Set(cells) };
    }
  }
  return found;
}

const symbolsOfNet = { from_state: 'u', z: 'z', hidden: 'h' };
const symbolsOfNorm = { mean: 'μ', var: 'σ^2', rstd: 'rstd', normalized: 'ẑ', output: 'y' };
/** What tells the nets apart. @type {Record<string, string>} */
const dashes = { '': '', 'batch_norm.': '′', 'layer_norm.': '″' };

/** Symbols of the longest reviews that can be read. @param {number} steps */
const symbolsOfSteps = (steps) =>
  Array.from({ length: steps + 1 }, (_, t) => [
    [`step_${t}.words`, `x_${t}`],
    [`step_${t}.valid_mask`, `V_${t}`],
    [`step_${t}.from_words`, `w_${t}`],
    ...nets.flatMap((net) =>
      Object.entries(net === '' ? symbolsOfNet : { ...symbolsOfNet, ...symbolsOfNorm }).map(
        ([name, symbol]) => [
          `step_${t}.${net}${name}`,
          `${symbol.replace(/^./u, `$&${dashes[net]}`)}_${t}`,
        ],
      ),
    ),
  ]).flat();

/** @type {Record<string, string>} */
export const symbols = {
  w_x: 'W^x',
  w_h: 'W^h',
  weights: 'W',
  ...Object.fromEntries(symbolsOfSteps(8)),
};

/** @type {Record<string, string>} */
export const hues = Object.fromEntries(
  Array.from({ length: 8 }, (_, t) =>
    norms.flatMap((norm) =>
      [...ofNet, ...statistics, ...rowsOfNorm].map((name) => [
        `step_${t + 1}.${norm}.${name}`,
        norm === 'batch_norm' ? 'batch' : 'layer',
      ]),
    ),
  ).flat(),
);
