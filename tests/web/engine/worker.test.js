import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import { engine } from './engines.js';

const worker = new Worker(new URL('worker.js', import.meta.url));
afterAll(() => worker.terminate());

/** @param {unknown[]} call  its name and arguments */
async function ask(...call) {
  worker.postMessage(call);
  const [answer] = await once(worker, 'message');
  return answer;
}

it('an engine in a module worker gives what one in the page gives', async () => {
  const x = [
    [1, 2, 4],
    [8, 16, 3],
  ];
  const { variant, results } = await ask('layerNorm', x, { eps: 0.1 });
  expect(variant).toBe(engine.variant);
  expect(results).toEqual(engine.layerNorm(x, { eps: 0.1 }));
});

it('takes arrays in shared memory', async () => {
  const data = new Float32Array(new SharedArrayBuffer(8));
  data.set([1, 3]);
  const { results } = await ask('layerNorm', { shape: [1, 2], data }, { fields: ['mean'] });
  expect(results.mean.data).toEqual(Float32Array.of(2));
});

it('throws EngineErrors there too', async () => {
  expect(await ask('layerNorm', [[1], [2, 3]])).toEqual({
    isEngineError: true,
    code: 'shape-mismatch',
  });
});
