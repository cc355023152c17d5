import { editNetwork } from '../network.js';
import { hues, labels, symbols } from './naming.js';
import { program, specs } from './program.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const batchNorm = {
  id: 'batch-norm',
  picture: 'output',
  figure: 'normalized',
  specs,
  program,
  edit: editNetwork,
  labels,
  marks: () => ({}),
  words: () => [],
  symbols,
  hues,
  steps,
};
