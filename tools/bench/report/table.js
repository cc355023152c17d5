import { spread } from '../measure/statistics.js';
import { isTimed, verdictOn } from './verdict.js';

/** @import { FieldError } from '../accuracy.js' */
/** @import { Line } from '../measure/line.js' */
/** @import { Grown } from '../measure/run.js' */
/** @import { Workload } from '../workloads.js' */
/** @import { Timed } from './verdict.js' */

const ways = { 'in-place': 'in place', arrays: 'arrays' };

/** The main table. @param {readonly Line[]} lines @param {readonly Workload[]} workloads */
export function leadTable(lines, workloads) {
  const header = [
    ...['work', 'numbers', 'ours', 'best peer', 'peer ÷ ours', 'plain JS ÷ ours'],
    ...['limit', 'ours ÷ limit', 'missed'],
  ];
  const rows = lines.map((line) => {
    const { ours, peer, plain, limit, lead, overLimit, missed } = verdictOn(line, workloads);
    return [
      line.title,
      ways[line.way],
      ours ? time(ours) : 'refused',
      peer ? `${time(peer)} ${peer.name}` : '–',
      ratio(lead),
      ratio(ours && plain && plain.median / ours.median),
      limit ? time(limit) : '–',
      ratio(overLimit),
      missed.join(', ') || '–',
    ];
  });
  return markdown(header, rows);
}

/** Everyone's time. @param {readonly Line[]} lines */
export function timesTable(lines) {
  const names = [...new Set(lines.flatMap(({ entries }) => entries.map(({ name }) => name)))];
  const rows = lines.map(({ title, way, entries }) => [
    title,
    ways[way],
    ...names.map((name) => {
      const entry = entries.find((one) => one.name === name);
      if (!entry) return '–';
      return isTimed(entry) ? `${time(entry)} ${scatter(entry)}` : 'refused';
    }),
  ]);
  return markdown(['work', 'numbers', ...names], rows);
}

/** @param {Timed} timed */
const scatter = (timed) => (timed.samples === 1 ? '(once)' : `± ${percent(spread(timed))}`);

/** Ours over sizes. @param {readonly Grown[]} growth */
export const growthTable = (growth) =>
  markdown(
    ['work', 'ours', 'each', 'memory'],
    growth.map(({ line: { title, entries }, per, bytes }) => {
      const [entry] = entries;
      if (!entry || !isTimed(entry)) return [title, 'refused', '–', '–'];
      const each = `${Number(((entry.median * 1e6) / per).toPrecision(3))} ns`;
      return [
        title,
        time(entry),
        each,
        bytes === undefined ? '–' : `${Math.round(bytes / 2 ** 20)} MiB`,
      ];
    }),
  );

/** How exact ours are. @param {readonly FieldError[]} errors */
export const errorTable = (errors) =>
  markdown(
    ['field', 'worst', 'budget', 'cells'],
    errors.map(({ field, worst, budget, cells }) => [
      field,
      worst.toFixed(2),
      budget.toFixed(1),
      String(cells),
    ]),
  );

/** Who gave wrong numbers, a sentence each. @param {readonly Line[]} lines */
export const refusals = (lines) =>
  lines.flatMap(({ title, way, entries }) =>
    entries
      .flatMap((entry) => (isTimed(entry) ? [] : [entry]))
      .map(({ name, refused }) => `${title}, ${ways[way]}: ${name} ${refused}; it is not timed.`),
  );

/** @param {Timed} timed */
export function time({ median }) {
  const [value, unit] =
    median < 1e-3 ? [median * 1e6, 'ns'] : median < 1 ? [median * 1e3, 'µs'] : [median, 'ms'];
  return `${Number(value.toPrecision(3))} ${unit}`;
}

/** @param {number | undefined} value */
export const ratio = (value) => (value === undefined ? '–' : String(Number(value.toPrecision(3))));

/** @param {number} share */
export const percent = (share) => `${Math.round(share * 100)} %`;

/** A table in Markdown, its columns as wide as what is in them. @param {string[]} header @param {string[][]} rows */
export function markdown(header, rows) {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column].length)),
  );
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}
