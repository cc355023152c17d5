import { walkthroughs } from '../walkthroughs/index.js';

/**
 * Asks at once for all that a walkthrough needs, which would else be found one after the other. What
 * fails is told by whoever needs it.
 *
 * @param {string} id of the walkthrough
 * @param {string} language
 * @returns {Promise<unknown>} settles with what shows it
 */
export function fetchAhead(id, language) {
  const lab = import('./lab.js');
  const others = [
    import('./shared-engine.js').then(({ sharedEngine }) => sharedEngine()),
    import('../locales/index.js').then(({ loadMessages }) => loadMessages(language, id)),
    walkthroughs.find((one) => one.id === id)?.load(),
  ];
  for (const other of others) other?.catch(() => {});
  return lab;
}
