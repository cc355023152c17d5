import { find, indexOf } from '../guide/search.js';
import { terms } from '../guide/terms/index.js';
import { usesOf } from '../guide/uses.js';
import { loadMessages } from '../locales/index.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { defaults } from '../walkthroughs/inputs.js';
import { exerciseIndex, titleIn } from './exercise-index.js';

/**
 * @import { Entry, Indexed } from '../guide/search.js'
 * @import { CourseStep, CourseWalkthrough, Term } from '../guide/types.js'
 * @import { Use } from '../guide/uses.js'
 * @import { Walkthrough } from '../walkthroughs/types.js'
 *
 * @typedef {Awaited<ReturnType<typeof loadMessages>>} Words
 *
 * @typedef {object} Course
 * @property {Words} say all words of the pages, the glossary and the walkthroughs
 * @property {CourseWalkthrough[]} walkthroughs in order
 * @property {Term[]} terms those that the walkthroughs use
 * @property {(term: string) => Use[]} usesOf
 * @property {(query: string) => Indexed[]} find
 */

/** @type {Map<string, Promise<Course>>} */
const courses = new Map();

/**
 * The whole course with its words, to look things up in. Loaded once; tried again after a failure.
 * @param {string} lang
 */
export function loadCourse(lang) {
  const course = courses.get(lang) ?? load(lang);
  courses.set(lang, course);
  course.catch(() => courses.delete(lang));
  return course;
}

/** @param {string} lang @returns {Promise<Course>} */
async function load(lang) {
  const ids = walkthroughs.map(({ id }) => id);
  const [say, ...loaded] = await Promise.all([
    loadMessages(lang, 'pages', 'glossary', ...ids),
    ...walkthroughs.map((entry) => entry.load()),
  ]);
  const course = loaded.map((one) => ({ ...one, steps: stepsOf(one), words: say.words }));
  const uses = usesOf(terms, (term) => namesOf(say, term), course);
  const used = terms.filter(({ id }) => uses.get(id)?.length);
  const index = indexOf([
    ...used.map((term) => entryOf(say, term)),
    ...course.flatMap(entriesOf(say)),
    ...exerciseIndex.map((entry) => entryOfExercise(say, entry)),
  ]);
  return {
    say,
    walkthroughs: course,
    terms: used,
    usesOf: (id) => uses.get(id) ?? [],
    find: (query) => find(index, query),
  };
}

/** The steps as they are at the start. @param {Walkthrough} walkthrough @returns {CourseStep[]} */
function stepsOf({ specs, steps }) {
  const inputs = defaults(specs);
  return steps.map(({ id, stage, about }) => ({
    id,
    stage: typeof stage === 'function' ? stage(inputs) : stage,
    about: typeof about === 'function' ? about(inputs) : about,
  }));
}

/** Where a term's words stand. @param {Term} term */
export const keyOf = ({ id }) => `glossary.${id}`;

/** What a term is called: by its own name where it has none in the language. @type {(say: Words, term: Term) => string} */
export const titleOf = (say, term) => say.words(`${keyOf(term)}.title`) || term.id;

/** @type {(say: Words, term: Term) => string[]} */
const namesOf = (say, term) => [titleOf(say, term), ...alsoOf(say, term)];

/** @type {(say: Words, term: Term) => string[]} */
const alsoOf = (say, term) =>
  say
    .words(`${keyOf(term)}.also`)
    .split(', ')
    .filter(Boolean);

/** @type {(say: Words, term: Term) => Entry} */
const entryOf = (say, term) => ({
  kind: 'term',
  title: titleOf(say, term),
  names: [
    ...alsoOf(say, term),
    ...(term.symbol ? [term.symbol, term.symbol.split(/[\^_]/)[0]] : []),
    ...[...(term.pytorch ?? []), ...(term.onnx ?? [])].map(([name]) => name),
  ],
  text: say(`${keyOf(term)}.means`),
  place: 'glossary',
  at: term.id,
});

/** @type {(say: Words, entry: import('./exercise-index.js').Entry) => Entry} */
const entryOfExercise = (say, entry) => ({
  kind: 'exercise',
  title: titleIn(entry, say.lang),
  names: [entry.id],
  text: entry.walkthrough && say(`${entry.walkthrough}.title`),
  place: 'exercises',
  at: entry.id,
});

/** @type {(say: Words) => (walkthrough: CourseWalkthrough) => Entry[]} */
const entriesOf =
  (say) =>
  ({ id, steps, symbols }) => [
    {
      kind: 'walkthrough',
      title: say(`${id}.title`),
      names: [],
      text: say(`${id}.teaches`),
      place: id,
      at: '',
    },
    ...steps.map((step) => ({
      kind: /** @type {const} */ ('step'),
      title: say(`${id}.steps.${step.id}.title`),
      names: [
        step.id,
        ...step.about.flatMap((name) => [name, ...(symbols[name] ? [symbols[name]] : [])]),
      ],
      text: '',
      place: id,
      at: step.id,
    })),
  ];
