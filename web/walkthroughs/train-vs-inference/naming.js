import { means, numbersOfBatches } from './program.js';

/** @import { Inputs, Labels, Say } from '../types.js' */

const rowsOf = {
  inference: ['normalized', 'output'],
  training: ['normalized', 'output'],
};
const statistics = ['mean', 'var', 'rstd', 'running_mean', 'running_var'];

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels(inputs, say) {
  const columns = means.map((_, j) => say('train-vs-inference.feature', { n: j + 1 }));
  const rows = Array.from({ length: Number(inputs.batch_size) }, (_, i) =>
    say('train-vs-inference.row', { n: i + 1 }),
  );
  const own = [say('train-vs-inference.new-row')];
  const joined = inputs.seen > 0 ? [...own, ...rows] : own;
  /** @type {Record<string, Labels>} */
  const found = {
    row: { rows: own, columns },
    joined: { rows: joined, columns },
    'training.row': { rows: own, columns },
    gap: { rows: own, columns },
    'layer_norm.normalized': { rows: own, columns },
    'layer_norm.output': { rows: own, columns },
    'layer_norm.joined': { rows: joined, columns },
    'batch_0.running_mean': { columns },
    'batch_0.running_var': { columns },
    noise: { rows, columns },
  };
  for (const [prefix, names] of Object.entries(rowsOf)) {
    for (const name of names)
      found[`${prefix}.${name}`] = { rows: prefix === 'training' ? joined : own, columns };
    for (const name of statistics) found[`${prefix}.${name}`] = { columns };
  }
  for (const t of numbersOfBatches) {
    for (const name of ['', '.noise', '.normalized', '.output'])
      found[`batch_${t}${name}`] = { rows, columns };
    for (const name of ['true_mean', ...statistics]) found[`batch_${t}.${name}`] = { columns };
  }
  return found;
}

/** The letters of a batch norm's fields. @param {string} mark at its statistics */
const symbolsOf = (mark) => ({
  mean: `μ_${mark}`,
  var: `σ^2_${mark}`,
  rstd: `rstd_${mark}`,
  normalized: `x̂_${mark}`,
  output: `y_${mark}`,
  running_mean: `μ̄_${mark}`,
  running_var: `v̄_${mark}`,
});

/** @type {(prefix: string, symbols: Record<string, string>) => Record<string, string>} */
const under = (prefix, symbols) =>
  Object.fromEntries(
    Object.entries(symbols).map(([name, symbol]) => [`${prefix}.${name}`, symbol]),
  );

/** @type {Record<string, string>} */
export const symbols = {
  noise: 'ν',
  'noise.drawn': 'ω',
  row: 'x',
  joined: 'X',
  gap: 'Δ',
  'training.row': 'y_train',
  'layer_norm.joined': 'Y_layer',
  ...under('layer_norm', {
    mean: 'μ',
    var: 'σ^2',
    rstd: 'rstd',
    normalized: 'x̂',
    output: 'y_layer',
  }),
  ...under('inference', symbolsOf('inf')),
  ...under('training', symbolsOf('train')),
  ...under('batch_0', symbolsOf('0')),
  ...Object.assign(
    {},
    ...numbersOfBatches.map((t) => ({
      [`batch_${t}`]: `x_${t}`,
      [`batch_${t}.noise`]: `ν_${t}`,
      [`batch_${t}.true_mean`]: `m_${t}`,
      ...under(`batch_${t}`, symbolsOf(`${t}`)),
    })),
  ),
};

const kept = ['running_mean', 'running_var'];

/** @type {Record<string, string>} */
export const hues = {
  'inference.output': 'running',
  'training.row': 'batch',
  'layer_norm.output': 'layer',
  'layer_norm.joined': 'layer',
  ...Object.fromEntries(
    [0, ...numbersOfBatches].flatMap((t) => [
      ...kept.map((name) => [`batch_${t}.${name}`, 'running']),
      ...['mean', 'var', 'output'].map((name) => [`batch_${t}.${name}`, 'batch']),
    ]),
  ),
};
