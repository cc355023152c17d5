import { isOfPeople } from './table.js';

/** @import { Inputs, Labels, Say } from '../types.js' */

const scalings = {
  standardize: ['mean', 'std'],
  min_max_scale: ['min', 'max'],
};

/**
 * The message that names a column, and its parameters.
 * @param {Inputs} inputs
 * @param {number} column
 */
export const columnName = ({ table }, column) => ({
  name: 'standardize-and-scale.column',
  params: { which: isOfPeople(table) ? ['age', 'salary'][column] : 'other', n: column + 1 },
});

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels(inputs, say) {
  const { table, constant } = inputs;
  const people = String(isOfPeople(table));
  const rows = table.map((/** @type {number[]} */ _, /** @type {number} */ i) =>
    say('standardize-and-scale.row', { people, n: i + 1 }),
  );
  const columns = table[0].map((/** @type {number} */ _, /** @type {number} */ j) => {
    const { name, params } = columnName(inputs, j);
    return say(name, params);
  });
  /** @type {Record<string, Labels>} */
  const found = { table: { rows, columns }, outlier: { rows, columns } };
  for (const prefix of ['', 'outlier.']) {
    for (const [scaling, fields] of Object.entries(scalings)) {
      found[`${prefix}${scaling}.output`] = { rows, columns };
      for (const field of fields) {
        found[`${prefix}${scaling}.${field}`] = {
          rows: [say(`standardize-and-scale.${field}`)],
          columns,
        };
      }
    }
  }
  const colleagues = constant.map((/** @type {number[]} */ _, /** @type {number} */ i) =>
    say('standardize-and-scale.row', { people: 'true', n: i + 1 }),
  );
  const age = [say('standardize-and-scale.column', { which: 'age', n: 1 })];
  for (const name of ['', '.distance', '.by_formula', '.output']) {
    found[`constant${name}`] = { rows: colleagues, columns: age };
  }
  for (const field of ['mean', 'std']) {
    found[`constant.${field}`] = { rows: [say(`standardize-and-scale.${field}`)], columns: age };
  }
  return found;
}

/** @type {Record<string, string>} */
const symbolsOfOne = {
  'standardize.mean': 'μ',
  'standardize.std': 'σ',
  'standardize.output': 'z',
  'min_max_scale.min': 'min',
  'min_max_scale.max': 'max',
  'min_max_scale.output': 'y',
};

/** @type {Record<string, string>} */
export const symbols = {
  table: 'x',
  ...symbolsOfOne,
  outlier: 'x′',
  ...Object.fromEntries(
    Object.entries(symbolsOfOne).map(([name, symbol]) => [`outlier.${name}`, `${symbol}′`]),
  ),
  constant: 'c',
  'constant.mean': 'μ',
  'constant.std': 'σ',
  'constant.distance': 'd',
  'constant.by_formula': 'f',
  'constant.output': 'z',
};
