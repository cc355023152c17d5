import { nodes, norms } from './program.js';
import { features } from './table.js';

/**
 * @import { Inputs, Labels, Say } from '../types.js'
 */

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels({ size }, say) {
  const scores = features.map((feature) => say(`review-traffic.feature.${feature}`));
  const columns = Array.from({ length: nodes }, (_, n) => say('review-traffic.node', { n: n + 1 }));
  const yours = say('review-traffic.yours');
  const verdict = [say('review-traffic.positive')];
  const rows = [yours, ...Array.from({ length: size - 1 }, (_, n) => String(n + 2))];
  /** @type {Record<string, Labels>} */
  const found = {
    review: { rows: [yours], columns: scores },
    batch: { rows, columns: scores },
    mood: { columns: scores },
    w_hidden: { rows: columns, columns: scores },
    w_out: { rows: verdict, columns },
    z: { rows, columns },
    'alone.z': { rows: [yours], columns },
    'alone.batch_norm.output': { rows: [yours], columns },
    'training.running_mean': { columns },
    'training.running_var': { columns },
  };
  if (size > 1) found.neighbours = { rows: rows.slice(1), columns: scores };
  for (const norm of norms) {
    for (const field of ['normalized', 'output', 'hidden'])
      found[`${norm}.${field}`] = { rows, columns };
    for (const field of ['logit', 'positive'])
      found[`${norm}.${field}`] = { rows, columns: field === 'positive' ? verdict : null };
    found[`verdict.${norm}`] = { rows: [yours], columns: verdict };
    for (const field of ['mean', 'var', 'rstd'])
      found[`${norm}.${field}`] = norm === 'layer_norm' ? { rows } : { columns };
  }
  return found;
}

const fields = {
  mean: 'μ',
  var: 'σ^2',
  rstd: 'rstd',
  normalized: 'ẑ',
  output: 'y',
  running_mean: 'μ_run',
  running_var: 'σ^2_run',
  hidden: 'h',
  logit: 'l',
  positive: 'p',
};

/** @type {Record<string, string>} */
export const symbols = {
  review: 'x',
  neighbours: 'x',
  batch: 'x',
  crowd: 'x',
  'crowd.drawn': 'r',
  'crowd.moved': 'x',
  mood: 'm',
  weights: 'W',
  w_hidden: 'w',
  w_out: 'v',
  z: 'z',
  'training.drawn': 'r',
  'training.mood': 'm',
  'training.reviews': 'x',
  'training.z': 'z',
  'training.running_mean': 'μ_run',
  'training.running_var': 'σ^2_run',
  'alone.z': 'z',
  'alone.batch_norm.output': 'y',
  ...Object.fromEntries(
    norms.flatMap((norm) => [
      ...Object.entries(fields).map(([field, symbol]) => [`${norm}.${field}`, symbol]),
      [`verdict.${norm}`, 'p'],
    ]),
  ),
};

/** The hue of each norm. @type {Record<string, string>} */
export const hueOf = { batch_norm: 'batch', running_batch_norm: 'running', layer_norm: 'layer' };

/** @type {Record<string, string>} */
export const hues = {
  'alone.batch_norm.output': 'batch',
  'training.running_mean': 'running',
  'training.running_var': 'running',
  ...Object.fromEntries(
    norms.flatMap((norm) => [
      ...Object.keys(fields).map((field) => [`${norm}.${field}`, hueOf[norm]]),
      [`verdict.${norm}`, hueOf[norm]],
    ]),
  ),
};
