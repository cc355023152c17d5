/** Which messages the page says: by its code, and by its walkthroughs when they run. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { chartsOf } from '../../web/elements/chart-series.js';
import { Session } from '../../web/elements/session.js';
import { snippetOf } from '../../web/elements/snippet-lines.js';
import { loadEngine } from '../../web/engine/index.js';
import { terms } from '../../web/guide/terms/index.js';
import { walkthroughs } from '../../web/walkthroughs/index.js';
import { Failure } from '../shared/failure.js';
import { inRoot } from '../shared/paths.js';

/**
 * @typedef {object} Said
 * @property {string} key `family.*` where the last part is known only at run time
 * @property {string[]} [params] what the message gets, where that can be told
 * @property {string} where file or walkthrough
 */

/** Errors that carry a message's key. */
const errors = ['InputError', 'ExerciseError', 'SourceError'];

/** Every node of a syntax tree. @param {any} node @returns {any[]} */
const nodesOf = (node) =>
  node && typeof node === 'object'
    ? [...(node.type ? [node] : []), ...Object.values(node).flatMap(nodesOf)]
    : [];

/** The strings within a node, `*` for what is put in. @param {any} node @returns {string[]} */
const stringsOf = (node) =>
  nodesOf(node).flatMap(({ type, value, quasis }) => {
    if (type === 'TemplateLiteral')
      return [quasis.map((/** @type {any} */ part) => part.value.cooked).join('*')];
    return type === 'Literal' && typeof value === 'string' ? [value] : [];
  });

/** The names in an object that is written out. @param {any} node @returns {string[] | undefined} */
function namesOf(node) {
  if (!node) return [];
  const names = node.properties?.map((/** @type {any} */ { key }) => key?.name);
  return names?.every(Boolean) ? names : undefined;
}

/** What a reader would see or hear of a template's own text. @param {string} markup */
function wordsIn(markup) {
  const heard = /\b(?:aria-label|aria-description|alt|placeholder|title)="([^"]*)"/g;
  const texts = [...markup.matchAll(heard)].map(([, text]) => text);
  return [...texts, ...markup.split(/<[^>]*>/)].filter((text) => /\p{L}/u.test(text));
}

/**
 * The messages that a file says, and the words that its templates say without one.
 * @param {string} file
 * @param {string} code
 * @returns {{ said: Said[], texts: string[] }}
 */
export function saidIn(file, code) {
  const nodes = nodesOf(parseSync(file, code).program);
  const said = nodes.flatMap(({ type, callee, arguments: given }) => {
    const caller = callee?.property?.name ?? callee?.name;
    const says = type === 'NewExpression' ? errors.includes(caller) : caller === 'say';
    const keys = says ? stringsOf(given[0]).filter((key) => /^[^*.]+\./.test(key)) : [];
    return keys.map((key) => ({ key, params: namesOf(given[1]), where: file }));
  });
  const texts = nodes
    .filter(({ tag }) => tag?.name === 'html')
    .flatMap(({ quasi }) => wordsIn(stringsOf(quasi)[0]))
    .map((text) => `${file} says “${text.trim()}” itself.`);
  return { said, texts };
}

/** What the files of the page say. */
export function saidByCode() {
  const all = [
    'web/elements',
    'web/embed',
    'web/exercises',
    'web/render',
    'web/walkthroughs',
  ].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => saidIn(`${folder}/${name}`, readFileSync(inRoot(folder, name), 'utf8'))),
  );
  return { said: all.flatMap(({ said }) => said), texts: all.flatMap(({ texts }) => texts) };
}

/**
 * What the glossary says of its terms: what each means; the rest may be left out, but the title of
 * one that is no identifier.
 * @param {(key: string) => boolean} has whether a message that may be left out is there
 * @returns {Said[]}
 */
export const saidByGlossary = (has) =>
  terms.flatMap(({ id }) =>
    ['title', 'also', 'means', 'hazard']
      .map((about) => ({ key: `glossary.${id}.${about}`, params: [], where: 'The glossary' }))
      .filter(({ key }) => has(key) || key.endsWith('.means') || /-.*\.title$/.test(key)),
  );

/**
 * What the walkthroughs say, each with as many sentences as it takes.
 * @param {(key: string) => boolean} has whether a message that may be left out is there
 */
export async function saidByWalkthroughs(has) {
  const engine = await loadEngine({ variant: 'simd' }).catch(({ message }) => {
    throw new Failure(`${message} Run \`npm run build\` first.`);
  });
  /** @type {Said[]} */
  const said = [];
  for (const { id, load } of walkthroughs) {
    /** @type {(key: string, params?: Record<string, unknown>) => string} */
    const say = (key, params = {}) => {
      said.push({ key, params: Object.keys(params), where: id });
      return key;
    };
    const session = new Session(await load(), engine);
    const { specs, steps, labels } = session.walkthrough;
    for (const [name, { kind, sentences = 4, default: start }] of Object.entries(specs))
      if (kind === 'sentences') session.change({ [name]: new Array(sentences).fill(start[0]) });
    for (const about of ['title', 'teaches', 'minutes']) say(`${id}.${about}`);
    labels(session.inputs, say);
    for (const { id: step, controls = [], values } of steps) {
      session.goTo(step);
      chartsOf(session, say);
      const quoted = values?.(session.reader);
      for (const about of ['title', 'try']) say(`${id}.steps.${step}.${about}`);
      say(`${id}.steps.${step}.prose`, quoted);
      if (has(`${id}.steps.${step}.note`)) say(`${id}.steps.${step}.note`, quoted);
      const stage = session.stage(session.step).flat();
      const programs = stage.flatMap((name) => /^snippet:(.*)/.exec(name)?.[1] ?? []);
      for (const name of programs) {
        say(`${id}.snippets.${name}`);
        snippetOf(session, name, say);
      }
      const words = stage.flatMap((name) => /^words:(.*)/.exec(name)?.[1] ?? []);
      for (const name of [...controls, ...words]) {
        say(`${id}.inputs.${name}`);
        for (const option of specs[name].options ?? []) say(`${id}.inputs.${name}.${option}`);
        if (specs[name].more) say(`number.add.${name}`);
      }
    }
  }
  return said;
}
