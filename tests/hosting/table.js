/** The hosting table: what was done where, as a part of docs/hosting.md. */

/**
 * @typedef {object} Found
 * @property {string} host
 * @property {string} way
 * @property {Record<string, string>} done by engine, as in "load, step"
 */

const begin = '<!-- begin: what the tests found -->';
const end = '<!-- end: what the tests found -->';
const versionsLead = 'Last written with ';

/** @type {Record<string, string>} */
const titles = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * @param {Found[]} found
 * @param {string[]} engines
 */
function tableOf(found, engines) {
  const names = engines.map((engine) => titles[engine] ?? engine);
  const lines = found.map(({ host, way, done }) =>
    row([host, way, ...engines.map((engine) => done[engine])]),
  );
  return [
    row(['host', 'way in', ...names]),
    row(Array(names.length + 2).fill('---')),
    ...lines,
  ].join('\n');
}

/**
 * The document with the table of what was found.
 *
 * @param {string} text of the document
 * @param {Found[]} found
 * @param {string[]} engines
 * @param {string[]} versions of what the table was found with
 */
export function withTable(text, found, engines, versions) {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The document has no "${begin}" with its end.`);
  const lead = `${versionsLead}${versions.join(', ')}.`;
  return `${before}${begin}\n\n${tableOf(found, engines)}\n\n${lead}\n\n${end}${after}`;
}

/** The document without the versions, which may differ between two machines. @param {string} text */
export const withoutVersions = (text) =>
  text.replace(new RegExp(`^${versionsLead}.*$`, 'm'), versionsLead);
