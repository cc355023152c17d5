import { html, render } from 'lit';
import { giveExercises } from '../elements/exercise-source.js';
import { idsOf } from '../lms/package-page.js';
import { loadMessages, localeOf } from '../locales/index.js';
import { joinScorm } from './scorm.js';
import { showWidget } from './widget.js';

/**
 * @import { Settings } from '../lms/package-page.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Standing } from './scorm.js'
 */

/** Makes the page what was packed, for the platform around it. @param {Settings} settings */
export async function showPackage(settings) {
  const { version, title, seed, mastery, lock, lang = 'en' } = settings;
  const exercises = idsOf(settings);
  const say = await loadMessages(localeOf(lang).lang, 'lms');
  const note = document.createElement('p');
  note.className = 'platform';
  note.setAttribute('role', 'status');
  const show = (/** @type {Standing | undefined} */ standing) =>
    render(html`${sentencesOf(standing, say).join(' ')}`, note);

  // The platform says where the reader was before there is anything to be seen.
  const isJoined = joinScorm({ version, exercises, mastery }, show);
  if (!isJoined) show(undefined);
  const files = settings.exercises.filter((exercise) => typeof exercise !== 'string');
  // A platform keeps this package's results alone; a browser also those of others.
  giveExercises(files, isJoined ? undefined : location.href.replace(/[?#].*/, ''));
  document.title = title;
  const words = { exercise: exercises.join(' '), seed: seed?.toString(), lang, lock };
  const { place } = showWidget(words, { isTitled: true });
  place.append(note);
}

/** @type {(standing: Standing | undefined, say: Say) => string[]} */
function sentencesOf(standing, say) {
  if (!standing) return [say('lms.none')];
  const { outcome, refusal, leftOut } = standing;
  if (refusal) return [say('lms.refused', { code: refusal.code, text: refusal.text })];
  const score = outcome && Math.round(100 * outcome.score);
  return [
    score === undefined ? say('lms.joined') : say('lms.told', { score }),
    ...(leftOut.length > 0 ? [say('lms.left-out', { count: leftOut.length })] : []),
  ];
}
