import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { layerNorm } from '../../../web/walkthroughs/layer-norm/index.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** What a step says of some inputs. @type {(step: string, changes?: Record<string, any>) => Record<string, any>} */
function quoted(step, changes = {}) {
  const session = new Session(layerNorm, engine);
  session.change(changes);
  session.goTo(step);
  return session.step.values?.(session.reader) ?? {};
}

describe('layer-norm', () => {
  it('quotes a deviation that gives p, even where float32 has lost the variance', () => {
    for (const input of [[[2, 3]], [[1e20, 3]]]) {
      const { z1, mean, std, p1, lost } = quoted('first-value', { input });
      expect((z1 - mean) / std).toBeCloseTo(p1, 4);
      expect(lost).toBe(String(input[0][0] === 1e20));
    }
  });

  it('says how far from its mean the first value lies, and on which side', () => {
    const below = { input: [[-3, 1]] };
    expect(quoted('first-value').side).toBe('above');
    expect(quoted('first-value', below)).toMatchObject({ side: 'below' });
    const { distance, p1 } = quoted('first-value', below);
    expect(distance).toBe(-p1);
    expect(
      quoted('first-value', {
        weight: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      }).state,
    ).toBe('flat');
    expect(quoted('first-value', { input: [[Infinity, 1]] }).state).toBe('gone');
  });

  it('says what becomes of a row of zeros: β, or the bias normalized', () => {
    const beta = [0.5, -2, 3];
    const { q1, q2, q3 } = quoted('padding', { beta });
    expect([q1, q2, q3]).toEqual(beta);
    expect(quoted('padding', { bias: [1, 2, 3] }).q1).toBeCloseTo(-Math.sqrt(1.5), 4);
  });
});
