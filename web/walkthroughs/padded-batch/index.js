import { weightNames } from '../weights.js';
import { hues, labels, marks, symbols } from './naming.js';
import { edit, program, specs, words } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const paddedBatch = {
  id: 'padded-batch',
  picture: 'stacked',
  figure: 'more-padding',
  specs,
  replaces: { weights: weightNames },
  program,
  edit,
  labels,
  marks,
  words,
  symbols,
  hues,
  steps,
};
