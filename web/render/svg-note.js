/** In an SVG picture, in place of a tensor: why it cannot be computed. */
import { LINE, widthOf, write } from './svg-parts.js';

/**
 * @import { Block } from './svg-parts.js'
 *
 * @typedef {{ label: string, text: string }} Refusal
 */

const WIDTH = 360;
const LEADING = 18;

/**
 * @param {Refusal} refusal
 * @param {number} room
 * @returns {Block}
 */
export function refusalBlock({ label, text }, room) {
  const width = Math.min(room, WIDTH);
  const lines = wrapped(text, width);
  const parts = [
    write(label, 0, 14, 'font-weight="600"'),
    ...lines.map((line, at) => write(line, 0, 14 + LINE + at * LEADING)),
  ];
  return { width, height: LINE + lines.length * LEADING + 4, body: parts.join('\n') };
}

/**
 * A text in lines that are no wider, where its words are not.
 *
 * @param {string} text
 * @param {number} width
 */
export function wrapped(text, width) {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (widthOf(longer) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
