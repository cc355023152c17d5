import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setUp } from './setup.js';
import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';
import { inRoot } from './shared/paths.js';
import { step } from './shared/progress.js';

/** @import { Settings } from './bench/measure/run.js' */
/** @import { BenchRecord } from './bench/report/record.js' */

const help = `npm run bench [-- OPTIONS]

Builds the engine, lets every contender prove on each piece of work that its
numbers are right, then times them, interleaved in random order: our variants,
onnxruntime-web, tfjs-wasm, ml-matrix, plain JavaScript, and what the machine
can do at best. Prints our time, the best peer's, and how far the limit is.
Installs what it compares with into .toolchain/bench.

  --in HOSTS       node, chromium, firefox, separated by commas
                   (default: node,chromium)
  --native         our kernels compiled for this processor, beside PyTorch's;
                   alone, or with --in there too
  --only TEXTS     only work whose name holds one of them, as "layer-norm-512x768"
                   or "softmax,gelu"; may be given again
  --quick          short samples: for a look, not for figures to be quoted
  --seed N         of the numbers and of the order (default: a new one, printed)
  --output FILE    where the record goes (default: build/bench/DATE.json)
  --compare FILE   an earlier record: says what changed beyond the noise
  --everyone       prints everyone's times too
  --growth         our time over sizes too, from 2×4 to 8192×4096, and attention's
                   time and memory over lengths; "--only growth" measures no more
  --document       writes docs/performance.md and its plots
`;

/** @type {Record<string, import('./bench/measure/line.js').Effort>} */
const efforts = {
  quick: { sampleMs: 1, warmUpMs: 60, contenderMs: 80 },
  full: { sampleMs: 4, warmUpMs: 300, contenderMs: 1000 },
};

/** @type {import('./shared/command.js').Command['options']} */
const options = {
  in: { type: 'string' },
  native: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] },
  quick: { type: 'boolean', default: false },
  seed: { type: 'string' },
  output: { type: 'string' },
  compare: { type: 'string' },
  everyone: { type: 'boolean', default: false },
  growth: { type: 'boolean', default: false },
  document: { type: 'boolean', default: false },
};

await command(import.meta.url, { help, options, run: bench });

/** @param {Record<string, any>} values */
async function bench(values) {
  const toolchain = await setUp();
  const { installPeers } = await import('./bench/packages.js');
  const { readRecord, recordOf, warningOf } = await import('./bench/report/record.js');
  const settings = await settingsOf(values);
  if (values.document && values.quick) {
    throw new Failure('--document wants figures that can be quoted: leave out --quick.');
  }
  const names = await hostsOf(values);
  const earlier = values.compare && readRecord(values.compare);

  await installPeers();
  await buildWhatIsTimed(toolchain, names.includes('native'));

  console.log(`Seed ${settings.seed}`);
  const record = recordOf(settings);
  if (values.document) record.errors = await errorsOfFirst(toolchain);
  const warning = warningOf(record.machine);
  if (warning) console.error(warning);
  const file = values.output ?? inRoot(`build/bench/${record.date.replaceAll(':', '-')}.json`);
  for (const name of names) {
    record.hosts[name] = await measure(name, settings);
    await print(record, name, values.everyone, earlier);
    save(record, file);
  }
  console.log(`\nThe record is in ${file}`);
  if (values.document) await writeDocuments(record);
}

/** @param {import('./setup/toolchain.js').Toolchain} toolchain @param {boolean} nativeToo */
async function buildWhatIsTimed(toolchain, nativeToo) {
  const { buildPresets, wasmPresets } = await import('./build/cmake.js');
  await buildPresets(toolchain, 'Build the engine', wasmPresets, ['normlab_engine']);
  const withVectors = wasmPresets.filter((preset) => preset.endsWith('simd'));
  await buildPresets(toolchain, 'Build the limits', withVectors, ['normlab_limits']);
  if (!nativeToo) return;
  const target = 'normlab_native_bench';
  await buildPresets(toolchain, 'Build the kernels natively', ['native-bench'], [target]);
}

/** Of the variant that auto takes. @param {import('./setup/toolchain.js').Toolchain} toolchain */
async function errorsOfFirst(toolchain) {
  const { errorsOf } = await import('./bench/accuracy.js');
  const { wasmPresets } = await import('./build/cmake.js');
  return errorsOf(toolchain, wasmPresets[0]);
}

/** @param {Record<string, any>} values @returns {Promise<Settings>} */
async function settingsOf({ seed = String(Date.now() % 1e6), only: texts, growth, quick }) {
  const { linesOf, pointsOf } = await import('./bench/measure/run.js');
  const only = texts.flatMap((/** @type {string} */ text) => text.split(',').filter(Boolean));
  if (!/^\d{1,9}$/.test(seed)) throw new Failure(`--seed ${seed}: a whole number is wanted.`);
  if (linesOf(only).length + (growth ? pointsOf(only).length : 0) === 0) {
    const ids = linesOf([]).map(({ workload, way }) => `${workload.id} ${way}`);
    throw new Failure(`No work is named like ${only.join(', ')}. There are ${ids.join(', ')}.`);
  }
  const effort = quick ? efforts.quick : efforts.full;
  return { seed: Number(seed), only, withGrowth: growth, effort };
}

/** @param {Record<string, any>} values */
async function hostsOf({ in: text, native }) {
  const { hosts } = await import('./bench/hosts/index.js');
  const named = (text ?? (native ? 'native' : 'node,chromium')).split(',');
  const names = new Set(named.map((/** @type {string} */ name) => name.trim()));
  if (native) names.add('native');
  const unknown = [...names].find((name) => !Object.hasOwn(hosts, name));
  if (unknown === undefined) return [...names];
  const known = Object.keys(hosts).join(', ');
  throw new Failure(`The bench does not run in "${unknown}": --in takes ${known}.`);
}

/** @param {string} name @param {Settings} settings */
async function measure(name, settings) {
  const { hosts } = await import('./bench/hosts/index.js');
  return step(`Measure in ${name}`, (report) =>
    hosts[name](settings, ({ done, of, next }) => report(`${done} of ${of}, ${next}`)),
  );
}

/** @param {BenchRecord} record @param {string} name @param {boolean} everyone @param {BenchRecord} [earlier] */
async function print(record, name, everyone, earlier) {
  const { growthTable, leadTable, refusals, timesTable } = await import('./bench/report/table.js');
  const { comparison } = await import('./bench/report/comparison.js');
  const { markedIn } = await import('./bench/report/verdict.js');
  const { workloads } = await import('./bench/workloads.js');
  const { version, lines, growth } = record.hosts[name];
  console.log(`\n${version}`);
  if (lines.length > 0) console.log(leadTable(lines, markedIn(name, workloads)));
  if (growth.length > 0) console.log(growthTable(growth));
  if (everyone && lines.length > 0) console.log(`\n${timesTable(lines)}`);
  for (const sentence of refusals(lines)) console.log(sentence);
  if (earlier) console.log(`\n${comparison(earlier.hosts[name]?.lines, lines)}`);
}

/** @param {BenchRecord} record @param {string} file */
function save(record, file) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** @param {BenchRecord} record */
async function writeDocuments(record) {
  const { documentsOf } = await import('./bench/report/document.js');
  const { workloads } = await import('./bench/workloads.js');
  for (const [name, text] of Object.entries(documentsOf(record, workloads))) {
    mkdirSync(dirname(inRoot('docs', name)), { recursive: true });
    writeFileSync(inRoot('docs', name), text);
  }
  console.log('docs/performance.md is written.');
}
