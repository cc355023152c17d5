import { readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { exerciseFiles } from './build/exercises.js';
import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';

const help = `npm run lint:exercises [-- FILE…]

Looks through exercises as files, with the numbers of 50 seeds: what can't be
read, what can't be computed, mistakes that can't be told from the solution or
from each other, texts that are missing or give the answer away. Each line names
the file, the line in it and the key. Without files it looks through the course.
Needs the engine (npm run build). How to write one: docs/authoring.md.

  --seeds N   try N seeds instead of 50
`;

/**
 * @typedef {object} FoundIn a sentence about a place in a file
 * @property {string} text
 * @property {boolean} isAdvice
 */

/**
 * What is found in files, and how many there are.
 * @param {string[]} [files]
 * @param {number} [seeds]
 * @returns {Promise<{ found: FoundIn[], count: number }>}
 */
export async function exerciseFaults(files, seeds = 50) {
  const { loadEngine } = await import('../web/engine/index.js');
  const { lint } = await import('../web/exercises/lint.js');
  const { loadMessages } = await import('../web/locales/index.js');
  const { walkthroughs } = await import('../web/walkthroughs/index.js');
  const engine = await loadEngine({ variant: 'simd' }).catch(({ message }) => {
    throw new Failure(`${message} Run \`npm run build\` first.`);
  });
  const say = await loadMessages('en', 'exercises');
  const walkthroughOf = async (/** @type {string} */ id) =>
    walkthroughs.find((one) => one.id === id)?.load();
  const own = exerciseFiles();
  const ids = new Set(own.map((file) => basename(file, '.json')));
  const all = files?.length ? files : own;
  /** @type {FoundIn[]} */
  const found = [];
  for (const file of all) {
    const isOwn = own.includes(resolve(file));
    const isTaken = (/** @type {string} */ id) => !isOwn && ids.has(id);
    const { findings } = await lint(textOf(file), { engine, walkthroughOf, seeds, isTaken });
    for (const { key, params, path, line, isAdvice } of findings) {
      const at = `${relative(process.cwd(), file)}:${line}${path ? ` ${path}` : ''}`;
      found.push({ text: `${at}\n  ${say(key, params)}`, isAdvice });
    }
  }
  return { found, count: all.length };
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} can't be read: ${/** @type {Error} */ (error).message}`);
  }
}

await command(import.meta.url, {
  help,
  options: { seeds: { type: 'string' } },
  takesNames: true,
  run: async ({ seeds = '50' }, files) => {
    const { found, count } = await exerciseFaults(files, Number(seeds));
    const faults = found.filter(({ isAdvice }) => !isAdvice);
    for (const { text, isAdvice } of found) if (isAdvice) console.log(`${text} (advice)`);
    if (faults.length > 0) throw new Failure(faults.map(({ text }) => text).join('\n'));
    console.log(`${count === 1 ? 'The exercise is' : `The ${count} exercises are`} fine.`);
  },
});
