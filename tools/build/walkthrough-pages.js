/** dist/walkthroughs/: a page for each walkthrough; and the list of them in dist/index.html. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { figureOf } from '../../web/embed/figure.js';
import { listOf, walkthroughPage } from '../../web/embed/walkthrough-page.js';
import { tokens } from '../../web/styles/tokens.js';
import { walkthroughPageStyles } from '../../web/styles/walkthrough-page.js';
import { Failure } from '../shared/failure.js';
import { addressOf } from './address.js';
import { lang } from './course.js';
import { stepOf } from './figures.js';

/** @import { Entry } from './course.js' */

const folder = 'walkthroughs';

/** Tokens for a page without the scripts that bring them, and its own looks. */
const style = `${tokens.cssText}\n${walkthroughPageStyles.cssText}`;
const styleFile = `page-${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;

/** @param {Entry | undefined} entry */
const neighbourOf = (entry) =>
  entry && { address: `./${entry.id}.html`, title: entry.say(`${entry.id}.title`) };

/**
 * The page of the walkthrough at a place in the course.
 *
 * @param {Entry[]} course
 * @param {number} at
 * @param {{ site: string, icon: string }} options the site's address, or ''; the icon within it
 */
export function pageAt(course, at, { site, icon }) {
  const { id, part, session, say } = course[at];
  return walkthroughPage({
    session,
    say,
    lang,
    part,
    figure: figureOf({ session, say, address: `../${stepOf(course[at])}` }),
    previous: neighbourOf(course[at - 1]),
    next: neighbourOf(course[at + 1]),
    home: '../index.html',
    script: '../normlab.js',
    style: `./${styleFile}`,
    icon: `../${icon}`,
    oembed: addressOf(site, `oembed/${id}.json`, '../'),
    canonical: site && addressOf(site, `${folder}/${id}.html`),
  });
}

/**
 * The icon that the built home page links to.
 *
 * @param {string} home its HTML
 */
export function iconOf(home) {
  const [, icon] = /<link rel="icon" href="\.\/([^"]+)"/.exec(home) ?? [];
  if (!icon) throw new Failure('The built index.html links to no icon.');
  return icon;
}

const mark = '<!-- walkthroughs -->';

/**
 * The home page with a list of the walkthroughs' pages where it has a mark for it.
 *
 * @param {string} home its HTML
 * @param {Entry[]} course
 */
export function withList(home, course) {
  if (!home.includes(mark)) throw new Failure(`The built index.html has no ${mark}.`);
  return home.replace(mark, () =>
    listOf(
      course.map((entry) => ({
        address: `./${folder}/${entry.id}.html`,
        title: entry.say(`${entry.id}.title`),
      })),
      course[0].say,
    ),
  );
}

/**
 * @param {Entry[]} course
 * @param {string} out folder of the site
 * @param {string} site its address, or ''
 */
export function writeWalkthroughPages(course, out, site) {
  const home = readFileSync(`${out}/index.html`, 'utf8');
  const options = { site, icon: iconOf(home) };
  mkdirSync(`${out}/${folder}`, { recursive: true });
  writeFileSync(`${out}/${folder}/${styleFile}`, style);
  for (const [at, { id }] of course.entries())
    writeFileSync(`${out}/${folder}/${id}.html`, pageAt(course, at, options));
  writeFileSync(`${out}/index.html`, withList(home, course));
}
