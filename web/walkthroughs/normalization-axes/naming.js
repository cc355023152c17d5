/** @import { Inputs, Labels, Say } from '../types.js' */

/** Norms by the role whose hue they have. */
const roles = {
  batch_norm: 'batch',
  layer_norm: 'layer',
  instance_norm: 'instance',
  group_norm: 'group',
  rms_norm: 'layer',
  group_norm_1: 'group',
  group_norm_c: 'group',
};

const statistics = ['mean', 'var', 'rstd'];

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels({ batch_size, channels, num_groups, out_channels }, say) {
  /** @type {(key: string, count: number) => string[]} */
  const named = (key, count) =>
    Array.from({ length: count }, (_, n) => say(`normalization-axes.${key}`, { n }));
  const samples = named('sample', batch_size);
  const inside = named('channel', channels);
  const outputs = named('output', out_channels);
  const short = named('channel.short', channels);
  const groups = named('group.short', Math.max(num_groups, channels));
  const axes = ['samples', 'channels', 'positions'].map((axis) =>
    say(`normalization-axes.axes.${axis}`),
  );
  // Of shape (N, 1, 1, 1): a row for each sample.
  const perSample = {
    planes: [samples.map(() => ''), ['']],
    rows: samples.map((sample) => [sample]),
    columns: [''],
  };
  /** @type {Record<string, Labels>} */
  const found = {
    x: { planes: [samples, inside], axes },
    weight: {
      planes: [outputs, inside],
      axes: [say('normalization-axes.axes.outputs'), ...axes.slice(1)],
    },
    'weight_standardize.output': { planes: [outputs, inside] },
    layer_difference: { planes: [samples, inside] },
    instance_difference: { planes: [samples, inside] },
    'rms_norm.rms': perSample,
  };
  for (const field of statistics) {
    found[`batch_norm.${field}`] = { columns: short };
    found[`layer_norm.${field}`] = perSample;
    found[`instance_norm.${field}`] = { rows: samples, columns: short };
    found[`group_norm.${field}`] = { rows: samples, columns: groups.slice(0, num_groups) };
    found[`group_norm_1.${field}`] = { rows: samples, columns: groups.slice(0, 1) };
    found[`group_norm_c.${field}`] = { rows: samples, columns: groups.slice(0, channels) };
  }
  for (const field of ['mean', 'var'])
    found[`weight_standardize.${field}`] = { columns: named('output.short', out_channels) };
  for (const norm of Object.keys(roles)) {
    for (const field of ['normalized', 'output'])
      found[`${norm}.${field}`] = { planes: [samples, inside] };
  }
  return found;
}

const fields = {
  mean: 'μ',
  var: 'σ^2',
  rstd: 'rstd',
  rms: 'rms',
  normalized: 'x̂',
  output: 'y',
  running_mean: 'μ_run',
  running_var: 'σ^2_run',
};

/** What stands above the output of a norm, since steps subtract one from another. */
const above = {
  batch_norm: 'BN',
  layer_norm: 'LN',
  instance_norm: 'IN',
  group_norm: 'GN',
  rms_norm: 'RMS',
  group_norm_1: 'GN',
  group_norm_c: 'GN',
};

/** @type {Record<string, string>} */
export const symbols = {
  weight: 'w',
  layer_difference: 'Δ',
  instance_difference: 'Δ',
  ...Object.fromEntries(
    [...Object.keys(roles), 'weight_standardize'].flatMap((norm) =>
      Object.entries(fields).map(([field, symbol]) => [`${norm}.${field}`, symbol]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(above).map(([norm, mark]) => [`${norm}.output`, `${fields.output}^${mark}`]),
  ),
};

/** @type {Record<string, string>} */
export const hues = Object.fromEntries(
  Object.entries({ ...roles, weight_standardize: 'kernel' }).flatMap(([norm, role]) =>
    Object.keys(fields).map((field) => [`${norm}.${field}`, role]),
  ),
);

/** The statistic whose groups a method's light up by. @param {string} method */
export const statisticOf = (method) => `${method}.${method === 'rms_norm' ? 'rms' : 'mean'}`;

/** @param {string} method */
export const hueOf = (method) => roles[/** @type {keyof typeof roles} */ (method)];
