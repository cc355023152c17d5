import { growthCharts } from './growth-charts.js';
import { plot } from './plot.js';
import { warningOf } from './record.js';
import { errorTable, leadTable, refusals, timesTable } from './table.js';
import { markedIn } from './verdict.js';

/** @import { Workload } from '../workloads.js' */
/** @import { BenchRecord } from './record.js' */

const head = `# How fast it is

Written by \`npm run bench -- --growth --document\`; do not edit.

Times are medians of one run in one thread, all contenders interleaved in random order, after each has
given the right numbers; before each short sample goes a call that is not timed. *In place*: the numbers lie where the contender keeps its own. *Arrays*: a call
from JavaScript, float arrays in and one out: a new one, or of ours, one that the program holds on to.
Ours is the variant that \`auto\` takes. The limit is what the same machine needed meanwhile to copy the
main input, or to do the multiplications and additions in registers. A mark that is missed stands in the
last column.`;

const exact = `The same build, each field against its reference in double precision, over all cases of its C++ test:
the worst error in units in the last place, of the number itself or, in rows, of its row's largest.`;

/**
 * docs/performance.md and the plots in it: texts by their files' names in docs/.
 *
 * @param {BenchRecord} record
 * @param {readonly Workload[]} workloads
 * @returns {Record<string, string>}
 */
export function documentsOf({ date, machine, peers, settings, hosts, errors }, workloads) {
  const { processor, cores, memory, system } = machine;
  const versions = Object.entries(peers).map((peer) => peer.join(' '));
  const sections = [
    head,
    `${date.slice(0, 10)}, ${processor}, ${cores} cores, ${memory}, ${system}; seed ${settings.seed}.
Peers: ${versions.join(', ')}.`,
    ...[warningOf(machine) ?? []].flat(),
  ];
  /** @type {Record<string, string>} */
  const images = {};
  for (const [host, { version, lines, growth }] of Object.entries(hosts)) {
    sections.push(`## ${version}`, leadTable(lines, markedIn(host, workloads)));
    sections.push(
      '### Everyone',
      'Medians, and half the distance between the quarters in percent of them; (once): one sample.',
      timesTable(lines),
      ...refusals(lines),
    );
    const charts = Object.entries(growthCharts(growth));
    if (charts.length > 0)
      sections.push('### Growth', 'Ours, in place, from small to large; the better of two visits.');
    for (const [name, chart] of charts) {
      const file = `performance/${host}-${name}.svg`;
      images[file] = plot(chart);
      sections.push(`![${chart.title}](${file})`);
    }
  }
  if (errors) sections.push('## How exact it is', exact, errorTable(errors));
  return { 'performance.md': `${sections.join('\n\n')}\n`, ...images };
}
