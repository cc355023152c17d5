import { loadMessages } from '../locales/index.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { sharedEngine } from './shared-engine.js';

/**
 * Asks at once for all that a walkthrough needs, which `<nl-lab>` would else ask for once it is there
 * itself. What fails is told by whoever needs it.
 *
 * @param {string} id of the walkthrough
 * @param {string} language
 */
export function fetchAhead(id, language) {
  const wanted = [
    sharedEngine(),
    loadMessages(language, id),
    walkthroughs.find((one) => one.id === id)?.load(),
  ];
  for (const one of wanted) one?.catch(() => {});
}
