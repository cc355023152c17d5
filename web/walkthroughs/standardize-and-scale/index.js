import { labels, symbols } from './naming.js';
import { edit, program, specs } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const standardizeAndScale = {
  id: 'standardize-and-scale',
  picture: 'standardize.output',
  figure: 'standardize',
  specs,
  program,
  edit,
  labels,
  marks: () => ({}),
  words: () => [],
  symbols,
  hues: {},
  steps,
};
