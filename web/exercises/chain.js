import { followsFrom } from './follows.js';

/**
 * How a cell comes about, cell by cell, back to what the reader saw.
 *
 * @import { Expression } from '../tape/expression.js'
 * @import { Tape } from '../tape/tape.js'
 * @import { Inputs, Walkthrough } from '../walkthroughs/types.js'
 * @import { Variant } from './types.js'
 * @typedef {{ name: string, index: number[] }} Cell
 * @typedef {ReadonlySet<string>} Seen tensors that are not gone behind
 */

/**
 * What the reader saw with the question: what was shown, or stands on the walkthrough's step. What is
 * asked for is not among it, nor what follows from that; but for cells that are to be selected, whose
 * numbers are seen.
 * @type {(variant: Variant, walkthrough: Walkthrough | undefined) => Seen}
 */
export function seenBy({ exercise, ask, tape, show, inputs = {} }, walkthrough) {
  const shown = walkthrough ? stageOf(walkthrough, exercise.step, inputs).flat() : show;
  const hidesWhatFollows = exercise.kind !== 'cells' || exercise.ask.set.place;
  if (!ask.tensor || !hidesWhatFollows) return new Set(shown);
  const follows = followsFrom(tape, ask.tensor);
  return new Set(
    shown.filter(
      (name) =>
        !tape.refusal(name) && !tape.tensor(name).data.some((_, flat) => follows(name, flat)),
    ),
  );
}

/** The tensors of the walkthrough's step. @type {(walkthrough: Walkthrough, step: string | undefined, inputs: Inputs) => string[][]} */
export function stageOf({ steps }, step, inputs) {
  const { stage } = steps.find(({ id }) => id === step) ?? steps[0];
  return (typeof stage === 'function' ? stage(inputs) : stage)
    .map((column) => [column].flat().map((name) => name.replace(/^block:/, '')))
    .map((column) => column.filter((name) => !name.includes(':')))
    .filter((column) => column.length > 0);
}

/** Whether it has to be said how a tensor is made. @type {(tape: Tape, name: string, seen: Seen) => boolean} */
export const isMade = (tape, name, seen) => tape.origin(name) !== undefined && !seen.has(name);

/** @type {(tape: Tape, cell: Cell) => Cell[]} */
export const sourcesOf = (tape, { name, index }) =>
  tape.sources(name, index).map((one) => ({ name: one.tensor, index: one.index }));

/**
 * The cells on the way to some cells, one of each tensor, in the order of the tape; where there are
 * too many, those nearest to them.
 * @type {(tape: Tape, cells: Cell[], seen: Seen, most?: number) => Cell[]}
 */
export function madeOn(tape, cells, seen, most = Number.POSITIVE_INFINITY) {
  /** @type {Map<string, Cell>} */
  const found = new Map();
  const queue = [...cells];
  for (let cell = queue.shift(); cell && found.size < most; cell = queue.shift()) {
    if (found.has(cell.name) || !isMade(tape, cell.name, seen)) continue;
    found.set(cell.name, cell);
    queue.push(...sourcesOf(tape, cell));
  }
  return tape.names.flatMap((name) => found.get(name) ?? []);
}

/** One column of the tensors that some cells are made of, but for some; none where there are none. @type {(tape: Tape, cells: Cell[], others: string[]) => string[][]} */
export function lastSources(tape, cells, others) {
  const names = new Set(cells.flatMap((cell) => sourcesOf(tape, cell)).map(({ name }) => name));
  const from = [...names].filter((name) => !others.includes(name));
  return from.length > 0 ? [from] : [];
}

/** The cell whose number a cell only repeats. @type {(tape: Tape, cell: Cell) => Cell | undefined} */
export function repeated(tape, { name, index }) {
  const expression = tape.derive(name, index);
  const from = expression && plain(expression);
  return from?.kind === 'cell' ? { name: from.tensor, index: from.index } : undefined;
}

/** Without 1 · and + 0. @param {Expression} expression @returns {Expression} */
function plain(expression) {
  const { kind } = expression;
  if (kind !== 'mul' && kind !== 'add') return expression;
  const idle = kind === 'mul' ? 1 : 0;
  const sides = [expression.left, expression.right];
  const kept = sides.filter((side) => side.kind !== 'number' || side.value !== idle);
  return kept.length === 1 ? plain(kept[0]) : expression;
}
