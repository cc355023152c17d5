import { expect, it } from 'vitest';
import { createCalls } from '../../../web/engine/create-calls.js';
import { variants } from '../../../web/engine/variants.js';
import { createNative } from './natives.js';

const length = 2 ** 21;

it.each(variants.filter(({ runsHere }) => runsHere()).map(({ name }) => name))(
  'memory that grows in the middle of a call loses neither arguments nor results: %s',
  async (name) => {
    const native = await createNative(name);
    const engine = createCalls(native);
    const small = engine.softmax([0, 0]);
    const before = native.buffer();
    const data = Float32Array.from({ length }, (_, at) => at % 7);
    const { min, max, output } = engine.minMaxScale({ shape: [length], data }, { axis: 0 });
    expect(native.buffer()).not.toBe(before);
    expect([...min.data, ...max.data]).toEqual([0, 6]);
    expect(output.data.every((value, at) => value === Math.fround((at % 7) / 6))).toBe(true);
    expect([...small.output.data]).toEqual([0.5, 0.5]);
  },
);
