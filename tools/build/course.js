/** The course, computed here: what is written out beside the lab for readers without scripts. */
import { Session } from '../../web/elements/session.js';
import { loadEngine } from '../../web/engine/index.js';
import { loadMessages } from '../../web/locales/index.js';
import { walkthroughs } from '../../web/walkthroughs/index.js';
import { Failure } from '../shared/failure.js';

/**
 * @typedef {object} Entry a walkthrough at the step that stands for it
 * @property {string} id
 * @property {number} part of the course
 * @property {Session} session
 * @property {Awaited<ReturnType<typeof loadMessages>>} say
 */

/** The language of what is written out. */
export const lang = 'en';

/**
 * All walkthroughs in the order of the course. The scalar kernels give the same bits on every
 * machine, with SIMD or without, so that a build gives the same bytes.
 *
 * @returns {Promise<Entry[]>}
 */
export async function loadCourse() {
  const engine = await loadEngine({ variant: 'scalar' });
  return Promise.all(
    walkthroughs.map(async ({ id, part, load }) => {
      const say = await loadMessages(lang, 'pages', id);
      const session = new Session(await load(), engine);
      const { figure } = session.walkthrough;
      if (!session.goTo(figure))
        throw new Failure(`${id} names a step "${figure}" for its figure, and has none.`);
      return { id, part, session, say };
    }),
  );
}
