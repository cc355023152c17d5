import { beforeAll, describe, expect, it } from 'vitest';
import { coversOf } from '../../../web/elements/exercise-covers.js';
import { loadEngine } from '../../../web/engine/index.js';
import { batchNorm, layerNorm } from '../../../web/ops/index.js';
import { Tape } from '../../../web/tape/tape.js';
import { fromNested, indexOf } from '../../../web/tape/tensor.js';
import { defaults } from '../../../web/walkthroughs/inputs.js';
import { layerNorm as walkthrough } from '../../../web/walkthroughs/layer-norm/index.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'js' });
});

describe('what is covered', () => {
  it('is the tensor that is asked for and all that is computed from it, and nothing else', () => {
    const tape = new Tape(engine);
    tape.input(
      'x',
      fromNested([
        [1, 2, 4],
        [3, 3, 9],
      ]),
    );
    tape.run(layerNorm, { x: 'x' }, {}, 'first');
    tape.run(layerNorm, { x: 'first.output' }, {}, 'second');
    const { of } = coversOf(tape, 'first.output');
    for (const name of ['x', 'first.mean', 'first.normalized']) expect(of(name), name).toBeNull();
    expect([...(of('first.output') ?? [])]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...(of('second.mean') ?? [])]).toEqual([0, 1]);
    expect([...(of('second.output') ?? [])]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is nothing of a tensor that the kernels refuse', () => {
    const tape = new Tape(engine);
    tape.input('x', fromNested([[1, 2, 4]]));
    tape.run(batchNorm, { x: 'x' }, {}, 'alone');
    expect(coversOf(tape, 'x').of('alone.output')).toBeNull();
  });

  it('is on a walkthrough’s tape just what reads the tensor', () => {
    const tape = new Tape(engine);
    walkthrough.program(tape, defaults(walkthrough.specs));
    const { of } = coversOf(tape, 'layer_norm.mean');
    for (const name of tape.names) {
      const { shape, data } = tape.tensor(name);
      const reading = [...data.keys()].filter((flat) => {
        if (name === 'layer_norm.mean') return true;
        const read = tape.reads(name, indexOf(shape, flat), new Set(['layer_norm.mean']));
        return (read.get('layer_norm.mean')?.size ?? 0) > 0;
      });
      expect([...(of(name) ?? [])], name).toEqual(reading);
    }
  });
});
