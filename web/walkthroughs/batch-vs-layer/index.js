import { hues, symbols } from './naming.js';
import { edit, program, specs } from './program.js';
import { printed } from './snippet.js';
import { steps } from './steps.js';

/** @type {import('../types.js').Walkthrough} */
export const batchVsLayer = {
  id: 'batch-vs-layer',
  picture: 'x',
  figure: 'program',
  specs,
  program,
  edit,
  snippets: { printed },
  labels: () => ({}),
  marks: () => ({}),
  words: () => [],
  symbols,
  hues,
  steps,
};
