/** Words in an SVG picture, each with a note below it. */
import { ACCENT, fitted, LINE, RULE, SOFT, soft, widthOf, write } from './svg-parts.js';

/**
 * @import { Block } from './svg-parts.js'
 *
 * @typedef {{ word: string, note: string, line: 'given' | 'drawn' | 'edited' }} Word
 * @typedef {{ label: string, sentences: readonly (readonly Word[])[] }} Words
 */

/** Looks of the line below a word. */
const LINES = {
  given: `stroke="${RULE}"`,
  drawn: `stroke="${SOFT}" stroke-dasharray="5 3"`,
  edited: `stroke="${ACCENT}"`,
};
const ROW = 52;
const MOST = 190;

/**
 * @param {Words} words
 * @param {number} room
 * @returns {Block}
 */
export function wordsBlock({ label, sentences }, room) {
  const parts = [write(label, 0, 14, 'font-weight="600"')];
  let [y, right] = [LINE, widthOf(label)];
  for (const sentence of sentences) {
    let x = 0;
    for (const { word, note, line } of sentence) {
      const width = Math.min(MOST, Math.max(72, widthOf(word) * 1.2, widthOf(note)) + 8);
      if (x > 0 && x + width > room) [x, y] = [0, y + ROW];
      parts.push(
        write(fitted(word, width / 1.15), x + 4, y + 17, 'font-size="15"') +
          write(fitted(note, width), x + 4, y + 36, soft()) +
          `<path d="M${x} ${y + 44}h${width}" ${LINES[line]} stroke-width="2"/>`,
      );
      right = Math.max(right, x + width);
      x += width + 8;
    }
    y += ROW;
  }
  return { width: right, height: y, body: parts.join('\n') };
}
