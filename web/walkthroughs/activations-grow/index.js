import { hues, labels, symbols } from './naming.js';
import { edit, program, specs } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const activationsGrow = {
  id: 'activations-grow',
  picture: 'activations',
  figure: 'side-by-side',
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
