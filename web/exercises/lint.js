import { flatOf } from '../tape/tensor.js';
import { ExerciseError } from './error.js';
import { readFile } from './file.js';
import { lineOf } from './json.js';
import { judge } from './judge.js';
import { paramsOf } from './message.js';
import { variantResting } from './variant.js';
import { wholeOf } from './wholes.js';

/**
 * What is to be mended in an exercise's file, so that it can stand before a class: what cannot be
 * read, and what a reader would stumble over with some of the numbers.
 *
 * @import { Walkthrough } from '../walkthroughs/types.js'
 * @import { Exercise, Variant } from './types.js'
 *
 * @typedef {object} Finding
 * @property {string} key of a message
 * @property {Record<string, string | number>} params
 * @property {string} path in the file
 * @property {number} line
 * @property {boolean} isAdvice the exercise works without it
 *
 * @typedef {object} Linted
 * @property {Exercise} [exercise] where it can be read, and put with all those numbers
 * @property {Finding[]} findings
 *
 * @typedef {object} Around
 * @property {any} engine
 * @property {(id: string) => Promise<Walkthrough | undefined>} walkthroughOf
 * @property {number} [seeds] how many variants are tried, from seed 0
 * @property {() => Promise<void>} [rest] waits, where it is time to, before more is computed
 * @property {(exercise: Exercise, walkthrough: Walkthrough | undefined) => unknown} [onRead] once the
 *   file can be read, before any numbers are drawn
 * @property {(tried: number, of: number) => void} [onTried]
 * @property {(id: string) => boolean} [isTaken] whether the course has an exercise of that id
 */

/**
 * @param {string} text of the file
 * @param {Around} around
 * @returns {Promise<Linted>}
 */
export async function lint(text, around) {
  const { engine, walkthroughOf, seeds = 50, rest = async () => {} } = around;
  /** @type {Map<string, number>} */
  let lines = new Map();
  /** @type {Finding[]} */
  const findings = [];
  /** @param {ExerciseError} error @param {boolean} [isAdvice] */
  const add = ({ key, params, path, line }, isAdvice = false) =>
    findings.push({ key, params, path, line: line ?? lineOf(lines, path), isAdvice });
  /** @type {Exercise | undefined} */
  let exercise;
  try {
    const { exercise: asked, lines: known } = readFile(text);
    lines = known;
    const walkthrough = asked.walkthrough ? await walkthroughOf(asked.walkthrough) : undefined;
    for (const error of placeFaults(asked, walkthrough)) add(error);
    await around.onRead?.(asked, walkthrough);
    const variants = [];
    for (let seed = 0; seed < seeds; seed++) {
      around.onTried?.(seed, seeds);
      variants.push(await variantResting(asked, seed, { engine, walkthrough }, rest));
      await rest();
    }
    exercise = asked;
    for (const error of [...faultsOf(exercise), ...variantFaults(exercise, variants)]) add(error);
    for (const error of advice(exercise, variants)) add(error, true);
    if (around.isTaken?.(exercise.id))
      add(new ExerciseError('exercise.lint.taken', { id: exercise.id }, 'id'), true);
  } catch (error) {
    if (!(error instanceof ExerciseError)) throw error;
    add(error);
  }
  return { exercise, findings };
}

/** @type {(exercise: Exercise, walkthrough: Walkthrough | undefined) => ExerciseError[]} */
function placeFaults({ walkthrough: id, step }, walkthrough) {
  if (id === undefined) {
    return step === undefined
      ? []
      : [new ExerciseError('exercise.lint.step-alone', { step }, 'step')];
  }
  if (!walkthrough)
    return [new ExerciseError('exercise.lint.walkthrough', { name: id }, 'walkthrough')];
  const steps = walkthrough.steps.map((one) => one.id);
  if (step === undefined || steps.includes(step)) return [];
  return [new ExerciseError('exercise.lint.step', { step, known: steps.join(', ') }, 'step')];
}

/** What can be told without numbers. @type {(exercise: Exercise) => ExerciseError[]} */
function faultsOf({ kind, ask, mistakes, values, text }) {
  const faults = [];
  for (const [lang, texts] of Object.entries(text)) {
    const hints = Object.keys(texts).filter((key) => key.startsWith('hint.'));
    const gap = hints.findIndex((_, n) => !hints.includes(`hint.${n + 1}`));
    if (gap >= 0)
      faults.push(new ExerciseError('exercise.lint.hint-gap', { n: gap + 1 }, `text.${lang}`));
  }
  const said = new Set(
    Object.values(text).flatMap((texts) =>
      Object.values(texts).flatMap((one) => paramsOf(one) ?? []),
    ),
  );
  for (const name of Object.keys(values))
    if (!said.has(name))
      faults.push(new ExerciseError('exercise.lint.idle-value', { name }, `values.${name}`));
  if (kind === 'code') {
    for (const [n, { id, edit }] of mistakes.entries()) {
      const count = edit ? ask.solution.split(edit[0]).length - 1 : 1;
      if (count !== 1)
        faults.push(new ExerciseError('exercise.lint.edit', { id, count }, `mistakes[${n}].edit`));
    }
  }
  return faults;
}

