/** The ways in to the lab, and the hosts on which each is tried. */
import { queryOf } from '../../web/embed/words.js';
import { useFrame, usePost, useWhole } from './visits.js';
import { whole } from './widgets.js';

/**
 * @import { Browser } from './browsers/index.js'
 * @import { Reader } from './reader.js'
 */

/**
 * @typedef {object} Way
 * @property {string} name
 * @property {string} path from the host's folder
 * @property {(browser: Browser) => Promise<Reader>} visit gives the reader who did what it names
 */

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
