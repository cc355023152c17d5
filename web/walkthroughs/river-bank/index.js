import { weightNames } from '../weights.js';
import { hues, labels, symbols } from './naming.js';
import { edit, program, specs, words } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const riverBank = {
  id: 'river-bank',
  picture: 'attention_weights',
  figure: 'context',
  specs,
  replaces: { weights: weightNames },
  program,
  edit,
  labels,
  marks: () => ({}),
  words,
  symbols,
  hues,
  steps,
};
