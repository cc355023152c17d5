import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { geluAndRelu } from '../../../web/walkthroughs/gelu-and-relu/index.js';
import { others } from '../../../web/walkthroughs/gelu-and-relu/program.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @type {(step: string, changes?: Record<string, any>) => Session} */
function open(step, changes = {}) {
  const session = new Session(geluAndRelu, engine);
  session.change(changes);
  session.goTo(step);
  return session;
}

/** @param {Session} session */
const quoted = ({ step, reader }) => step.values?.(reader) ?? {};

describe('gelu-and-relu', () => {
  it('starts with a neuron that ReLU leaves without any gradient, and GELU not', () => {
    const { tape } = open('stuck');
    for (const name of ['output', 'derivative', 'd_weight'])
      expect([...tape.tensor(`neuron.relu.${name}`).data].every((value) => value === 0)).toBe(true);
    expect([...tape.tensor('neuron.gelu.d_weight').data].every((value) => value !== 0)).toBe(true);
    expect(quoted(open('stuck'))).toMatchObject({ state: 'stuck', below: 6, moves: 'true' });
  });

  it('gives the gradient that each weight has, by difference quotients', () => {
    const h = 1e-3;
    const { tape } = open('stuck', { bias: -0.5 });
    for (const kind of ['relu', 'gelu']) {
      /** @param {number} weight */
      const sum = (weight) => {
        const changed = open('stuck', { bias: -0.5, weight: [[weight, -0.8]] }).tape;
        return [...changed.tensor(`neuron.${kind}.output`).data].reduce((all, y) => all + y, 0);
      };
      const quotient = (sum(1.2 + h) - sum(1.2 - h)) / (2 * h);
      expect(tape.at(`neuron.${kind}.d_weight`, [0, 0])).toBeCloseTo(quotient, 2);
    }
  });

  it('says of ReLU’s slope in which case it is 1 and in which 0', () => {
    for (const [x, kind, value] of /** @type {const} */ ([
      [-1, 'up_to', 0],
      [0, 'up_to', 0],
      [1, 'above', 1],
    ])) {
      const { tape } = open('relu-slope', { x });
      expect(tape.derive('relu.derivative', [0, 0])).toMatchObject({
        kind,
        left: { kind: 'number', value },
        right: { kind: 'cell', tensor: 'input', index: [0, 0] },
      });
      expect(tape.rederived('relu.derivative', [0, 0])).toBe(value);
    }
  });

  it('says when a neuron is alive, open, or so far down that even GELU’s slope is lost', () => {
    expect(quoted(open('stuck', { bias: -0.5 })).state).toBe('alive');
    expect(quoted(open('stuck', { bias: 3 })).state).toBe('open');
    const lost = quoted(open('not-quite-stuck', { samples: [[-40, 40]] }));
    expect(lost).toMatchObject({ state: 'stuck', moves: 'false' });
  });

  it('counts the sums below zero, and says where a sum is NaN', () => {
    expect(quoted(open('stuck', { bias: 0.5 }))).toMatchObject({ state: 'alive', below: 1 });
    const lost = {
      samples: [
        [1, 2],
        [Number.NaN, 0],
      ],
    };
    for (const step of ['stuck', 'not-quite-stuck', 'others'])
      expect(quoted(open(step, lost)).state).toBe('gone');
  });

  it('measures another activation’s slopes at the sums of the neuron', () => {
    const leaky = quoted(open('others', { other: 'leaky_relu' }));
    expect(leaky.state).toBe('learns');
    expect([leaky.least, leaky.most]).toEqual([0.01, 0.01].map(Math.fround));
    const far = { other: 'elu', samples: [[-200, 200]] };
    expect(quoted(open('others', far)).state).toBe('stuck');
  });

  it('finds where GELU turns, its steepest slope, and how far off tanh is', () => {
    const slope = quoted(open('gelu-slope'));
    expect(slope.flat).toBe('−0.75');
    expect(slope.least).toBeCloseTo(-0.1289, 3);
    expect(slope.most).toBeCloseTo(1.1289, 3);
    const { most, points } = quoted(open('tanh-form'));
    expect(most).toBeCloseTo(4.73e-4, 5);
    expect(points).toBe(161);
  });

  it('draws every activation, with a tangent that touches it at x', () => {
    for (const other of others) {
      const session = open('others', { other, x: 0.85 });
      const [{ draw }] = session.step.charts ?? [];
      const { series, x } = /** @type {NonNullable<typeof draw>} */ (draw)(session.reader);
      const [curve, tangent] = series;
      const at = (/** @type {readonly (readonly number[])[]} */ points) =>
        points.find(([one]) => Math.abs(one - 0.85) < 1e-9)?.[1];
      expect(x).toBe(0.85);
      expect(curve.name).toBe(`gelu-and-relu.inputs.other.${other}`);
      expect(at(tangent.points)).toBeCloseTo(/** @type {number} */ (at(curve.points)), 6);
    }
  });

  it('keeps x and the bias where their sliders can go', () => {
    const session = open('relu');
    session.edit('input', [0, 0], 99);
    session.edit('bias', [0], -99);
    expect(session.inputs).toMatchObject({ x: 4, bias: -6 });
    session.edit('input', [0, 0], Number.NaN);
    expect(session.inputs.x).toBe(4);
    session.edit('input', [3, 0], 99);
    expect(session.tape.at('relu.output', [3, 0])).toBe(99);
  });
});
