import { hues, labels, marks, symbols } from './naming.js';
import { edit, program, specs, words } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const recurrentSteps = {
  id: 'recurrent-steps',
  picture: 'step_1.batch_norm.output',
  figure: 'noisier',
  specs,
  program,
  edit,
  labels,
  marks,
  words,
  symbols,
  hues,
  steps,
};
