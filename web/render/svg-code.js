/** A program in an SVG picture, with what it prints. */

import { wrapped } from './svg-note.js';
import { ACCENT, box, soft, widthOf, write } from './svg-parts.js';

/**
 * @import { Block } from './svg-parts.js'
 *
 * @typedef {object} CodeLine
 * @property {readonly { text: string, isInput: boolean }[]} code
 * @property {readonly { text: string, isSelected: boolean }[]} printed beside it
 * @property {string} refusal why the program stops here, below it
 * @property {boolean} isReached
 *
 * @typedef {{ label: string, lines: readonly CodeLine[] }} Snippet
 */

const CODE = 'font-family="ui-monospace, Menlo, Consolas, monospace" xml:space="preserve"';
/** Width of a character of code, of a line and of an empty one. */
const CHARACTER = 7.9;
const LINE = 20;
const EMPTY = 10;

/** @type {(characters: number) => number} */
const wide = (characters) => Math.round(characters * CHARACTER);

/** @param {readonly { text: string }[]} parts */
const lengthOf = (parts) => parts.reduce((sum, { text }) => sum + [...text].length, 0);

/**
 * A program; what it prints stands beside the code where there is room, else below.
 *
 * @param {Snippet} snippet
 * @param {number} room
 * @returns {Block}
 */
export function snippetBlock({ label, lines }, room) {
  const code = wide(Math.max(0, ...lines.map(({ code }) => lengthOf(code))));
  const output = wide(
    Math.max(0, ...lines.map(({ printed }) => lengthOf(printed) + printed.length - 1)),
  );
  const isBeside = code + 24 + output <= room;
  const at = isBeside ? code + 24 : wide(4);
  const parts = [write(label, 0, 14, 'font-weight="600"')];
  let y = LINE + 4;
  for (const line of lines) {
    parts.push(codeOf(line, y));
    if (!isBeside && line.printed.length > 0) y += LINE;
    parts.push(printedOf(line, at, y));
    y += line.code.length > 0 ? LINE : EMPTY;
    const reasons = line.refusal ? wrapped(line.refusal, Math.min(room, 480)) : [];
    parts.push(...reasons.map((text, below) => write(text, wide(2), y + 14 + below * LINE)));
    y += reasons.length * LINE;
  }
  const width = Math.max(code, output > 0 ? at + output : 0, widthOf(label));
  return { width, height: y, body: parts.filter((part) => part !== '').join('\n') };
}

/**
 * Texts in a line, each with where it begins.
 *
 * @template {{ text: string }} T
 * @param {readonly T[]} parts
 * @param {number} gap characters between them
 */
function placed(parts, gap) {
  let before = 0;
  return parts.map((part) => {
    const x = wide(before);
    before += [...part.text].length + gap;
    return { ...part, x };
  });
}

/** Inputs have a ground of their own. @type {(line: CodeLine, y: number) => string} */
function codeOf({ code, isReached }, y) {
  const parts = placed(code, 0);
  const grounds = parts
    .filter(({ isInput }) => isInput)
    .map(({ text, x }) =>
      box(x - 1, y + 1, wide(text.length) + 2, 17, `fill="${ACCENT}" fill-opacity="0.1"`),
    );
  const texts = parts.map(({ text, x, isInput }) => {
    const fill = isReached ? (isInput ? ` fill="${ACCENT}"` : '') : ` ${soft()}`;
    return write(text, x, y + 14, CODE + fill);
  });
  return [...grounds, ...texts].join('');
}

/** @type {(line: CodeLine, at: number, y: number) => string} */
const printedOf = ({ printed }, at, y) =>
  placed(printed, 1)
    .map(({ text, x, isSelected }) => {
      const ring = `fill="none" stroke="${ACCENT}" stroke-width="2"`;
      const number = write(text, at + x, y + 14, CODE);
      return isSelected ? number + box(at + x - 2, y, wide(text.length) + 4, 19, ring) : number;
    })
    .join('');
