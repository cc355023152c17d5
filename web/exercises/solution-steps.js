import { isMade, lastSources, madeOn, repeated } from './chain.js';
import { cellAt } from './places.js';

/**
 * The steps of a worked solution. It goes on from what the reader saw with the question, by as few
 * steps as say how the asked cells come about.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { Focus, Stage, Step } from '../walkthroughs/types.js'
 * @import { Cell, Seen } from './chain.js'
 * @import { Place, Variant } from './types.js'
 * @typedef {Step & { stage: Stage, focus: Focus, named: string }} SolutionStep `named`: a key of the
 *   exercise's texts, or the tensor that the step is about
 */

/** More are not gone through one by one. */
const most = 8;

/** Of a way that is too long for that, what stands nearest to the answer. */
const nearest = 3;

/** Tensors beside a statement. */
const mostBeside = 8;

/** The cells that the question is about. @param {Variant} variant @returns {Cell[]} */
function askedCells({ exercise, ask, tape, wholes }) {
  if (exercise.kind === 'number' || exercise.kind === 'predict')
    return [{ name: ask.tensor, index: ask.indices[0] }];
  if (exercise.kind !== 'cells') return [];
  const { way, place, tensor } = exercise.ask.set;
  if (tensor) return [{ name: tensor, index: tape.tensor(tensor).shape.map(() => 0) }];
  if (!place) return [];
  const cell = { name: place.name, index: cellAt(tape, place, wholes, 'ask').index };
  return [(way === 'group' && statisticOf(tape, cell)) || cell];
}

/** The cell of the statistic that a cell shares with others. @type {(tape: Tape, cell: Cell) => Cell | undefined} */
function statisticOf(tape, cell) {
  const { call } = tape.origin(cell.name) ?? {};
  const wanted = call?.op.statistic && call.nameOf(call.op.statistic);
  return madeOn(tape, [cell], new Set()).find(({ name }) => name === wanted);
}

/**
 * One tensor a step; what only repeats numbers stands beside them. Where that makes too many, all that
 * one call makes is one step.
 * @type {(variant: Variant, seen: Seen) => SolutionStep[]}
 */
export function stepsTo(variant, seen) {
  const { tape } = variant;
  const cells = madeOn(tape, askedCells(variant), seen);
  /** @type {(before: Cell, cell: Cell) => boolean} */
  const isRepeated = (before, cell) => repeated(tape, cell)?.name === before.name;
  /** @type {(before: Cell) => boolean} */
  const isGiven = (before) => {
    const from = repeated(tape, before);
    return from !== undefined && !isMade(tape, from.name, seen);
  };
  /** @type {(before: Cell, cell: Cell) => boolean} */
  const isOneCall = (before, cell) =>
    tape.origin(before.name)?.call === tape.origin(cell.name)?.call;
  /** @type {(before: Cell, cell: Cell) => boolean} */
  const isOneStep = (before, cell) => isRepeated(before, cell) || isGiven(before);
  let groups = grouped(cells, isOneStep);
  if (groups.length > most)
    groups = grouped(cells, (before, cell) => isOneStep(before, cell) || isOneCall(before, cell));
  return groups.slice(groups.length > most ? -nearest : 0).map((group) => {
    const { name } = group[group.length - 1];
    const focus = group.findLast((cell) => !repeated(tape, cell)) ?? group[0];
    const made = group.map((cell) => cell.name);
    return {
      id: idOf(name),
      named: name,
      stage: [...lastSources(tape, group, made), ...made],
      about: made,
      focus: [focus.name, focus.index],
    };
  });
}

/** @type {(cells: Cell[], joins: (before: Cell, cell: Cell) => boolean) => Cell[][]} */
function grouped(cells, joins) {
  /** @type {Cell[][]} */
  const groups = [];
  for (const cell of cells) {
    const group = groups.at(-1);
    if (group && joins(group[group.length - 1], cell)) group.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

/**
 * A step for each statement that compares numbers: what leads to them, and both of them.
 * @type {(variant: Variant, seen: Seen) => SolutionStep[]}
 */
export function statementSteps({ exercise, ask, tape, wholes }, seen) {
  return ask.options.flatMap((/** @type {string} */ id) => {
    const { holds } = exercise.ask.options.find((/** @type {any} */ one) => one.id === id);
    const compared = [holds.left, holds.right]
      .filter((operand) => typeof operand === 'object')
      .map((/** @type {Place} */ place) =>
        first(tape, { name: place.name, index: cellAt(tape, place, wholes, 'ask').index }, seen),
      );
    const made = compared.filter(({ name }) => isMade(tape, name, seen));
    const [focus = compared[0]] = made;
    if (!focus) return [];
    const about = [...new Set(compared.map(({ name }) => name))];
    const all = madeOn(tape, made, seen);
    const way = all.length > mostBeside ? madeOn(tape, made, seen, made.length + nearest) : all;
    const between = way.map(({ name }) => name).filter((name) => !about.includes(name));
    return [
      {
        id: idOf(id),
        named: `option.${id}`,
        stage: [...lastSources(tape, way, [...between, ...about]), ...between, about],
        about,
        focus: /** @type {Focus} */ ([focus.name, focus.index]),
      },
    ];
  });
}

/** The cell that a cell repeats, if only through others. @type {(tape: Tape, cell: Cell, seen: Seen) => Cell} */
function first(tape, cell, seen) {
  const from = isMade(tape, cell.name, seen) ? repeated(tape, cell) : undefined;
  return from ? first(tape, from, seen) : cell;
}

/** @param {string} name */
const idOf = (name) => name.replaceAll(/[._]/g, '-');
