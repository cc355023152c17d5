/**
 * What pages need of the course's exercises without loading them all: `virtual:exercise-index`, what
 * they are called and where they belong; `virtual:guesses`, for each walkthrough the files of those
 * that are asked within it.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from '../shared/paths.js';

/** @import { Entry } from '../../web/elements/exercise-index.js' */

const load = async () => (await import('../../web/exercises/course.js')).exercises;

/** @returns {Promise<Entry[]>} */
async function entries() {
  const exercises = await load();
  return exercises.map(({ id, walkthrough = '', step = '', level, kind, text }) => ({
    ...{ id, walkthrough, step, level, kind },
    title: Object.fromEntries(Object.entries(text).map(([lang, { title }]) => [lang, title])),
  }));
}

/** The exercises that are asked within walkthroughs. */
async function guesses() {
  const exercises = await load();
  return exercises.filter(({ kind, walkthrough }) => kind === 'predict' && walkthrough);
}

/** Loads each walkthrough's own. */
async function guessLoads() {
  const ids = new Set((await guesses()).map(({ walkthrough }) => walkthrough));
  const loads = [...ids].map((id) => `'${id}': () => import('virtual:guesses/${id}')`);
  return `export const guesses = { ${loads.join(', ')} };`;
}

/** @param {string} walkthrough */
async function guessFiles(walkthrough) {
  const own = (await guesses()).filter((one) => one.walkthrough === walkthrough);
  const files = own.map(({ id }) => inRoot('web/exercises', walkthrough, `${id}.json`));
  return data(files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/** @param {unknown} value */
const data = (value) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** A plugin for Vite. */
export function exerciseIndex() {
  return {
    name: 'normlab-exercise-index',
    /** @param {string} source */
    resolveId: (source) =>
      /^virtual:(exercise-index|guesses)/.test(source) ? `\0${source}` : undefined,
    /** @param {string} resolved */
    load: async (resolved) => {
      if (resolved === '\0virtual:exercise-index') return data(await entries());
      if (resolved === '\0virtual:guesses') return guessLoads();
      const [, walkthrough] = /^\0virtual:guesses\/(.+)$/.exec(resolved) ?? [];
      return walkthrough ? guessFiles(walkthrough) : undefined;
    },
  };
}
