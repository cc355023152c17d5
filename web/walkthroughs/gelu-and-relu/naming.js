/** @import { Inputs, Labels, Say } from '../types.js' */

/** Roles whose hues tell the activations apart. @type {Record<string, string>} */
export const roles = { relu: 'query', gelu: 'value', gelu_tanh: 'key', other: 'group' };

const neurons = ['neuron.relu', 'neuron.gelu'];

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels({ values, samples }, say) {
  /** @param {string} key */
  const one = (key) => [say(`gelu-and-relu.${key}`)];
  const rows = [
    'x',
    ...values.map((/** @type {number[]} */ _, /** @type {number} */ at) => at + 1),
  ];
  const column = { rows: rows.map(String), columns: [''] };
  const feature = [...one('feature.1'), ...one('feature.2')];
  const numbered = samples.map((/** @type {number[]} */ _, /** @type {number} */ at) =>
    say('gelu-and-relu.sample', { n: at + 1 }),
  );
  const perSample = { rows: numbered, columns: [''] };
  /** @type {Record<string, Labels>} */
  const found = {
    input: column,
    normal_cdf: column,
    approximation_error: column,
    samples: { rows: numbered, columns: feature },
    weight: { rows: [''], columns: feature },
    bias: { columns: [''] },
    z: perSample,
  };
  for (const kind of Object.keys(roles))
    for (const field of ['output', 'derivative']) found[`${kind}.${field}`] = column;
  for (const own of neurons) {
    for (const field of ['output', 'derivative']) found[`${own}.${field}`] = perSample;
    found[`${own}.slopes`] = { rows: [''], columns: numbered };
    found[`${own}.d_weight`] = { rows: [''], columns: feature };
  }
  return found;
}

const fields = { output: 'y', derivative: 'y′', slopes: 's', d_weight: 'd' };

/** @type {Record<string, string>} */
export const symbols = {
  input: 'x',
  normal_cdf: 'Φ',
  approximation_error: 'Δ',
  samples: 'x',
  weight: 'w',
  bias: 'b',
  z: 'z',
  ...Object.fromEntries(
    [...Object.keys(roles), ...neurons].flatMap((name) =>
      Object.entries(fields).map(([field, symbol]) => [
        `${name}.${field}`,
        name === 'gelu_tanh' ? symbol.replace('y', 'ỹ') : symbol,
      ]),
    ),
  ),
};

/** @type {Record<string, string>} */
export const hues = Object.fromEntries([
  ...Object.entries(roles).flatMap(([kind, role]) =>
    ['output', 'derivative'].map((field) => [`${kind}.${field}`, role]),
  ),
  ...neurons.flatMap((own) =>
    Object.keys(fields).map((field) => [
      `${own}.${field}`,
      roles[own === 'neuron.relu' ? 'relu' : 'gelu'],
    ]),
  ),
]);
