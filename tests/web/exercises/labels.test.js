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
