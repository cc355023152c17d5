/** The ops that a file may call, as a table in Markdown: docs/authoring.md has it, and a test compares. */
import { opOf } from '../../web/exercises/read-program.js';
import { signatures } from '../../web/exercises/signatures.js';

/** @param {string[]} names */
const coded = (names) => names.map((name) => `\`${name}\``).join(' ');

/** What is needed as it is, what may be left out in brackets. @type {(needed: string[], others: string[]) => string} */
const withOthers = (needed, others) =>
  [coded(needed), others.length > 0 ? `(${coded(others)})` : ''].filter(Boolean).join(' ');

export function opTable() {
  const rows = Object.entries(signatures).map(
    ([op, { takes, may = [], many, options = {}, needs = [] }]) => {
      const others = Object.keys(options).filter((name) => !needs.includes(name));
      const given = many ? '`0` `1` …' : withOthers(takes, may);
      return `| \`${op}\` | ${given} | ${withOthers(needs, others)} | ${coded(opOf(op).fields)} |`;
    },
  );
  return ['| op | takes | options | gives |', '|---|---|---|---|', ...rows].join('\n');
}
