import { hues, labels, symbols } from './naming.js';
import { edit, program, specs } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const normalizationAxes = {
  id: 'normalization-axes',
  picture: 'x',
  figure: 'batch-norm',
  specs,
  program,
  edit,
  labels,
  marks: () => ({}),
  words: () => [],
  symbols,
  hues,
  steps,
};
