/**
 * @import { CourseStep, CourseWalkthrough, Term } from './types.js'
 *
 * @typedef {{ walkthrough: string, step: string }} Use
 */

/** The most uses that are named of one term. */
const most = 4;

/**
 * The steps where each term is met, read off the course: of each walkthrough the one that is most
 * about it, the strongest first.
 * @param {Term[]} terms
 * @param {(term: Term) => string[]} namesOf how prose calls it
 * @param {CourseWalkthrough[]} course
 * @returns {Map<string, Use[]>} by the term's id
 */
export function usesOf(terms, namesOf, course) {
  const all = terms.flatMap(namesOf);
  return new Map(
    terms.map((term) => {
      const mentions = mentionOf(namesOf(term), all);
      return [term.id, usesOfOne(term, mentions, course)];
    }),
  );
}

/** @type {(term: Term, mentions: (text: string) => boolean, course: CourseWalkthrough[]) => Use[]} */
function usesOfOne({ tensors = [] }, mentions, course) {
  const isInWords = tensors.every((tensor) => tensor.endsWith('.'));
  return course
    .flatMap(({ id, steps, words }) => {
      const isSaid = (/** @type {string[]} */ ...keys) =>
        isInWords && keys.some((key) => mentions(words(`${id}.${key}`)));
      const strengths = steps.map((step) => strengthOf(step, tensors, isSaid));
      const step = steps[strengths.indexOf(Math.max(...strengths))].id;
      const strength = Math.max(...strengths) + (isSaid('title') ? 16 : 0);
      return strength > 0 ? [{ walkthrough: id, step, strength }] : [];
    })
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, most)
    .map(({ walkthrough, step }) => ({ walkthrough, step }));
}

/**
 * How much a step is about a term: its tensor is what the step is about, its title names it, its
 * tensor is on stage, its prose names it; each outweighs all after it. A term that is called as a
 * tensor is not looked for in words, since "mean" and "value" are words of the language too.
 * @param {CourseStep} step
 * @param {string[]} tensors
 * @param {(...keys: string[]) => boolean} isSaid
 * @returns {number}
 */
function strengthOf({ id, stage, about }, tensors, isSaid) {
  const isShown = (/** @type {string} */ name) => tensors.some((tensor) => isNamed(name, tensor));
  const key = `steps.${id}`;
  return (
    (about.some(isShown) ? 8 : 0) +
    (isSaid(`${key}.title`) ? 4 : 0) +
    (stage.flat().some(isShown) ? 2 : 0) +
    (isSaid(`${key}.prose`, `${key}.try`, `${key}.note`) ? 1 : 0)
  );
}

/** @type {(name: string, tensor: string) => boolean} */
const isNamed = (name, tensor) =>
  tensor.endsWith('.')
    ? name.startsWith(tensor) || name.includes(`.${tensor}`)
    : name.split('.').at(-1) === tensor;

/**
 * Finds any of some names as words of their own, in the singular or with a plural's s, where they
 * are not part of a longer name: "batch norm" is no mention of a batch.
 * @param {string[]} names
 * @param {string[]} all names of all terms
 * @returns {(text: string) => boolean}
 */
function mentionOf(names, all) {
  const longer = all.filter(
    (name) => !names.includes(name) && names.some((own) => name.includes(own)),
  );
  const anyOf = (/** @type {string[]} */ list) =>
    list.map((name) => `${escaped(name)}s?`).join('|');
  const letter = '[\\p{L}\\p{N}_]';
  const within = longer.length > 0 ? `${anyOf(longer)}|` : '';
  const pattern = new RegExp(`(?<!${letter})(?:${within}(${anyOf(names)}))(?!${letter})`, 'giu');
  return (text) => [...text.matchAll(pattern)].some(([, own]) => own !== undefined);
}

/** @param {string} name */
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
