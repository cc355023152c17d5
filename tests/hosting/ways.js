/** The ways in to the lab, what a reader does in each, and the hosts on which each is tried. */
import { expect } from '@playwright/test';
import { queryOf } from '../../web/embed/words.js';
import { frameFits } from './frame-height.js';
import { Reader } from './reader.js';
import { whole, widgets } from './widgets.js';

/** @import { Browser } from './browsers/index.js' */

/**
 * @typedef {object} Way
 * @property {string} name
 * @property {string} path from the host's folder
 * @property {(browser: Browser) => Promise<Reader>} visit gives the reader who did what it names
 */

/** A whole walkthrough: its numbers, a change that runs through it, and what a number is made of. */
async function useWhole(/** @type {Browser} */ browser) {
  const reader = new Reader(browser, whole.words);
  await reader.arrives();
  await reader.findsTheNumbersOf('embeddings', 'embedding');
  await reader.types('embedding', [1, 0], 5);
  await reader.goesOnTo('query-key-value', 'w_q', 'query', 'key', 'value');
  await reader.goesOnTo('scores', 'query', 'key', 'raw_scores');
  await reader.inspects('raw_scores', [1, 1]);
  return reader;
}

/** A post with three widgets: each has its own numbers, also after the first was used. */
async function usePost(/** @type {Browser} */ browser) {
  const reader = await useWhole(browser);
  const tensors = ['embedding', 'layer_norm.normalized', 'normalized'];
  for (const [at, { words, title }] of widgets.entries()) {
    const other = new Reader(browser, words, at);
    await other.arrives();
    const { attributes, text } = await other.markup();
    expect(text).toBe(title);
    expect(new URLSearchParams(attributes.state ?? '').toString()).toBe(
      new URLSearchParams(String(words.state ?? '')).toString(),
    );
    if (at === 0) continue;
    await other.findsTheNumbersOf(String(words.step), tensors[at]);
    await other.inspects(tensors[at], [0, 0]);
  }
  return reader;
}

/** A frame that is made as high as its page, before and after the page has grown. */
async function useFrame(/** @type {Browser} */ browser) {
  await frameFits(browser);
  await browser.enter('iframe');
  const reader = await useWhole(browser);
  await browser.leave();
  await frameFits(browser);
  reader.did('height');
  return reader;
}

/** @type {Record<string, Way>} */
const ways = {
  lab: {
    name: 'the lab, `index.html`',
    path: 'index.html#/river-bank/embeddings',
    visit: useWhole,
  },
  element: { name: '`<norm-lab>` in a page', path: 'post.html', visit: useWhole },
  frame: { name: '`embed.html` in a frame, with `embed.js`', path: 'frame.html', visit: useFrame },
  sandbox: {
    name: 'the same, `sandbox="allow-scripts"`',
    path: 'sandbox.html',
    visit: useFrame,
  },
  single: {
    name: '`normlab.single.html`',
    path: `normlab.single.html?${queryOf(whole.words)}`,
    visit: useWhole,
  },
  shortcode: { name: 'three widgets by shortcode', path: '', visit: usePost },
  include: { name: 'three widgets by include', path: '', visit: usePost },
  package: { name: "the package, `import 'normlab'`", path: '', visit: useWhole },
};

/** Hosts that have dist/ as it is. */
export const folders = [
  'nginx `/`',
  'nginx `/some/sub path/`',
  'Apache `/`',
  'Apache `/some/sub path/`',
];

/** Every way in on every host where there is one: the rows of the hosting table. */
export const places = folders.flatMap((host) =>
  [ways.lab, ways.element, ways.frame, ways.sandbox, ways.single].map((way) => ({ host, way })),
);
places.push(
  { host: 'a disk, `file://`', way: ways.single },
  { host: 'Hugo post', way: ways.shortcode },
  { host: 'Jekyll post', way: ways.include },
  { host: 'Vite, built', way: ways.package },
  { host: 'Vite, its server', way: ways.package },
);

/** The name of the test of a place. @param {{ host: string, way: Way }} place */
export const titleOf = ({ host, way }) => `${way.name} from ${host} can be used by a reader`;
