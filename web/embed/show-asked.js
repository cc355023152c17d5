import { showWidget } from './widget.js';

/** @import { Attributes } from './words.js' */

/**
 * Makes the page the widget that is asked for. With the word `splice` the page around is told how the
 * reader does; without it nobody is.
 * @param {Attributes} asked
 * @param {URLSearchParams} query
 */
export async function showAsked(asked, query) {
  const isTold = !['0', 'false'].includes(query.get('splice') ?? 'false');
  if (asked.exercise && isTold) await tell(String(asked.exercise));
  showWidget(asked);
}

/** @param {string} exercise */
async function tell(exercise) {
  const [{ joinSplice }, { exercisesOf }, { recordKey }] = await Promise.all([
    import('./splice.js'),
    import('../elements/exercise-source.js'),
    import('../elements/exercise-record.js'),
  ]);
  await joinSplice(async () => (await exercisesOf(exercise)).map(recordKey));
}
