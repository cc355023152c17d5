const norms = ['batch_norm', 'layer_norm'];

/** The fields of a norm and what is measured after it. */
const fields = {
  mean: 'μ',
  var: 'σ^2',
  rstd: 'rstd',
  normalized: 'x̂',
  output: 'y',
  running_mean: 'μ_run',
  running_var: 'σ^2_run',
  column_mean: 'm',
  column_std: 's',
  row_mean: 'm',
  row_std: 's',
};

/** @type {Record<string, string>} */
export const symbols = {
  x: 'x',
  'x.drawn': 'z',
  'x.scaled': 'x',
  all: 'x',
  x_mean: 'm',
  x_std: 's',
  'alone.x': 'x',
  ...Object.fromEntries(
    norms.flatMap((norm) =>
      Object.entries(fields).flatMap(([field, symbol]) =>
        ['', 'alone.'].map((prefix) => [`${prefix}${norm}.${field}`, symbol]),
      ),
    ),
  ),
};

/** @type {Record<string, string>} */
export const hues = Object.fromEntries(
  norms.flatMap((norm) =>
    Object.keys(fields).flatMap((field) =>
      ['', 'alone.'].map((prefix) => [
        `${prefix}${norm}.${field}`,
        norm === 'layer_norm' ? 'layer' : 'batch',
      ]),
    ),
  ),
);
