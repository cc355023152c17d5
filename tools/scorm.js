import { readFileSync, writeFileSync } from 'node:fs';
import { exercises as course } from '../web/exercises/course.js';
import { ExerciseError } from '../web/exercises/error.js';
import { readExercise } from '../web/exercises/read.js';
import { packageName, scormPackage } from '../web/lms/scorm-package.js';
import { loadMessages } from '../web/locales/index.js';
import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';
import { inRoot } from './shared/paths.js';

/**
 * @import { Settings } from '../web/lms/package-page.js'
 * @import { Version } from '../web/lms/scorm-api.js'
 */

const help = `npm run scorm -- --title "Week 3" [options] exercise …

Makes a SCORM package of exercises, for a learning platform to take in. An
exercise is an id of the course, or a file of your own that ends in .json.
Needs the built lab: run \`npm run build\` first.

  --title TEXT     what the package is called
  --version 1.2    of SCORM: 1.2 (the default) or 2004
  --mastery 60     the score, of 100, from which it is passed; without it,
                   nobody passes or fails
  --seed 7         the same numbers for all readers; without it, each reader
                   gets their own
  --lock           no solution is shown before the end
  --lang en        the language
  -o FILE          where to write it (default: named by title and version)
  --lab FILE       the lab in one file (default: dist/normlab.single.html)
  --list           only list the exercises of the course
`;

/** @type {import('./shared/command.js').Command['options']} */
const options = {
  title: { type: 'string' },
  version: { type: 'string', default: '1.2' },
  mastery: { type: 'string' },
  seed: { type: 'string' },
  lock: { type: 'boolean', default: false },
  lang: { type: 'string', default: 'en' },
  output: { type: 'string', short: 'o' },
  lab: { type: 'string', default: inRoot('dist/normlab.single.html') },
  list: { type: 'boolean', default: false },
};

await command(import.meta.url, {
  help,
  options,
  takesNames: true,
  run: async (values, names) => {
    if (values.list) {
      for (const { id, walkthrough, level } of course)
        console.log(`${id}  (${walkthrough}, level ${level})`);
      return;
    }
    const settings = await settingsOf(values, names);
    const file = String(values.output ?? packageName(settings));
    const bytes = scormPackage(labAt(String(values.lab)), settings);
    writeFileSync(file, bytes);
    const count = settings.exercises.length;
    console.log(
      `${file}: SCORM ${settings.version}, ${count} exercise${count === 1 ? '' : 's'}, ${bytes.length} bytes`,
    );
  },
});

/** @param {Record<string, any>} values @param {string[]} names @returns {Promise<Settings>} */
async function settingsOf({ title, version, mastery, seed, lock, lang }, names) {
  if (!title?.trim())
    throw new Failure('A package needs a title: --title "Week 3". (--help lists what there is.)');
  if (!['1.2', '2004'].includes(version))
    throw new Failure(`There is no SCORM ${version} here: --version takes 1.2 or 2004.`);
  if (names.length === 0)
    throw new Failure(
      'Name the exercises that are to be in it. (--list lists those of the course.)',
    );
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Failure(`${twice} is named twice.`);
  return {
    version: /** @type {Version} */ (version),
    title: title.trim(),
    exercises: await Promise.all(names.map(exerciseOf)),
    ...(mastery === undefined ? {} : { mastery: number('--mastery', mastery, 100) / 100 }),
    ...(seed === undefined ? {} : { seed: number('--seed', seed, 9999) }),
    ...(lock ? { lock } : {}),
    lang,
  };
}

/** @type {(option: string, text: string, most: number) => number} */
function number(option, text, most) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new Failure(`${option} takes a whole number from 0 to ${most}, not “${text}”.`);
}

/** @param {string} name @returns {Promise<Settings['exercises'][number]>} */
async function exerciseOf(name) {
  if (!name.endsWith('.json')) {
    if (course.some(({ id }) => id === name)) return name;
    throw new Failure(`The course has no exercise “${name}”. (--list lists those that it has.)`);
  }
  const file = parsed(name);
  try {
    readExercise(file);
    return file;
  } catch (error) {
    if (!(error instanceof ExerciseError)) throw error;
    const say = await loadMessages('en', 'exercises');
    throw new Failure(`${name}, at ${error.path}: ${say(error.key, error.params)}`);
  }
}

/** @type {(file: string, advice?: string) => string} */
function text(file, advice = '') {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Failure(`${file} could not be read. ${advice}`.trim());
  }
}

/** @param {string} file */
function parsed(file) {
  try {
    return JSON.parse(text(file));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file} is no JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {string} file */
function labAt(file) {
  const lab = text(file, 'Run `npm run build` first, or name the lab with --lab.');
  if (lab.includes('</head>')) return lab;
  throw new Failure(`${file} is no page: --lab takes normlab.single.html.`);
}
