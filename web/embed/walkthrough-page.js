/** A page of its own for a walkthrough: for search engines, for links that are unfolded, and for readers without scripts. */
import { hashOf } from '../elements/address.js';
import { escaped } from '../render/svg-parts.js';

/**
 * @import { Session } from '../elements/session.js'
 * @import { Say } from '../walkthroughs/types.js'
 *
 * @typedef {object} Neighbour
 * @property {string} address
 * @property {string} title
 *
 * @typedef {object} WalkthroughPage
 * @property {Session} session
 * @property {Say} say the messages of the lab, its pages, and the walkthrough
 * @property {string} lang
 * @property {number} part of the course
 * @property {string} figure HTML, shown until the lab runs
 * @property {Neighbour} [previous]
 * @property {Neighbour} [next]
 * @property {string} home address of the lab's page
 * @property {string} script address of the script that defines `<norm-lab>`
 * @property {string} style address of the page's style sheet
 * @property {string} icon address of the icon
 * @property {string} oembed address of the walkthrough's oEmbed answer
 * @property {string} canonical absolute address of this page; empty where it is not known
 */

/** @param {WalkthroughPage} page */
export function walkthroughPage(page) {
  const { session, say, lang, part, figure, home } = page;
  const { id, steps } = session.walkthrough;
  const [title, teaches] = [say(`${id}.title`), say(`${id}.teaches`)].map(escaped);
  const at = (/** @type {string} */ step) => escaped(home + hashOf({ place: id, at: step }));
  return `<!doctype html>
<html lang="${lang}">
  <head>
${lines(headOf(page), 4)}
  </head>
  <body>
    <header><a href="${escaped(home)}">${escaped(say('lab.title'))}</a></header>
    <main>
      <p class="part">${escaped(say('home.part', { part }))}: ${escaped(say(`home.part.${part}`))}</p>
      <h1>${title}</h1>
      <p class="teaches">${teaches}</p>
      <norm-lab walkthrough="${id}">
${figure.trimEnd()}
      </norm-lab>
      <p><a href="${at('')}">${escaped(say('page.open'))}</a></p>
      <h2>${escaped(say('page.steps'))}</h2>
      <ol>
${lines(
  steps.map(
    (step) =>
      `<li><a href="${at(step.id)}">${escaped(say(`${id}.steps.${step.id}.title`))}</a></li>`,
  ),
  8,
)}
      </ol>
    </main>
    <nav aria-label="${escaped(say('page.course'))}">
${lines(neighboursOf(page), 6)}
    </nav>
  </body>
</html>
`;
}

/**
 * Link previews take title and description; those who embed find the oEmbed answer.
 * @param {WalkthroughPage} page
 */
function headOf({ session, say, canonical, oembed, style, icon, script, previous, next }) {
  const { id } = session.walkthrough;
  const [name, title, teaches] = [say('lab.title'), say(`${id}.title`), say(`${id}.teaches`)].map(
    escaped,
  );
  const [address, answer] = [canonical, oembed].map(escaped);
  return [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${title} · ${name}</title>`,
    `<meta name="description" content="${teaches}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${answer}" title="${title}" />`,
    ...(canonical ? [`<link rel="canonical" href="${address}" />`] : []),
    ...(previous ? [`<link rel="prev" href="${escaped(previous.address)}" />`] : []),
    ...(next ? [`<link rel="next" href="${escaped(next.address)}" />`] : []),
    '<meta property="og:type" content="article" />',
    `<meta property="og:site_name" content="${name}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${teaches}" />`,
    ...(canonical ? [`<meta property="og:url" content="${address}" />`] : []),
    '<meta name="twitter:card" content="summary" />',
    `<meta name="twitter:title" content="${title}" />`,
    `<meta name="twitter:description" content="${teaches}" />`,
    `<link rel="icon" href="${escaped(icon)}" type="image/svg+xml" />`,
    `<link rel="stylesheet" href="${escaped(style)}" />`,
    `<script type="module" src="${escaped(script)}"></script>`,
  ];
}

/** @param {WalkthroughPage} page */
const neighboursOf = ({ say, previous, next }) => [
  ...(previous ? [neighbour(previous, 'prev', say('page.previous'))] : []),
  ...(next ? [neighbour(next, 'next', say('page.next'))] : []),
];

/** @type {(neighbour: Neighbour, rel: string, label: string) => string} */
const neighbour = ({ address, title }, rel, label) =>
  `<a rel="${rel}" href="${escaped(address)}"><span>${escaped(label)}</span> ${escaped(title)}</a>`;

/**
 * The pages of all walkthroughs, for a home page whose scripts do not run.
 *
 * @param {Neighbour[]} pages
 * @param {Say} say
 */
export const listOf = (pages, say) =>
  [
    `<p>${escaped(say('page.list'))}</p>`,
    '<ul>',
    ...pages.map(
      ({ address, title }) => `<li><a href="${escaped(address)}">${escaped(title)}</a></li>`,
    ),
    '</ul>',
  ].join('\n');

/** @type {(texts: string[], indent: number) => string} */
const lines = (texts, indent) => texts.map((text) => ' '.repeat(indent) + text).join('\n');
