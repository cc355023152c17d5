/** Pieces that several ways in are made of. */
import { isFlag, queryOf, words } from '../words.js';

/**
 * @import { Word } from '../words.js'
 * @import { Asked } from './index.js'
 */

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML and JSX write it, between tags or within double quotes. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign]);

/** @type {(name: string, text: string | number) => string} */
export const attribute = (name, text) => `${name}="${escaped(String(text))}"`;

/**
 * The words that are asked for, as name and text; `true` for a flag. The state is a query and is
 * written as one: what is more than letters, digits and `*-._+%&=` becomes `%` and two digits, which
 * spares the languages without a way to write all signs.
 * @param {Asked} asked
 * @returns {[name: string, text: string | true][]}
 */
export const pairsOf = ({ words: attributes }) =>
  words
    .map((word) => /** @type {[string, string | true]} */ ([word, written(word, attributes[word])]))
    .filter(([, text]) => text !== '');

/** @type {(word: Word, value: string | boolean | null | undefined) => string | true} */
function written(word, value) {
  if (isFlag(word)) return (value ?? false) === false ? '' : true;
  if (typeof value !== 'string') return '';
  return word === 'state' ? new URLSearchParams(value).toString() : value;
}

/** The words as attributes. @param {Asked} asked */
export const attributesOf = (asked) =>
  pairsOf(asked)
    .map(([name, text]) => (text === true ? name : attribute(name, text)))
    .join(' ');

/** The page that shows the widget alone. @param {Asked} asked */
export const pageOf = ({ address, words: attributes }) =>
  `${new URL('embed.html', address)}?${queryOf(attributes)}`;

/**
 * One of the lab's scripts: the file of this version, which never changes, and how it is checked.
 * @type {(asked: Asked, name: 'normlab' | 'embed') => { file: string, src: string, integrity?: string }}
 */
export function scriptOf({ address, release }, name) {
  const pinned = release && `${name}-${release.version}.js`;
  const known = pinned ? release.files[pinned] : undefined;
  const file = known && pinned ? pinned : `${name}.js`;
  return { file, src: new URL(file, address).href, integrity: known?.integrity };
}

/** @type {(asked: Asked, name: 'normlab' | 'embed', kind: string) => string} */
export function scriptTag(asked, name, kind) {
  const { src, integrity } = scriptOf(asked, name);
  const check = integrity ? ` ${attribute('integrity', integrity)} crossorigin="anonymous"` : '';
  return `<script ${kind} ${attribute('src', src)}${check}></script>`;
}

/** The widget in a frame. @param {Asked} asked */
export const frameTag = (asked) =>
  frameOf({ src: pageOf(asked), title: asked.title, ...(asked.size ?? { height: 640 }) });

/**
 * A frame. It may use the clipboard, for what a reader copies.
 * @param {{ src: string, title: string, width?: string | number, height: number }} frame
 */
export function frameOf({ src, title, width = '100%', height }) {
  const looks = [attribute('width', width), attribute('height', height), 'frameborder="0"'];
  const rights = ['loading="lazy"', 'allow="clipboard-write; fullscreen"'];
  return `<iframe ${[attribute('src', src), attribute('title', title), ...looks, ...rights].join(' ')}></iframe>`;
}

/** A link to the same in the lab. @param {Asked} asked */
export const linkTag = ({ link, title }) => `<a ${attribute('href', link)}>${escaped(title)}</a>`;

/** The picture of the step or the walkthrough, leading to the same in the lab. @param {Asked} asked */
export function pictureTag({ address, link, title, words: { walkthrough, step } }) {
  const name = [walkthrough, step].filter(Boolean).map(String).map(encodeURIComponent).join('/');
  const src = new URL(`figures/${name}.svg`, address).href;
  return `<a ${attribute('href', link)}><img ${attribute('src', src)} ${attribute('alt', title)} /></a>`;
}

/**
 * Whether the widget begins with other numbers than the walkthrough's own, which the pictures that lie
 * beside the lab have.
 * @param {Asked} asked
 */
export const hasOwnNumbers = ({ words: { state } }) =>
  [...new URLSearchParams(String(state ?? '')).keys()].some((name) => name !== 'cell');

/** That picture; a link where its numbers would be others, and for exercises. @param {Asked} asked */
export const trueTag = (asked) =>
  (asked.words.exercise || hasOwnNumbers(asked) ? linkTag : pictureTag)(asked);

/** What is shown until the widget runs. @param {Asked} asked */
export const fallbackTag = (asked) => (asked.fallback?.figure ? trueTag(asked) : linkTag(asked));
