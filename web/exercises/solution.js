import { knownSymbols, labelsOf } from './labels.js';
import { cellAt } from './places.js';

/**
 * The worked solution as a walkthrough: the tensors that the answer is made of, one a step, each at a
 * cell that the answer needs.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { Say, Step, Walkthrough } from '../walkthroughs/types.js'
 * @import { Place, Variant } from './types.js'
 * @typedef {{ name: string, index: number[] }} Cell
 */

/**
 * @param {Variant} variant
 * @param {Say} say the exercise's texts; for predict the walkthrough's messages too
 * @param {Walkthrough} [walkthrough] for predict
 * @returns {Walkthrough | undefined} undefined where no tensor is asked for, as in order and code
 */
export function solutionOf(variant, say, walkthrough) {
  const { exercise, tape, inputs = {} } = variant;
  const own = exercise.kind === 'predict' ? walkthrough : undefined;
  const cells = askedCells(variant).filter(({ name }) => tape.origin(name));
  if (cells.length === 0) return undefined;
  const steps = stepsTo(variant, cells);
  const last = steps[steps.length - 1];
  return {
    id: exercise.id,
    picture: cells[0].name,
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

/** Records on one tape what another holds. @type {(from: Tape, to: Tape) => void} */
function replay(from, to) {
  for (const name of from.names) if (!from.origin(name)) to.input(name, from.tensor(name));
  for (const { op, inputs, options, outputs } of from.calls) to.run(op, inputs, options, outputs);
}

/** The cells that the question is about. @param {Variant} variant @returns {Cell[]} */
function askedCells({ exercise, ask, tape, wholes }) {
  /** @type {(place: Place) => Cell} */
  const at = (place) => ({ name: place.name, index: cellAt(tape, place, wholes, 'ask').index });
  switch (exercise.kind) {
    case 'number':
    case 'predict':
      return [{ name: ask.tensor, index: ask.indices[0] }];
    case 'cells': {
      const { place, tensor } = exercise.ask.set;
      if (place) return [at(place)];
      return tensor ? [{ name: tensor, index: tape.tensor(tensor).shape.map(() => 0) }] : [];
    }
    case 'choose':
      return exercise.ask.options
        .flatMap((/** @type {any} */ { holds }) => [holds.left, holds.right])
        .filter((/** @type {any} */ operand) => typeof operand === 'object')
        .map(at);
    default:
      return [];
  }
}

/**
 * A step for each tensor on the way from the inputs to some cells, at the cell first met from there.
 * @type {(variant: Variant, cells: Cell[]) => Step[]}
 */
function stepsTo({ tape }, cells) {
  /** @type {Map<string, Cell>} */
  const met = new Map();
  const queue = [...cells];
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    if (met.has(cell.name) || !tape.origin(cell.name)) continue;
    met.set(cell.name, cell);
    queue.push(
      ...tape.sources(cell.name, cell.index).map(({ tensor, index }) => ({ name: tensor, index })),
    );
  }
  return tape.names.flatMap((name) => {
    const cell = met.get(name);
    if (!cell) return [];
    const sources = new Set(tape.sources(name, cell.index).map(({ tensor }) => tensor));
    return [
      {
        id: name.replaceAll(/[._]/g, '-'),
        stage: sources.size > 0 ? [[...sources], name] : [name],
        about: [name],
        focus: /** @type {import('../walkthroughs/types.js').Focus} */ ([name, cell.index]),
      },
    ];
  });
}
