import { isSeed } from '../exercises/seed.js';

/**
 * What the form of `<nl-export>` holds, and what it comes to.
 *
 * @import { Settings } from '../lms/package-page.js'
 * @import { Version } from '../lms/scorm-api.js'
 *
 * @typedef {object} Form as it stands in the fields
 * @property {string} title
 * @property {Version} version
 * @property {boolean} isSame whether the numbers are the same for all readers
 * @property {string} seed
 * @property {string} mastery of 100; empty for none
 * @property {boolean} lock
 *
 * @typedef {'title' | 'seed' | 'mastery'} Faulty a field that can't be taken
 */

/** The first field that can't be taken. @param {Form} form @returns {Faulty | undefined} */
export function faultIn({ title, isSame, seed, mastery }) {
  if (title.trim() === '') return 'title';
  if (isSame && !(isWhole(seed) && isSeed(Number(seed)))) return 'seed';
  const isScore = isWhole(mastery) && Number(mastery) >= 1 && Number(mastery) <= 100;
  return mastery.trim() === '' || isScore ? undefined : 'mastery';
}

/**
 * @param {Form} form without a fault
 * @param {{ exercises: Settings['exercises'], lang: string }} subject
 * @returns {Settings}
 */
export const settingsOf = (form, { exercises, lang }) => ({
  version: form.version,
  title: form.title.trim(),
  exercises,
  ...(form.isSame ? { seed: Number(form.seed) } : {}),
  ...(form.mastery.trim() ? { mastery: Number(form.mastery) / 100 } : {}),
  ...(form.lock ? { lock: true } : {}),
  lang,
});

/** @param {string} text */
const isWhole = (text) => /^\s*\d+\s*$/.test(text);
