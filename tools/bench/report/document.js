import { leadTable, refusals, timesTable } from './table.js';

/** @import { Workload } from '../workloads.js' */
/** @import { BenchRecord } from './record.js' */

const head = `# How fast it is

Written by \`npm run bench -- --document\`; do not edit.

Times are medians of one run in one thread, all contenders interleaved in random order, after each has
given the right numbers. *In place*: the numbers lie where the contender keeps its own. *Arrays*: a call
from JavaScript, float arrays in and a new one out. Ours is the variant that \`auto\` takes. The limit is
what the same machine needed meanwhile to copy the main input, or to do the multiplications and additions
in registers. A mark that is missed stands in the last column.`;

/** docs/performance.md. @param {BenchRecord} record @param {readonly Workload[]} workloads */
export function documentOf({ date, machine, peers, settings, hosts }, workloads) {
  const { processor, cores, memory, system } = machine;
  const about = [
    `${date.slice(0, 10)}, ${processor}, ${cores} cores, ${memory}, ${system}; seed ${settings.seed}.`,
    `Peers: ${Object.entries(peers)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
  ];
  const sections = Object.values(hosts).map(({ version, lines }) =>
    [
      `## ${version}`,
      leadTable(lines, workloads),
      '### Everyone',
      'Medians, and half the distance between the quarters in percent of them.',
      timesTable(lines),
      ...refusals(lines),
    ].join('\n\n'),
  );
  return `${[head, about.join('\n'), ...sections].join('\n\n')}\n`;
}
