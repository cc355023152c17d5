import { networkLabels, networkSymbols } from '../network.js';

/** @import { Inputs, Labels, Say } from '../types.js' */

const statistics = ['mean', 'var', 'rstd'];
const running = ['running_mean', 'running_var'];
const perNumber = ['normalized', 'output'];

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels(inputs, say) {
  const { rows, columns, labels } = networkLabels(inputs, say);
  for (const name of statistics) {
    labels[`layer_norm.${name}`] = { rows, columns: [say(`layer-norm.${name}`)] };
  }
  for (const name of [...statistics, ...running]) labels[`batch_norm.${name}`] = { columns };
  for (const name of perNumber) {
    labels[`layer_norm.${name}`] = { rows, columns };
    labels[`batch_norm.${name}`] = { rows, columns };
  }
  return labels;
}

const symbolsOfOne = { mean: 'μ', var: 'σ^2', rstd: 'rstd', output: 'y' };

/** @type {Record<string, string>} */
export const symbols = {
  ...networkSymbols,
  'layer_norm.normalized': 'p',
  'batch_norm.normalized': 'ẑ',
  'batch_norm.running_mean': 'μ_run',
  'batch_norm.running_var': 'σ^2_run',
  ...Object.fromEntries(
    Object.entries(symbolsOfOne).flatMap(([field, symbol]) => [
      [`layer_norm.${field}`, symbol],
      [`batch_norm.${field}`, symbol],
    ]),
  ),
};

/** @type {Record<string, string>} */
export const hues = Object.fromEntries(
  ['layer', 'batch'].flatMap((role) =>
    [...statistics, ...perNumber].map((field) => [`${role}_norm.${field}`, role]),
  ),
);
