import { figureOf } from '../embed/figure.js';
import { queryOf } from '../embed/words.js';
import { hashOf } from './address.js';
import { Session } from './session.js';

/**
 * @import { Asked, Release } from '../embed/snippets/index.js'
 * @import { Attributes } from '../embed/words.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Choice } from './embed-settings.js'
 *
 * @typedef {{ release?: Release, height: number, say: Say }} Known `height`: of the preview
 *
 * @typedef {object} Common
 * @property {string} home address of the lab's page, absolute
 * @property {string} language in which the dialog speaks
 *
 * @typedef {Common & {
 *   words: Attributes & { walkthrough: string, step: string },
 *   session: Session,
 * }} SomeSteps a walkthrough, at a step
 *
 * @typedef {Common & {
 *   words: Attributes & { exercise: string },
 *   session?: undefined,
 *   seed: number,
 *   title: string,
 * }} SomeExercises one exercise, or a set; `seed`: of the numbers that all readers could have
 *
 * @typedef {SomeSteps | SomeExercises} Subject what is embedded
 */

/** The folder in which a page lies. @param {string} page */
export const folderOf = (page) => new URL('.', page).href;

/**
 * What the snippets are made of: what the reader sees, and has chosen.
 * @param {Subject} subject
 * @param {Choice} choice
 * @param {Known} known
 * @returns {Asked}
 */
export function askedOf(subject, choice, known) {
  return subject.session
    ? stepsAsked(subject, choice, known)
    : exercisesAsked(subject, choice, known);
}

/** @type {(subject: SomeExercises, choice: Choice, known: Known) => Asked} */
function exercisesAsked({ words: { exercise }, home, seed, title }, choice, known) {
  const { same, lock, theme, lang, width } = choice;
  const words = { exercise, seed: same ? String(seed) : '', lock };
  const place = { place: 'exercises', at: exercise.replaceAll(' ', '+') };
  const state = queryOf({ seed: words.seed, lock });
  return {
    words: { ...words, lang, theme: theme === 'auto' ? '' : theme },
    address: folderOf(home),
    link: new URL(hashOf({ ...place, state }), home).href,
    title: known.say('embed.exercises', { title }),
    release: known.release,
    size: { width, height: choice.height ?? known.height },
  };
}

/** @type {(subject: SomeSteps, choice: Choice, known: Known) => Asked} */
function stepsAsked({ words, home, session }, choice, { release, height, say }) {
  const { single, numbers, lock, theme, lang, figure, width } = choice;
  const { walkthrough, step } = words;
  const state = numbers ? String(words.state ?? '') : '';
  const link = new URL(hashOf({ place: walkthrough, at: step, state }), home).href;
  const shown = numbers ? session : atStart(session);
  return {
    words: { ...words, state, single, lock, lang, theme: theme === 'auto' ? '' : theme },
    address: folderOf(home),
    link,
    title: say(single ? `${walkthrough}.steps.${step}.title` : `${walkthrough}.title`),
    release,
    fallback: {
      figure,
      html: figure ? figureOf({ session: shown, say, address: link }) : undefined,
    },
    size: { width, height: choice.height ?? height },
  };
}

/** The same step with the walkthrough's own numbers. @param {Session} session */
function atStart({ walkthrough, engine, stepAt }) {
  const session = new Session(walkthrough, engine);
  session.goTo(stepAt);
  return session;
}
