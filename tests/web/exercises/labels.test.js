import { expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { labelsOf } from '../../../web/exercises/labels.js';
import { readExercise } from '../../../web/exercises/read.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { unmistaken } from './sample.js';

it('names the samples of a tensor of four axes, below each other, and its planes, beside each other', async () => {
  const engine = await loadEngine({ variant: 'simd' });
  const json = unmistaken();
  json.draw = { row: { whole: [0, 1] }, x: { shape: [2, 3, 1, 2], from: -4, to: 9 } };
  json.program[0].options = { axis: 1 };
  json.labels = { x: { samples: 'sample', planes: 'channel' } };
  json.ask.cells = [['row', 0, 0, 0]];
  json.values.mean.cell = ['layer_norm.mean', ['row', 0, 0, 0]];
  Object.assign(json.text.en, { 'label.sample': 's{n}', 'label.channel': 'c{n}' });
  delete json.text.en['label.row'];
  const exercise = readExercise(json);
  const { tape } = variantOf(exercise, 1, { engine });
  const say = (/** @type {string} */ key, /** @type {any} */ params) => `${key} ${params.n}`;
  expect(labelsOf(exercise, tape, say).x.planes).toEqual([
    ['label.sample 1', 'label.sample 2'],
    ['label.channel 1', 'label.channel 2', 'label.channel 3'],
  ]);
});

it('hands the names of rows and columns on to what is made of a tensor, where an axis stays', async () => {
  const engine = await loadEngine({ variant: 'simd' });
  const json = unmistaken();
  json.draw.weight = { shape: [3, 4], from: 1, to: 4 };
  json.program.push(
    { op: 'linear', in: { x: 'x', weight: 'weight' }, as: 'z' },
    { op: 'batchNorm', in: { x: 'z' }, as: 'batch_norm' },
    { op: 'transpose', in: { x: 'z' }, as: 'turned' },
    { op: 'reshape', in: { x: 'x' }, options: { shape: [2, 4] }, as: 'reshaped' },
  );
  json.labels = {
    x: { rows: 'row', columns: 'feature' },
    weight: { rows: 'node', columns: 'feature' },
    'batch_norm.output': { rows: 'row' },
  };
  for (const word of ['feature', 'node']) json.text.en[`label.${word}`] = `${word} {n}`;
  const exercise = readExercise(json);
  const { tape } = variantOf(exercise, 1, { engine });
  const say = (/** @type {string} */ key, /** @type {any} */ { n }) => `${key.slice(6)} ${n}`;
  const labels = labelsOf(exercise, tape, say);
  const rows = ['row 1', 'row 2'];
  const nodes = ['node 1', 'node 2', 'node 3'];
  expect(labels['layer_norm.normalized']).toMatchObject({ rows, columns: { length: 4 } });
  expect(labels['layer_norm.mean']).toEqual({ rows, columns: null });
  expect(labels.z).toEqual({ rows, columns: nodes });
  expect(labels['batch_norm.mean']).toEqual({ rows: null, columns: nodes });
  expect(labels['batch_norm.output']).toMatchObject({ rows, columns: null });
  expect(labels.turned).toEqual({ rows: nodes, columns: rows });
  expect(labels.reshaped).toBeUndefined();
});
