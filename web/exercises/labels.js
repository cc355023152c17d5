/**
 * Names of rows, columns and planes of an exercise's tensors, and their symbols in formulas.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Exercise, LabelsOf } from './types.js'
 */

/** @type {(exercise: Exercise, tape: Tape, text: Say) => Record<string, Labels>} */
export const labelsOf = (exercise, tape, text) =>
  Object.fromEntries(
    Object.entries(exercise.labels)
      .filter(([name]) => tape.has(name) && !tape.refusal(name))
      .map(([name, own]) => [name, labelled(own, tape.tensor(name).shape, text)]),
  );

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
