import { hues, labels, symbols } from './naming.js';
import { edit, program, specs } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const trainVsInference = {
  id: 'train-vs-inference',
  picture: 'batch_1',
  figure: 'gap',
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
