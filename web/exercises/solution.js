import { seenBy, stageOf } from './chain.js';
import { knownSymbols, labelsOf } from './labels.js';
import { statementSteps, stepsTo } from './solution-steps.js';

/**
 * The worked solution as a walkthrough, from what the reader saw to what was asked for.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { Say, Stage, Walkthrough } from '../walkthroughs/types.js'
 * @import { SolutionStep } from './solution-steps.js'
 * @import { Variant } from './types.js'
 * @typedef {Omit<Walkthrough, 'steps'> & { steps: SolutionStep[] }} Solution
 */

/**
 * @param {Variant} variant
 * @param {Say} say the exercise's texts; for predict the walkthrough's messages too
 * @param {Walkthrough} [walkthrough] for predict
 * @returns {Solution | undefined} undefined where no tensor is asked for, as in order and code
 */
export function solutionOf(variant, say, walkthrough) {
  const { exercise, tape, inputs = {} } = variant;
  const own = exercise.kind === 'predict' ? walkthrough : undefined;
  const seen = seenBy(variant, own);
  const steps = exercise.kind === 'choose' ? statementSteps(variant, seen) : stepsTo(variant, seen);
  const last = steps.at(-1);
  if (!last) return undefined;
  if (own) last.stage = within(last.stage, stageOf(own, exercise.step, inputs));
  return {
    id: exercise.id,
    picture: String(last.focus[0]),
    figure: last.id,
    specs: {},
    program: (other) => replay(tape, other),
    edit: () => undefined,
    labels: () => ({ ...own?.labels(inputs, say), ...labelsOf(exercise, tape, say) }),
    marks: () => own?.marks(inputs, tape) ?? {},
    words: () => [],
    symbols: { ...(own?.symbols ?? knownSymbols(tape.names)), ...exercise.symbols },
    hues: own?.hues ?? {},
    steps,
  };
}

/** The stage on which the question was put, where it shows all that a step does. @type {(stage: Stage, home: Stage) => Stage} */
function within(stage, home) {
  const known = home.flat();
  return stage.flat().every((name) => known.includes(name)) ? home : stage;
}

/** Records on one tape what another holds. @type {(from: Tape, to: Tape) => void} */
function replay(from, to) {
  for (const name of from.names) if (!from.origin(name)) to.input(name, from.tensor(name));
  for (const { op, inputs, options, outputs } of from.calls) to.run(op, inputs, options, outputs);
}
