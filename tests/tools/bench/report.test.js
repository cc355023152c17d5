import { describe, expect, test } from 'vitest';
import { errorsIn } from '../../../tools/bench/accuracy.js';
import { growth } from '../../../tools/bench/growth.js';
import { linesOf, pointsOf } from '../../../tools/bench/measure/run.js';
import { compare } from '../../../tools/bench/report/compare.js';
import { comparison } from '../../../tools/bench/report/comparison.js';
import { documentsOf } from '../../../tools/bench/report/document.js';
import { growthCharts } from '../../../tools/bench/report/growth-charts.js';
import { plot } from '../../../tools/bench/report/plot.js';
import {
  errorTable,
  growthTable,
  leadTable,
  ratio,
  refusals,
  time,
} from '../../../tools/bench/report/table.js';
import { verdictOn } from '../../../tools/bench/report/verdict.js';
import { workloads } from '../../../tools/bench/workloads.js';

/** @import { Entry, Line } from '../../../tools/bench/measure/line.js' */

/** @param {string} name @param {Entry['kind']} kind @param {number} median @param {number} [spread] @returns {Entry} */
const timed = (name, kind, median, spread = 0.01) => ({
  ...{
    name,
    kind,
    median,
    low: median * (1 - spread),
    high: median * (1 + spread),
    least: median,
    samples: 9,
  },
});

/** @param {Entry[]} entries @returns {Line} */
const line = (entries) => ({
  ...{ id: 'layer-norm-512x768', title: 'layer norm 512×768', way: 'in-place', entries },
});

const fast = line([
  timed('relaxed-simd', 'ours', 0.08),
  timed('simd', 'ours', 0.07),
  timed('onnxruntime', 'peer', 2),
  timed('tfjs-wasm', 'peer', 1.2),
  timed('plain JavaScript', 'plain', 1),
  timed('limit', 'limit', 0.04),
]);

describe('the verdict', () => {
  test('sets the variant that auto takes against the fastest peer, and against the limit', () => {
    const { ours, peer, lead, overLimit, missed } = verdictOn(fast, workloads);
    expect([ours?.name, peer?.name]).toEqual(['relaxed-simd', 'tfjs-wasm']);
    expect(lead).toBeCloseTo(15);
    expect(overLimit).toBeCloseTo(2);
    expect(missed).toEqual([]);
  });

  test('names each mark that is missed', () => {
    const slow = line([
      timed('relaxed-simd', 'ours', 0.4),
      timed('onnxruntime', 'peer', 1),
      timed('limit', 'limit', 0.04),
    ]);
    expect(verdictOn(slow, workloads).missed).toEqual(['peer ÷ ours ≥ 13', 'ours ÷ limit ≤ 2.2']);
  });

  test('counts a mark as missed where ours was refused', () => {
    const wrong = line([
      { name: 'simd', kind: 'ours', refused: 'gives 1 instead of 2 at place 0' },
    ]);
    expect(verdictOn(wrong, workloads).missed).toHaveLength(2);
    expect(leadTable([wrong], workloads)).toContain('refused');
    expect(refusals([wrong])).toEqual([
      'layer norm 512×768, in place: simd gives 1 instead of 2 at place 0; it is not timed.',
    ]);
  });
});

describe('the table', () => {
  test('gives times in the unit that suits them, and three figures', () => {
    const words = [3.21e-5, 0.0456, 12.34, 1234].map((median) =>
      time({ name: '', median, low: 0, high: 0, least: 0, samples: 1 }),
    );
    expect(words).toEqual(['32.1 ns', '45.6 µs', '12.3 ms', '1230 ms']);
    expect([ratio(1.2345), ratio(undefined)]).toEqual(['1.23', '–']);
  });

  test('has one row a line, with ratios both ways', () => {
    const [, , row] = leadTable([fast], workloads).split('\n');
    expect(row.split('|').map((cell) => cell.trim())).toEqual([
      ...['', 'layer norm 512×768', 'in place', '80 µs', '1.2 ms tfjs-wasm', '15', '12.5'],
      ...['40 µs', '2', '–', ''],
    ]);
  });
});

describe('a comparison', () => {
  /** @param {number} ours @param {number} machine @param {number} [spread] */
  const run = (ours, machine, spread) => [
    line([
      timed('relaxed-simd', 'ours', ours, spread),
      timed('onnxruntime', 'peer', 2 * machine),
      timed('tfjs-wasm', 'peer', 1.2 * machine),
      timed('limit', 'limit', 0.04 * machine),
    ]),
  ];

  test('says what became slower, and by how much', () => {
    const { changes, compared } = compare(run(1, 1), run(1.5, 1));
    expect(compared).toBe(1);
    expect(changes).toMatchObject([{ name: 'relaxed-simd', ratio: 1.5 }]);
    expect(comparison(run(1, 1), run(1.5, 1))).toContain('×1.5 slower');
    expect(comparison(run(1, 1), run(0.5, 1))).toContain('×2 faster');
  });

  test('does not take a slower machine for a slower kernel', () => {
    expect(compare(run(1, 1), run(2, 2))).toMatchObject({ machine: 2, changes: [] });
    expect(compare(run(1, 1), run(1, 2)).changes).toMatchObject([{ ratio: 0.5 }]);
  });

  test('keeps silent about what the spread of the samples explains', () => {
    expect(compare(run(1, 1, 0.2), run(1.3, 1, 0.2)).changes).toEqual([]);
    expect(compare(run(1, 1, 0.02), run(1.3, 1, 0.02)).changes).toHaveLength(1);
    expect(compare(run(1, 1, 0), run(1.02, 1, 0)).changes).toEqual([]);
  });

  test('says that there is nothing to compare where the earlier run had other work', () => {
    expect(comparison(undefined, run(1, 1))).toMatch(/nothing to compare/);
  });
});

