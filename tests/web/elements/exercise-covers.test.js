import { beforeAll, describe, expect, it } from 'vitest';
import { coversOf } from '../../../web/elements/exercise-covers.js';
import { loadEngine } from '../../../web/engine/index.js';
import { layerNorm } from '../../../web/ops/index.js';
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
  it('is the cell that is asked for and all that is computed from it, and nothing else', () => {
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
    const { of } = coversOf(tape, 'first.mean', [[1, 0]]);
    expect(of('x')).toBeNull();
    expect([...(of('first.mean') ?? [])]).toEqual([1]);
    expect([...(of('first.output') ?? [])]).toEqual([3, 4, 5]);
    expect([...(of('second.mean') ?? [])]).toEqual([1]);
    expect([...(of('second.output') ?? [])]).toEqual([3, 4, 5]);
  });

  it('is on a walkthrough’s tape just what reads the cell', () => {
    const tape = new Tape(engine);
    walkthrough.program(tape, defaults(walkthrough.specs));
    const { of } = coversOf(tape, 'z', [[0, 1]]);
    for (const name of tape.names) {
      const { shape, data } = tape.tensor(name);
      const reading = [...data.keys()].filter((flat) => {
        if (name === 'z') return flat === 1;
        return (
          tape
            .reads(name, indexOf(shape, flat), new Set(['z']))
            .get('z')
            ?.has(1) ?? false
        );
      });
      expect([...(of(name) ?? [])], name).toEqual(reading);
    }
  });
});
