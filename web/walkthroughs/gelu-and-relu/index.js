import { hues, labels, symbols } from './naming.js';
import { edit, program, specs } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const geluAndRelu = {
  id: 'gelu-and-relu',
  picture: 'gelu.output',
  figure: 'gelu',
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
