/** The three widgets of the blogs' post, each asked for in another way. */

/** @import { Attributes } from '../../web/embed/words.js' */

/**
 * @typedef {object} Widget
 * @property {Attributes} words
 * @property {string} title what stands there until it runs
 */

/** Two words and all that follows from them. @type {Widget} */
export const whole = {
  words: { walkthrough: 'river-bank', step: 'embeddings' },
  title: 'Two words and four features',
};

/** One step alone, nothing in it to be edited. @type {Widget} */
export const single = {
  words: { walkthrough: 'layer-norm', step: 'first-value', single: true, lock: true },
  title: 'The first value of a row',
};

/** Numbers of a reader's own, in the signs that templates and markup mind. @type {Widget} */
export const changed = {
  words: {
    walkthrough: 'batch-norm',
    step: 'normalized',
    theme: 'light',
    state: 'input=2,3;1,1;5,4;6,2;70,1&note="<b>\'{{x}}%}`C:\\`🙂',
  },
  title: 'Rows & "columns" <b>, \'{{ x }}\', {% y %}, `C:\\lab`, 100 %, 🙂',
};

export const widgets = [whole, single, changed];
