/**
 * A package's page is the whole lab in one file, with a block of data that says what to show. A
 * platform opens it without a query, and from wherever it likes.
 *
 * @import { Version } from './scorm-api.js'
 *
 * @typedef {object} Settings
 * @property {Version} version of SCORM
 * @property {string} title
 * @property {(string | Record<string, any>)[]} exercises ids of the lab's own, or whole files
 * @property {number} [seed] one variant for all readers; absent: each has their own
 * @property {number} [mastery] the score from which it is passed, 0 to 1
 * @property {boolean} [lock] whether no solution is shown before the end
 * @property {string} [lang]
 */

/** Of the block of data. */
const id = 'normlab-package';

/** The ids of the exercises. @param {Settings} settings */
export const idsOf = ({ exercises }) =>
  exercises.map((exercise) => (typeof exercise === 'string' ? exercise : String(exercise.id)));

/**
 * @param {string} lab the single file, as HTML
 * @param {Settings} settings
 */
export function packagePage(lab, settings) {
  const end = lab.indexOf('</head>');
  if (end < 0) throw new Error('The single file has no head to put the settings in.');
  // No sign in it ends the block.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const block = `  <script type="application/json" id="${id}">${data}</script>\n  `;
  const title = settings.title.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const head = lab.slice(0, end).replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  return `${head}${block}${lab.slice(end)}`;
}

/** What a page was packed to show; undefined where it is no package. @param {any} page its document @returns {Settings | undefined} */
export function packedSettings(page) {
  const text = page.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
