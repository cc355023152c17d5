import { Tape } from '../tape/tape.js';
import { defaults } from '../walkthroughs/inputs.js';
import './thumbnail.js';

/**
 * What a walkthrough's program computes for its picture, which `<nl-thumbnail>` shows.
 * @type {(walkthrough: import('../walkthroughs/types.js').Walkthrough, engine: any) => import('../tape/tensor.js').Tensor}
 */
export function pictureOf(walkthrough, engine) {
  const tape = new Tape(engine, { isFrugal: true });
  walkthrough.program(tape, defaults(walkthrough.specs));
  return tape.tensor(walkthrough.picture);
}
