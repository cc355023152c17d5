import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { Tape } from '../../../web/tape/tape.js';
import { drawn, setDrawn } from '../../../web/walkthroughs/drawn.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

describe('a drawn tensor', () => {
  it('is what the generator gives', () => {
    const tape = new Tape(engine);
    drawn(tape, 'x', { seed: 0, shape: [4, 6] });
    expect(tape.names).toEqual(['x']);
    expect(tape.tensor('x')).toEqual(engine.generator(0).randn([4, 6]));
  });

  it('is scaled and shifted in float32, one after the other', () => {
    const tape = new Tape(engine);
    drawn(tape, 'x', { seed: 0, shape: [4, 6], scale: 5, shift: 3 });
    expect(tape.names).toEqual(['x.drawn', 'x']);
    const { data } = engine.generator(0).randn([4, 6]);
    expect(tape.at('x', [1, 2])).toBe(Math.fround(Math.fround(data[8] * 5) + 3));
  });

  it('holds the cells that the reader set, and leaves out those outside of it', () => {
    const tape = new Tape(engine);
    const { cells } = setDrawn({ cells: { '9,9': 1 } }, 'cells', [1, 2], 0.1);
    drawn(tape, 'x', { seed: 0, shape: [2, 3], shift: 1 }, cells);
    expect(tape.names).toEqual(['x.drawn', 'x.scaled', 'x']);
    expect(tape.at('x', [1, 2])).toBe(Math.fround(0.1));
    expect(tape.at('x', [0, 0])).toBe(tape.at('x.scaled', [0, 0]));
    expect(tape.explain('x', [1, 2])).toEqual({ key: 'set' });
    expect(tape.explain('x', [0, 0])).toBeUndefined();
    expect(tape.explain('x.drawn', [1, 2])).toEqual({
      key: 'drawn',
      params: { seed: '0', position: 6 },
    });
  });
});
