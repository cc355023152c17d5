/** The same walkthroughs in Node, for what a page has to show. */
import { Session } from '../../web/elements/session.js';
import { loadEngine } from '../../web/engine/index.js';
import { walkthroughs } from '../../web/walkthroughs/index.js';

/** @import { Attributes } from '../../web/embed/words.js' */

const engine = await loadEngine();
const courses = await Promise.all(walkthroughs.map(({ load }) => load()));

/** What a widget computes that was asked for by these words. @param {Attributes} words */
export function sessionOf({ walkthrough, state }) {
  const course = courses.find(({ id }) => id === walkthrough);
  if (!course) throw new Error(`There is no walkthrough "${walkthrough}".`);
  const session = new Session(course, engine);
  session.restore(Object.fromEntries(new URLSearchParams(String(state ?? ''))));
  return session;
}

/** Of each walkthrough, the first step that shows a tensor. */
export const firstSteps = courses.map(({ id, steps }) => {
  const session = sessionOf({ walkthrough: id });
  /** @param {string} name */
  const isTensor = (name) => name in session.tape.tensors;
  const step = steps.find((one) => session.stage(one).flat().some(isTensor));
  if (!step) throw new Error(`${id} has no step that shows a tensor.`);
  return { walkthrough: id, step: step.id };
});
