import { figureOf } from '../embed/figure.js';
import { hashOf } from './address.js';
import { Session } from './session.js';

/**
 * @import { Asked, Release } from '../embed/snippets/index.js'
 * @import { Attributes } from '../embed/words.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Choice } from './embed-settings.js'
 *
 * @typedef {object} Subject what is embedded
 * @property {Attributes & { walkthrough: string, step: string }} words
 * @property {string} home address of the lab's page, absolute
 * @property {string} language in which the dialog speaks
 * @property {Session} session
 */

/** The folder in which a page lies. @param {string} page */
export const folderOf = (page) => new URL('.', page).href;

/**
 * What the snippets are made of: what the reader sees, and has chosen.
 * @param {Subject} subject
 * @param {Choice} choice
 * @param {{ release?: Release, height: number, say: Say }} known height of the preview
 * @returns {Asked}
 */
export function askedOf({ words, home, session }, choice, { release, height, say }) {
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