describe('the document', () => {
  /** @param {import('../../../tools/bench/measure/run.js').Grown[]} growth @param {number} [load] @param {import('../../../tools/bench/accuracy.js').FieldError[]} [errors] */
  const documents = (growth, load = 0.2, errors = undefined) =>
    documentsOf(
      {
        format: 1,
        date: '2026-01-02T03:04:05.678Z',
        machine: { processor: 'A Processor', cores: 2, memory: '8 GiB', system: 'linux 1', load },
        peers: { 'onnxruntime-web': '1.30.0' },
        settings: {
          ...{ seed: 42, only: [], withGrowth: true },
          effort: { sampleMs: 1, warmUpMs: 1, contenderMs: 1 },
        },
        hosts: { node: { version: 'Node 20.1.2', lines: [fast], growth, timerMs: 0.001 } },
        errors,
      },
      workloads,
    );

  test('tells how exact the same build is', () => {
    const printed = [
      'worst error, units in the last place                worst   budget      cells',
      'layer_norm output                                   2.265      4.0     707520',
      '1: multi_head_attention scores, against the sum of sizes      6.185      8.0      39936',
      '1/1 Test #1: normlab_tests ....................   Passed    1.25 sec',
    ];
    const errors = errorsIn(printed.join('\n'));
    expect(errors).toEqual([
      { field: 'layer_norm output', worst: 2.265, budget: 4, cells: 707520 },
      {
        field: 'multi_head_attention scores, against the sum of sizes',
        ...{ worst: 6.185, budget: 8, cells: 39936 },
      },
    ]);
    const { 'performance.md': text } = documents([], 0.2, errors);
    expect(text).toContain('## How exact it is');
    expect(text).toContain(errorTable(errors));
    expect(documents([])['performance.md']).not.toContain('exact it is');
  });

  test('holds machine, versions, seed and a table for each host', () => {
    const { 'performance.md': text, ...images } = documents([]);
    for (const part of ['2026-01-02', 'A Processor', 'onnxruntime-web 1.30.0', 'seed 42'])
      expect(text).toContain(part);
    expect(text).toContain('## Node 20.1.2');
    expect(text).toContain(leadTable([fast], workloads));
    expect(images).toEqual({});
    expect(text).not.toContain('busy');
    expect(documents([], 3)['performance.md']).toContain('This machine is busy (load 3.0, 2 proc');
  });

  test('shows each plot for which there are points, time for one element', () => {
    const points = pointsOf(['growth-softmax', 'growth-attention']).map(
      ({ workload, ...point }) => ({
        ...point,
        bytes: point.plot === 'attention' ? 2 ** 20 * point.size : undefined,
        line: {
          ...{ id: workload.id, title: workload.title, way: /** @type {const} */ ('in-place') },
          entries: [timed('simd', 'ours', point.per * 2e-6)],
        },
      }),
    );
    const files = documents(points);
    const names = ['elements', 'attention', 'memory'].map((name) => `performance/node-${name}.svg`);
    expect(Object.keys(files)).toEqual(['performance.md', ...names]);
    for (const name of names) expect(files['performance.md']).toContain(`](${name})`);
    const { elements, memory } = growthCharts(points);
    expect(elements.series[0].points).toHaveLength(13);
    for (const { y } of elements.series[0].points) expect(y).toBeCloseTo(2);
    expect(memory.series[0].points.at(-1)).toEqual({ x: 8192, y: 8192 });
    expect(growthTable(points)).toMatch(/attention 8192 +\| 134 ms +\| 2 ns +\| 8192 MiB/);
  });
});

test('a plot draws every point inside its frame, and escapes what it is called', () => {
  const points = [8, 64, 33554432].map((x) => ({ x, y: 1e-4 * x }));
  const svg = plot({ title: 'a < b & c', x: 'n', y: 'ns', series: [{ name: 'one', points }] });
  expect(svg).toContain('a &#60; b &#38; c');
  const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
    +x,
    +y,
  ]);
  expect(circles).toHaveLength(3);
  for (const [x, y] of circles) {
    expect(x).toBeGreaterThanOrEqual(74);
    expect(x).toBeLessThanOrEqual(610);
    expect(y).toBeGreaterThanOrEqual(44);
    expect(y).toBeLessThanOrEqual(364);
  }
  expect(circles[0][0]).toBeLessThan(circles[1][0]);
  expect(circles[0][1]).toBeGreaterThan(circles[1][1]);
});

test('every workload has a name of its own and is found by part of it', () => {
  expect(new Set(workloads.map(({ id }) => id)).size).toBe(workloads.length);
  expect(new Set(growth.map(({ workload }) => workload.id)).size).toBe(growth.length);
  expect(linesOf(['layer-norm-128x768']).map(({ way }) => way)).toEqual(['in-place', 'arrays']);
  expect(linesOf(['layer-norm-128x768 arrays'])).toHaveLength(1);
  expect(linesOf(['nothing'])).toEqual([]);
});
