/**
 * Names of rows, columns and planes of an exercise's tensors, and their symbols in formulas.
 *
 * @import { Call, Tape } from '../tape/tape.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Exercise, LabelsOf } from './types.js'
 */

/**
 * Labels of the tensors that the file names, and of those made of them.
 * @type {(exercise: Exercise, tape: Tape, text: Say) => Record<string, Labels>}
 */
export function labelsOf(exercise, tape, text) {
  const found = Object.fromEntries(
    Object.entries(exercise.labels)
      .filter(([name]) => tape.has(name) && !tape.refusal(name))
      .map(([name, own]) => [name, labelled(own, tape.tensor(name).shape, text)]),
  );
  for (const call of tape.calls) {
    const passed = passedOn(call, found);
    if (!passed) continue;
    for (const name of Object.values(call.outputs))
      if (!tape.refusal(name)) found[name] ??= fitted(passed, tape.tensor(name).shape);
  }
  return found;
}

/** Ops whose results don't stand where their numbers came from. */
const movers = new Set([
  ...['attention', 'concatRows', 'matmul', 'padBatch', 'pick', 'pickRow', 'reshape'],
  ...['sliceRows', 'stack', 'weightStandardize'],
]);

/**
 * The labels that a call passes on from what it reads.
 * @type {(call: Call, labels: Record<string, Labels>) => Labels | undefined}
 */
function passedOn({ tape, op, inputs }, labels) {
  const name = inputs.x ?? inputs.a;
  const from = labels[name];
  if (!from || movers.has(op.name) || tape.tensor(name).shape.length > 2) return undefined;
  const { rows, columns } = from;
  if (op.name === 'transpose') return { rows: columns, columns: /** @type {string[]} */ (rows) };
  if (op.name !== 'linear') return { rows, columns };
  return { rows, columns: /** @type {string[]} */ (labels[inputs.weight]?.rows) };
}

/** An axis that stays keeps its labels; one that is summed up has none. @type {(labels: Labels, shape: number[]) => Labels} */
function fitted({ rows, columns }, shape) {
  const [width, height] = [...shape].reverse();
  return {
    rows: rows?.length === height ? rows : null,
    columns: columns?.length === width ? columns : null,
  };
}

/** @type {(own: LabelsOf, shape: number[], text: Say) => Labels} */
function labelled({ rows, columns, planes, samples }, shape, text) {
  /** @type {(label: string | string[] | undefined, length: number) => string[] | null} */
  const each = (label, length = 0) => {
    if (!label) return null;
    const count = Array.from({ length }, (_, at) => at + 1);
    return typeof label === 'string'
      ? count.map((n) => text(`label.${label}`, { n }))
      : label.map((word, at) => text(`label.${word}`, { n: at + 1 }));
  };
  const [width, height, depth, count] = [...shape].reverse();
  const [below, beside] = [each(samples, count), each(planes, depth)];
  return {
    ...{ rows: each(rows, height), columns: each(columns, width) },
    planes: below ? [below, beside ?? []] : beside,
  };
}

const fieldSymbols = { mean: 'μ', var: 'σ^2', std: 'σ', normalized: 'x̂', output: 'y' };
const nameSymbols = { gamma: 'γ', beta: 'β', eps: 'ε' };

/**
 * Symbols of tensors by the field or the argument that they are.
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
export const knownSymbols = (names) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = name.slice(name.lastIndexOf('.') + 1);
      /** @type {Record<string, string>} */
      const known = name.includes('.') ? fieldSymbols : nameSymbols;
      return Object.hasOwn(known, field) ? [[name, known[field]]] : [];
    }),
  );
