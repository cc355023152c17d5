import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { readField, snippetOf, textOf } from '../../../web/elements/snippet-lines.js';
import { loadEngine } from '../../../web/engine/index.js';
import { loadMessages } from '../../../web/locales/index.js';
import { pythonFixed } from '../../../web/tape/pytorch.js';
import { batchVsLayer } from '../../../web/walkthroughs/batch-vs-layer/index.js';
import { states } from './states/batch-vs-layer.js';
import { hasTorch, python } from './torch.js';

/** @type {any} */
let engine;
/** @type {Awaited<ReturnType<typeof loadMessages>>} */
let say;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
  say = await loadMessages('en', batchVsLayer.id);
});

/** @param {Record<string, any>} [changes] */
function linesOf(changes = {}) {
  const session = new Session(batchVsLayer, engine);
  session.change(changes);
  return snippetOf(session, 'printed', say);
}

/** @param {ReturnType<typeof linesOf>} lines what the page prints, line by line */
const printedOf = (lines) =>
  lines
    .filter(({ printed }) => printed.length > 0)
    .map(({ printed }) => printed.map(({ text }) => text).join(' '));

/** Runs programs in one Python: what each printed, and the error that ended it. @param {string[]} programs */
function run(programs) {
  const runner = `
import contextlib, io, json, sys
results = []
for program in json.load(sys.stdin):
    error, out = "", io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            exec(program, {})
        except Exception as raised:
            error = f"{type(raised).__name__}: {raised}"
    results.append({"printed": out.getvalue().splitlines(), "error": error})
json.dump(results, sys.stdout)
`;
  const input = JSON.stringify(programs);
  return JSON.parse(execFileSync(python, ['-c', runner], { input, encoding: 'utf8' }));
}

describe('the program of batch-vs-layer', () => {
  it('prints 3.052 5.207 for seed 0, and mean 0 and std 1 twice', () => {
    const six = (/** @type {string} */ text) => new Array(6).fill(text).join(' ');
    const four = (/** @type {string} */ text) => new Array(4).fill(text).join(' ');
    const norms = [six('0.000'), six('1.000'), four('0.000'), four('1.000')];
    expect(printedOf(linesOf())).toEqual(['3.052 5.207', ...norms]);
  });

  it('stops where batch norm refuses, and prints nothing after it', () => {
    const lines = linesOf({ rows: 1 });
    expect(printedOf(lines)).toHaveLength(1);
    const at = lines.findIndex(({ refusal }) => refusal !== '');
    expect(lines[at].code[0]).toBe('batch = nn.BatchNorm1d(');
    expect(lines[at].refusal).toMatch(/batchNorm/);
    expect(lines.slice(at + 1).some(({ isReached }) => isReached)).toBe(false);
  });

  it('says that a field takes no other number than its input', () => {
    const { rows, seed, unbiased } = batchVsLayer.specs;
    expect(readField(rows, '12', say)).toEqual({ value: 12 });
    expect(readField(rows, '13', say)).toEqual({ fault: '13 is outside of 1 to 12.' });
    expect(readField(rows, 'four', say)).toEqual({
      fault: '“four” is not a number. Type digits, such as 12.',
    });
    expect(readField(seed, '1.5', say)).toEqual({ fault: '1.5 is not a whole number.' });
    expect(readField(unbiased, 'True', say)).toEqual({ value: 'True' });
  });

  it.runIf(hasTorch())('prints on the page what it prints in real PyTorch, in every state', () => {
    const all = [...states, ...seeds].map(({ changes }) => linesOf(changes));
    for (const [at, { printed, error }] of run(all.map(textOf)).entries()) {
      const ours = printedOf(all[at]);
      expect(ours, textOf(all[at])).toEqual(printed);
      const isRefused = all[at].some(({ refusal }) => refusal !== '');
      expect(error).toMatch(isRefused ? /^ValueError: Expected more than 1 value/ : /^$/);
    }
  });
});

/** More seeds, among tables of all sizes. */
const seeds = Array.from({ length: 40 }, (_, seed) => ({
  changes: { seed: 1000 + seed, rows: 2 + (seed % 11), columns: 2 + ((seed * 5) % 11) },
}));

it.runIf(hasTorch())('a float32 is fixed to three decimals as Python does it', () => {
  const halves = Array.from({ length: 64 }, (_, n) => (n - 32) / 16);
  const values = [
    ...[0, -0, 1e-9, -1e-9, 1.0005, 123456.7895, 1e20, 1e21, 1e30, -3e38].map(Math.fround),
    ...halves,
    ...fc.sample(fc.float({ noNaN: true, noDefaultInfinity: true }), { numRuns: 500, seed: 4 }),
  ];
  const program = values
    .map((value) =>
      `print(f"{${Object.is(value, -0) ? '-0.0' : String(value)}:.3f}")`.replace(
        /\{(-?\d+):/,
        '{$1.0:',
      ),
    )
    .join('\n');
  const [{ printed }] = run([program]);
  expect(values.map((value) => pythonFixed(value))).toEqual(printed);
  expect([Number.NaN, Infinity, -Infinity].map((value) => pythonFixed(value))).toEqual([
    'nan',
    'inf',
    '-inf',
  ]);
});
