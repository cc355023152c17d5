import { networkLabels, networkSymbols } from '../network.js';

/** @import { Inputs, Labels, Say } from '../types.js' */

const perNode = [
  ...['mean', 'var', 'rstd', 'running_mean', 'running_var'],
  ...['d_gamma', 'd_beta', 'gamma_next', 'beta_next'],
];
const perNumber = [
  ...['normalized', 'output', 'activation.output', 'without_norm.output'],
  ...['difference', 'd_output'],
];

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels(inputs, say) {
  const { rows, columns, labels } = networkLabels(inputs, say);
  for (const name of perNode) labels[name] = { columns };
  for (const name of perNumber) labels[name] = { rows, columns };
  return labels;
}

/** @type {Record<string, string>} */
export const symbols = {
  ...networkSymbols,
  mean: 'μ',
  var: 'σ^2',
  rstd: 'rstd',
  normalized: 'ẑ',
  output: 'y',
  running_mean: 'μ_run',
  running_var: 'σ^2_run',
  'activation.output': 'a',
  'without_norm.output': 'a°',
  difference: 'Δ',
  d_output: 'd_y',
  d_gamma: 'd_γ',
  d_beta: 'd_β',
  gamma_next: 'γ′',
  beta_next: 'β′',
};

/** @type {Record<string, string>} */
export const hues = Object.fromEntries(
  ['mean', 'var', 'rstd', 'normalized', 'output'].map((name) => [name, 'batch']),
);
