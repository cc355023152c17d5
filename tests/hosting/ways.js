/** The ways in to the lab, what a reader does in each, and the hosts on which each is tried. */

/** @import { Browser } from './browsers/index.js' */
/** @import { Reader } from './reader.js' */

/**
 * @typedef {object} Way
 * @property {string} name
 * @property {string} path from the host's folder
 * @property {(reader: Reader, browser: Browser) => Promise<void>} visit
 */

/** A whole walkthrough: its numbers, a change that runs through it, and what a number is made of. */
const wholeVisit = async (/** @type {Reader} */ reader) => {
  await reader.findsTheNumbersOf('embeddings', 'embedding');
  await reader.types('embedding', [1, 0], 5);
  await reader.goesOnTo('query-key-value', 'w_q', 'query', 'key', 'value');
  await reader.goesOnTo('scores', 'query', 'key', 'raw_scores');
  await reader.inspects('raw_scores', [1, 1]);
};

/** @type {Record<string, Way>} */
const ways = {
  lab: {
    name: 'the lab, `index.html`',
    path: 'index.html#/river-bank/embeddings',
    visit: wholeVisit,
  },
  element: { name: '`<norm-lab>` in a page', path: 'post.html', visit: wholeVisit },
};

const folders = ['nginx `/`', 'nginx `/some/sub path/`', 'Apache `/`', 'Apache `/some/sub path/`'];

/** Every way in on every host where there is one: the rows of the hosting table. */
export const places = folders.flatMap((host) =>
  [ways.lab, ways.element].map((way) => ({ host, way })),
);

/** The name of the test of a place. @param {{ host: string, way: Way }} place */
export const titleOf = ({ host, way }) => `${way.name} from ${host} can be used by a reader`;
