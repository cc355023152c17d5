import { overInput } from '../over-input.js';
import { written } from '../written.js';
import { layers, width } from './program.js';
import { byLayer, lastSize, moves, shares, sizeOf, sizes, years } from './sizes.js';

/** @import { Chart, Reader, Step } from '../types.js' */

const scales = { low: 0.5, one: 1, high: 2 };
const kinds = ['none', 'relu', 'tanh'];

const writtenScales = Object.fromEntries(
  Object.entries(scales).map(([name, scale]) => [name, written(scale)]),
);

/** Input and weights, as several steps name them. @param {Reader} reader */
const given = ({ inputs }) => ({
  scale: written(inputs.scale),
  activation: inputs.activation,
  set: String(Object.keys(inputs.weight_cells).length > 0),
});

/** Which way a size goes; neither, where it stays or is no number. @type {(from: number, to: number) => string} */
const direction = (from, to) => (to > from ? 'up' : to < from ? 'down' : 'nowhere');

/** Whether there is a size that others can be compared with. @param {number} size */
const isSize = (size) => String(size > 0 && Number.isFinite(size));

/** @type {Pick<Chart, 'x' | 'y' | 'yScale'>} */
const sizeByLayer = {
  x: 'activations-grow.chart.layer',
  y: 'activations-grow.chart.size',
  yScale: 'log',
};

const lastSizeOverScale = overInput({
  over: 'scale',
  from: 0.5,
  to: 2,
  step: 0.05,
  lines: [
    { name: 'activations-grow.chart.bare', value: (tape) => lastSize(tape) },
    {
      name: 'activations-grow.chart.normed',
      hue: 'layer',
      value: (tape) => lastSize(tape, 'normed.'),
    },
  ],
});

/** @type {(activations: { data: Float32Array | Uint8Array }) => number[]} */
const lastRow = ({ data }) => [...data.slice(layers * width)];

