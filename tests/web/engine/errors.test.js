import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../web/engine/index.js';
import { engine } from './engines.js';
import { errorOf } from './error-of.js';
import * as refused from './refused.js';

describe.each(Object.entries(refused))('the engine refuses among %s', (_, cases) => {
  it.each(cases)('%s', (_name, call, code, sentence) => {
    const thrown = errorOf(() => call(engine));
    expect(thrown.code).toBe(code);
    expect(thrown.message).toMatch(sentence);
    expect(thrown.message, 'one full sentence').toMatch(/^[a-z]\w+: .*\.$/i);
  });
});

it('an array that a later getter empties is refused', () => {
  const data = Float32Array.of(1, 2);
  const options = {
    get axis() {
      structuredClone(data, { transfer: [data.buffer] });
      return -1;
    },
  };
  expect(() => engine.layerNorm({ shape: [2], data }, options)).toThrow(
    'layerNorm: x holds a Float32Array whose buffer is detached',
  );
});

it('a getter may call the engine itself', () => {
  const options = {
    get eps() {
      return engine.layerNorm([[5, 5]], { fields: ['mean'] }).mean.data[0] - 5;
    },
  };
  expect(engine.layerNorm([[1, 3]], options).output.data).toEqual(Float32Array.of(-1, 1));
});

it('after any of them the engine works on as if nothing had been', () => {
  const before = engine.layerNorm([[1, 2, 4]]);
  for (const [, call] of Object.values(refused).flat()) {
    expect(() => call(engine)).toThrow(EngineError);
    expect(engine.layerNorm([[1, 2, 4]])).toEqual(before);
  }
});

it('a draw that is refused leaves the stream where it was', () => {
  const stream = engine.generator(5);
  expect(() => stream.randn([2 ** 16, 2 ** 16])).toThrow(EngineError);
  expect(stream.randn([3])).toEqual(engine.generator(5).randn([3]));
});
