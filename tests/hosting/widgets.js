/** The three widgets of the blogs' post, each asked for in another way. */

/** @import { Attributes } from '../../web/embed/words.js' */

/** Two words and all that follows from them. @type {Attributes} */
export const whole = { walkthrough: 'river-bank', step: 'embeddings' };

/** One step alone, nothing in it to be edited. @type {Attributes} */
export const single = { walkthrough: 'layer-norm', step: 'first-value', single: true, lock: true };

/** Numbers of a reader's own: a last row far out. @type {Attributes} */
export const changed = {
  walkthrough: 'batch-norm',
  step: 'normalized',
  theme: 'light',
  state: new URLSearchParams({ input: '2,3;1,1;5,4;6,2;70,1' }).toString(),
};

export const widgets = [whole, single, changed];