/** @type {Step[]} */
export const steps = [
  {
    id: 'one-layer',
    stage: [['input', 'linear_1'], 'weight_1'],
    about: ['input', 'linear_1', 'weight_1'],
    focus: ['linear_1', [0, 0]],
    controls: ['scale', 'seed'],
    values: (reader) => ({
      ...given(reader),
      seed: String(reader.inputs.seed),
      before: sizes(reader)[0],
      width,
      after: sizeOf([...reader.tensor('linear_1').data]),
    }),
  },
  {
    id: 'eight-layers',
    stage: ['activations', 'size'],
    about: ['activations', 'size'],
    focus: ['size', [-1, 0]],
    controls: ['person'],
    values: (reader) => {
      const [first, last] = [sizes(reader)[0], lastSize(reader)];
      const each = (last / first) ** (1 / layers);
      return { first, last, goes: direction(first, last), each, known: isSize(each) };
    },
    asks: true,
  },
  {
    id: 'vanish-explode',
    stage: ['activations', 'size'],
    about: ['size'],
    focus: ['size', [-1, 0]],
    controls: ['scale'],
    values: (reader) => {
      const last = Object.entries(scales).map(([name, scale]) => [
        `at_${name}`,
        lastSize(reader.variant({ scale })),
      ]);
      return { ...given(reader), ...writtenScales, ...Object.fromEntries(last) };
    },
    charts: [
      {
        title: 'activations-grow.chart.scales',
        ...sizeByLayer,
        draw: (reader) => ({
          series: [
            byLayer({ name: 'activations-grow.chart.now' }, sizes(reader)),
            ...Object.values(scales).map((scale) =>
              byLayer(
                { name: 'activations-grow.chart.scale', params: { scale }, muted: true },
                sizes(reader.variant({ scale })),
              ),
            ),
          ],
        }),
        heavy: true,
      },
    ],
  },
  {
    id: 'with-activation',
    stage: ['activations', 'size'],
    about: ['activations'],
    focus: ['activations', [-1, 0]],
    controls: ['activation', 'scale'],
    values: (reader) => ({
      ...given(reader),
      ...Object.fromEntries(
        kinds.map((kind) => [kind, lastSize(reader.variant({ activation: kind }))]),
      ),
    }),
    charts: [
      {
        title: 'activations-grow.chart.activations',
        ...sizeByLayer,
        draw: (reader) => ({
          series: kinds.map((kind) =>
            byLayer(
              { name: `activations-grow.inputs.activation.${kind}` },
              sizes(reader.variant({ activation: kind })),
            ),
          ),
        }),
        heavy: true,
      },
    ],
  },
  {
    id: 'normalize-one',
    stage: [
      ['normed.linear_1', 'normed.layer_norm_1.output'],
      ['normed.layer_norm_1.mean', 'normed.layer_norm_1.var'],
    ],
    about: ['normed.layer_norm_1.mean', 'normed.layer_norm_1.var', 'normed.layer_norm_1.output'],
    focus: ['normed.layer_norm_1.output', [0, 0]],
    controls: ['scale'],
    values: ({ at }) => ({
      mean: at('normed.layer_norm_1.mean', [0, 0]),
      std: Math.sqrt(at('normed.layer_norm_1.var', [0, 0])),
      value: at('normed.linear_1', [0, 0]),
      result: at('normed.layer_norm_1.output', [0, 0]),
    }),
  },
  {
    id: 'side-by-side',
    stage: ['size', 'normed.size'],
    about: ['size', 'normed.size'],
    focus: ['normed.size', [-1, 0]],
    controls: ['scale', 'activation'],
    values: (reader) => {
      const [bare, normed] = [lastSize(reader), lastSize(reader, 'normed.')];
      return { bare, normed, known: isSize(bare) };
    },
    charts: [
      {
        title: 'activations-grow.chart.nets',
        ...sizeByLayer,
        draw: (reader) => ({
          series: [
            byLayer({ name: 'activations-grow.chart.bare' }, sizes(reader)),
            byLayer(
              { name: 'activations-grow.chart.normed', hue: 'layer' },
              sizes(reader, 'normed.'),
            ),
          ],
        }),
      },
    ],
    asks: true,
  },
  {
    id: 'scale-cancels',
    stage: ['linear_1', 'normed.activations'],
    about: ['normed.activations'],
    focus: ['normed.activations', [-1, 0]],
    controls: ['scale'],
    values: (reader) => {
      const last = (/** @type {number} */ scale) =>
        Math.max(...lastRow(reader.variant({ scale }).tensor('normed.activations')));
      const { low, high } = writtenScales;
      return { ...given(reader), low, high, at_low: last(scales.low), at_high: last(scales.high) };
    },
    charts: [
      {
        title: 'activations-grow.chart.last',
        x: 'activations-grow.inputs.scale',
        y: 'activations-grow.chart.size',
        yScale: 'log',
        sets: 'scale',
        draw: lastSizeOverScale,
      },
    ],
  },
  {
    id: 'raw-inputs',
    stage: ['people', ['input', 'linear_1']],
    about: ['input', 'linear_1'],
    focus: ['linear_1', [0, 0]],
    controls: ['entry', 'person'],
    values: (reader) => {
      const raw = reader.variant({ entry: 'raw' });
      const { age, salary } = shares(raw);
      const row = reader.inputs.person - 1;
      const [years, money] = reader.inputs.people[row];
      return {
        entry: reader.inputs.entry,
        person: row + 1,
        years,
        money,
        age,
        salary,
        size: sizes(raw)[0],
      };
    },
    asks: true,
  },
  {
    id: 'standardize-inputs',
    stage: ['people', ['people.mean', 'people.std', 'standardized']],
    about: ['people.mean', 'people.std', 'standardized'],
    focus: ['standardized', [-1, 0]],
    controls: ['entry', 'person'],
    values: (reader) => ({ ...shares(reader.variant({ entry: 'standardized' })) }),
  },
  {
    id: 'both-places',
    stage: ['normed.activations', 'normed.size'],
    about: ['normed.activations', 'normed.size'],
    focus: ['normed.activations', [-1, 0]],
    controls: ['entry', 'person'],
    values: (reader) => {
      const [raw, standardized] = ['raw', 'standardized'].map(
        (entry) => moves(reader, entry)[layers - 1],
      );
      const isKnown = [raw, standardized].every(Number.isFinite);
      const drowned = isKnown ? String(raw < standardized / 2) : 'gone';
      return { person: reader.inputs.person, years, raw, standardized, drowned };
    },
    charts: [
      {
        title: 'activations-grow.chart.moves',
        x: 'activations-grow.chart.after',
        y: 'activations-grow.chart.move',
        yScale: 'log',
        draw: (reader) => ({
          series: ['raw', 'standardized'].map((entry) =>
            byLayer({ name: `activations-grow.inputs.entry.${entry}` }, moves(reader, entry), 1),
          ),
        }),
        heavy: true,
      },
    ],
  },
];
