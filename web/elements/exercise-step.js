/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Walkthrough } from '../walkthroughs/types.js'
 */

/**
 * A walkthrough that is the one step in which a number is to be guessed, over the variant's inputs.
 * @type {(walkthrough: Walkthrough, variant: Variant) => Walkthrough}
 */
export function stepIn(walkthrough, { exercise, ask, inputs = {} }) {
  const step = walkthrough.steps.find(({ id }) => id === exercise.step) ?? walkthrough.steps[0];
  const specs = Object.entries(walkthrough.specs).map(([name, spec]) => [
    name,
    { ...spec, default: inputs[name] ?? spec.default },
  ]);
  /** @type {import('../walkthroughs/types.js').Focus} */
  const focus = [ask.tensor, ask.indices[0]];
  return { ...walkthrough, specs: Object.fromEntries(specs), steps: [{ ...step, focus }] };
}