/** What some of the numbers show. @type {(exercise: Exercise, variants: Variant[]) => ExerciseError[]} */
function variantFaults(exercise, variants) {
  const faults = [];
  const unsound = variants.filter(({ isSound }) => !isSound).map(({ seed }) => seed);
  if (unsound.length > 0)
    faults.push(
      new ExerciseError(
        `exercise.lint.unsound.${exercise.kind}`,
        { seeds: listed(unsound) },
        'ask',
      ),
    );
  for (const [id, likes] of untoldBy(variants)) {
    for (const [like, seeds] of likes) {
      const params = { id, like, seeds: listed(seeds), count: seeds.length, of: variants.length };
      const at = exercise.mistakes.findIndex((mistake) => mistake.id === id);
      const path = at < 0 ? 'ask' : `mistakes[${at}]`;
      faults.push(new ExerciseError('exercise.lint.untold', params, path));
    }
  }
  for (const variant of variants) {
    const other = variant.mistakes.find(({ id, answer }) => judge(variant, answer).mistake !== id);
    if (!other) continue;
    const as = judge(variant, other.answer).mistake ?? 'none';
    const params = { id: other.id, as, seed: variant.seed };
    faults.push(new ExerciseError('exercise.lint.unrecognised', params, 'mistakes'));
    break;
  }
  return [...faults, ...given(exercise, variants)];
}

/** Seeds by mistake, and by what it can't be told from. @type {(variants: Variant[]) => Map<string, Map<string, number[]>>} */
function untoldBy(variants) {
  /** @type {Map<string, Map<string, number[]>>} */
  const found = new Map();
  for (const { seed, untold } of variants) {
    for (const { id, like } of untold) {
      const likes = found.get(id) ?? new Map();
      found.set(id, likes);
      likes.set(like, [...(likes.get(like) ?? []), seed]);
    }
  }
  return found;
}

/** Texts before the answer that give it away. @type {(exercise: Exercise, variants: Variant[]) => ExerciseError[]} */
function given(exercise, variants) {
  const { kind, values, text, show, ask } = exercise;
  if (kind !== 'number' && kind !== 'predict') return [];
  const faults = [];
  const shown = show.indexOf(ask.places.name);
  if (shown >= 0 && kind === 'number')
    faults.push(
      new ExerciseError('exercise.lint.shows-answer', { name: ask.places.name }, `show[${shown}]`),
    );
  const secret = Object.entries(values).filter(
    ([, value]) =>
      'cell' in value &&
      value.cell.name === ask.places.name &&
      variants.some(({ ask: asked, wholes }) => {
        const index = value.cell.index.map((one) => wholeOf(one ?? 0, wholes));
        return asked.cells.includes(flatOf(asked.shape, index));
      }),
  );
  for (const [lang, texts] of Object.entries(text)) {
    for (const [key, message] of Object.entries(texts)) {
      if (!/^(?:title|prompt|hint\.|mistake\.)/.test(key)) continue;
      const [name] = (paramsOf(message) ?? []).filter((one) =>
        secret.some(([value]) => value === one),
      );
      if (name)
        faults.push(
          new ExerciseError('exercise.lint.gives-answer', { name, key }, `text.${lang}.${key}`),
        );
    }
  }
  return faults;
}

/** What would make it better. @type {(exercise: Exercise, variants: Variant[]) => ExerciseError[]} */
function advice(exercise, variants) {
  const found = [];
  const texts = Object.values(exercise.text)[0];
  if (!Object.hasOwn(texts, 'hint.1'))
    found.push(new ExerciseError('exercise.lint.no-hint', {}, 'text'));
  if (exercise.mistakes.length === 0 && exercise.kind !== 'choose')
    found.push(new ExerciseError('exercise.lint.no-mistakes', {}, ''));
  const seen = new Set(
    variants.map(({ answer, ask, show, tape }) =>
      JSON.stringify([answer, ask, show.map((name) => [...tape.tensor(name).data])], numbersToo),
    ),
  );
  if (seen.size === 1 && variants.length > 1)
    found.push(new ExerciseError('exercise.lint.same-everywhere', {}, 'draw'));
  return [...found, ...unnamed(exercise)];
}

/**
 * Tensors beside the question that are called as the program calls them, and not so in the prompt. A
 * guess is asked among the walkthrough's own names.
 * @param {Exercise} exercise
 */
function unnamed({ kind, show, ask, text }) {
  if (kind === 'predict') return [];
  const asked = kind === 'number' ? ask.places.name : kind === 'cells' ? ask.tensor : undefined;
  const names = [...new Set([...show, asked])].filter((name) => /[._]/.test(name ?? ''));
  return Object.entries(text).flatMap(([lang, texts]) =>
    names
      .filter((name) => !Object.hasOwn(texts, `tensor.${name}`) && !texts.prompt.includes(name))
      .map((name) => new ExerciseError('exercise.lint.unnamed', { name }, `text.${lang}`)),
  );
}

/** Typed arrays and NaN as JSON keeps them. @param {string} _key @param {any} value */
const numbersToo = (_key, value) =>
  ArrayBuffer.isView(value) ? String(value) : typeof value === 'number' ? String(value) : value;

/** The first few of some seeds. @param {number[]} seeds */
const listed = (seeds) => `${seeds.slice(0, 5).join(', ')}${seeds.length > 5 ? ', …' : ''}`;
