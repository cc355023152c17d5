/** The pieces of a standalone SVG picture, as text: light on paper, no fonts or files from elsewhere. */
import { themes } from './colour.js';

/** @typedef {{ width: number, height: number, body: string }} Block what stands beside others */

export const { paper, ink, tints } = themes.light;
export const SOFT = '#5c5f63';
export const ACCENT = '#5a41c8';
export const RULE = '#d9dadb';
/** Width of a character, about. */
const FIGURE = 7.2;
/** Height of a line of text. */
export const LINE = 22;

/** @param {string} text */
export function escaped(text) {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} [attributes]
 */
export function write(text, x, y, attributes = '') {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escaped(text)}</text>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} attributes
 */
export function box(x, y, width, height, attributes) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;
}

/** A label no longer than there is room. @param {string} text @param {number} width */
export function fitted(text, width) {
  const most = Math.floor(width / FIGURE);
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}\u2026`;
}

/** About as wide as a text is printed. @param {string} text */
export const widthOf = (text) => Math.ceil([...text].length * FIGURE);

/** @param {'end'} [anchor] */
export const soft = (anchor) => `fill="${SOFT}"${anchor ? ` text-anchor="${anchor}"` : ''}`;
