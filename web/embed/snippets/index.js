/**
 * The ways in: what is written where, for a widget to stand there. Each makes its text of the same
 * things and knows no DOM.
 *
 * @import { Attributes } from '../words.js'
 *
 * @typedef {object} Release the files of one version, as release.json lists them
 * @property {string} version
 * @property {Record<string, ReleaseFile>} files
 *
 * @typedef {object} ReleaseFile
 * @property {string} [integrity]
 * @property {number} bytes
 * @property {number} [brotli] bytes, compressed
 *
 * @typedef {object} Asked
 * @property {Attributes} words which widget
 * @property {string} address of the folder where the lab lies, absolute
 * @property {string} link to the same in the lab
 * @property {string} title what it is called, as plain text
 * @property {Release} [release] where it is unknown, nothing is pinned
 * @property {{ figure: boolean, html?: string }} [fallback] a picture until it runs, and where it is
 *   known what that is in HTML; else a link
 * @property {{ width?: number, height: number }} [size] in pixels; without a width as wide as there
 *   is room
 *
 * @typedef {object} Way
 * @property {string} id
 * @property {(asked: Asked) => string} snippet for the place where the widget stands
 * @property {(asked: Asked) => SiteFile[]} [site] what the site needs once for all its widgets
 * @property {(asked: Asked) => string} [plain] for readers whose site takes no frame and no script
 * @property {boolean} [takesFigure] whether it shows something until the widget runs
 * @property {(asked: Asked) => boolean} [takesFile] whether that is one of the pictures that lie beside
 *   the lab
 * @property {boolean} [takesSize] whether it says how large the widget is
 * @property {'normlab' | 'embed'} [script] which of the lab's scripts it loads into the page
 *
 * @typedef {{ file: string, text: string } | { file: string, recipe: string }} SiteFile what stands
 *   in a file of the site: some lines of it, or the whole of a file under web/embed/recipes
 */
import { docusaurus } from './docusaurus.js';
import { element } from './element.js';
import { hugo } from './hugo.js';
import { iframe } from './iframe.js';
import { jekyll } from './jekyll.js';
import { moodle } from './moodle.js';
import { notion } from './notion.js';
import { wordpress } from './wordpress.js';

/** @type {Way[]} */
export const ways = [element, iframe, wordpress, hugo, jekyll, docusaurus, notion, moodle];
