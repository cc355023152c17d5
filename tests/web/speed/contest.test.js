import { expect, test } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { contest } from '../../../web/speed/contest.js';
import { agree, argumentsOf, workloads } from '../../../web/speed/workloads.js';

/** @import { Standing } from '../../../web/speed/contest.js' */

const engine = await loadEngine({ variant: 'simd' });

for (const workload of workloads) {
  test(`plain JavaScript and the kernels compute the same in ${workload.id}`, () => {
    const tensors = argumentsOf(workload);
    const plain = workload.plain(tensors.map(({ data }) => data));
    expect(agree(workload.kernels(engine, tensors).data, plain)).toBe(true);
  });
}

test('results agree only where all of their cells do', () => {
  expect(agree([1, 2], [1, 2.0001])).toBe(true);
  expect(agree([1, 2], [1, 2.001])).toBe(false);
  expect(agree([1], [1, 2])).toBe(false);
  expect(agree([Number.NaN], [1])).toBe(false);
});

/** @param {Map<string, any>} engines */
function standingsOf(engines) {
  const shown = [...contest(engines, { timeOf: () => 1, rounds: 3 })];
  return { shown, last: /** @type {Standing} */ (shown.at(-1)) };
}

test('everybody is timed once a round, and every time is told', () => {
  const { shown, last } = standingsOf(new Map([['simd', engine]]));
  expect(shown.map(({ done }) => done)).toEqual(shown.map((_, at) => at + 1));
  expect(last.done).toBe(3 * 2 * workloads.length);
  expect(last.total).toBe(last.done);
  for (const { id } of workloads) {
    expect(Object.keys(last.times[id]).sort()).toEqual(['plain', 'simd']);
    expect(last.times[id].plain).toEqual({ median: 1, low: 1, high: 1 });
  }
});

test('an engine that computes something else is named, and not timed where it does', () => {
  const broken = {
    ...engine,
    softmax: (/** @type {[any, any]} */ ...asked) => {
      const { output } = engine.softmax(...asked);
      output.data[7] += 1;
      return { output };
    },
  };
  const { last } = standingsOf(new Map([['broken', broken]]));
  expect(last.wrong.softmax).toEqual(['broken']);
  expect(last.times.softmax).not.toHaveProperty('broken');
  expect(last.wrong.gelu).toEqual([]);
  expect(last.times.gelu).toHaveProperty('broken');
});
