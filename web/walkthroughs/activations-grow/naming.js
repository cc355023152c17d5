import { layerNumbers, width } from './program.js';
import { features } from './table.js';

/** @import { Inputs, Labels, Say } from '../types.js' */

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels(inputs, say) {
  const columns = features.map((feature) => say(`activations-grow.features.${feature}`));
  const everyone = inputs.people.map((/** @type {unknown} */ _, /** @type {number} */ n) =>
    say('activations-grow.person', { n: n + 1 }),
  );
  const person = [everyone[inputs.person - 1]];
  const layers = layerNumbers.map((k) => say('activations-grow.layer', { k }));
  const units = Array.from({ length: width }, (_, j) => say('activations-grow.unit', { n: j + 1 }));
  const before = [say('activations-grow.input'), ...layers];
  /** @type {Record<string, Labels>} */
  const found = {
    people: { rows: everyone, columns },
    'people.mean': { rows: [say('activations-grow.mean')], columns },
    'people.std': { rows: [say('activations-grow.std')], columns },
    standardized: { rows: everyone, columns },
    input: { rows: person, columns },
    weights: { rows: units, planes: layers },
  };
  for (const k of layerNumbers) {
    const row = { rows: [layers[k - 1]], columns: units };
    found[`weight_${k}`] = { rows: units, columns: k === 1 ? columns : units };
    for (const name of ['linear', 'normed.linear']) found[`${name}_${k}`] = row;
    for (const field of ['normalized', 'output']) found[`normed.layer_norm_${k}.${field}`] = row;
    for (const field of ['mean', 'var', 'rstd'])
      found[`normed.layer_norm_${k}.${field}`] = { rows: row.rows, columns: null };
    if (inputs.activation !== 'none')
      for (const name of ['hidden', 'normed.hidden']) found[`${name}_${k}`] = row;
  }
  for (const prefix of ['', 'normed.']) {
    found[`${prefix}activations`] = { rows: before, columns: null };
    found[`${prefix}size`] = { rows: before, columns: [say('activations-grow.rms')] };
  }
  return found;
}

const symbolsOfNet = { activations: 'h', size: 'rms' };

/** @type {Record<string, string>} */
export const symbols = {
  people: 'X',
  'people.mean': 'μ',
  'people.std': 'σ',
  standardized: 'X̂',
  input: 'x',
  weights: 'W',
  'weights.drawn': 'ω',
  'weights.scaled': 'ŵ',
  ...symbolsOfNet,
  ...Object.fromEntries(
    Object.entries(symbolsOfNet).map(([name, symbol]) => [`normed.${name}`, `${symbol}′`]),
  ),
  ...Object.fromEntries(
    layerNumbers.flatMap((k) => [
      [`weight_${k}`, `W_${k}`],
      [`linear_${k}`, `z_${k}`],
      [`hidden_${k}`, `h_${k}`],
      [`normed.linear_${k}`, `z′_${k}`],
      [`normed.hidden_${k}`, `h′_${k}`],
      ...Object.entries({ mean: 'μ', var: 'σ^2', rstd: 'rstd', normalized: 'ẑ', output: 'y' }).map(
        ([field, symbol]) => [`normed.layer_norm_${k}.${field}`, `${symbol}_${k}`],
      ),
    ]),
  ),
};

/** @type {Record<string, string>} */
export const hues = {
  'normed.activations': 'layer',
  'normed.size': 'layer',
  ...Object.fromEntries(
    ['mean', 'var', 'rstd', 'normalized', 'output'].map((field) => [
      `normed.layer_norm_1.${field}`,
      'layer',
    ]),
  ),
};
