import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { sharedBy } from '../../../web/elements/shared-by.js';
import { loadEngine } from '../../../web/engine/index.js';
import { indexOf } from '../../../web/tape/tensor.js';
import { normalizationAxes } from '../../../web/walkthroughs/normalization-axes/index.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @type {(step: string, changes?: Record<string, any>) => Session} */
function open(step, changes = {}) {
  const session = new Session(normalizationAxes, engine);
  session.change(changes);
  session.goTo(step);
  return session;
}

/** The indices of the selected cell's companions in x. @param {Session} session */
function companions(session) {
  const { shape } = session.tape.tensor('x');
  return [...(sharedBy(session).cells.get('x') ?? [])].map((flat) => indexOf(shape, flat));
}

/** @type {Record<string, (index: number[]) => boolean>} */
const groups = {
  batch_norm: ([, c]) => c === 3,
  layer_norm: ([n]) => n === 1,
  instance_norm: ([n, c]) => n === 1 && c === 3,
  group_norm: ([n, c]) => n === 1 && c > 1,
  rms_norm: ([n]) => n === 1,
};

describe('what shares a statistic with a cell of an input', () => {
  for (const [method, belongs] of Object.entries(groups)) {
    it(`is what ${method} averages, where the step says so`, () => {
      const session = open('compare', { method });
      session.select('x', [1, 3, 0, 2]);
      const { shape, data } = session.tape.tensor('x');
      const all = [...data.keys()].map((flat) => indexOf(shape, flat));
      expect(companions(session)).toEqual(all.filter(belongs));
    });
  }

  it('lights up in the statistics and the output too, in the hue of the method', () => {
    const session = open('layer-norm');
    session.select('x', [1, 3, 0, 2]);
    const { by, cells } = sharedBy(session);
    expect(by).toBe('layer_norm.mean');
    for (const statistic of ['mean', 'var', 'rstd'])
      expect([...(cells.get(`layer_norm.${statistic}`) ?? [])]).toEqual([1]);
    expect(cells.get('layer_norm.output')).toEqual(cells.get('x'));
    expect(cells.has('batch_norm.output')).toBe(false);
  });

  it('is that of the cell itself where it has a statistic', () => {
    const session = open('layer-norm');
    session.select('batch_norm.mean', [2]);
    expect(sharedBy(session).by).toBe('batch_norm.mean');
    expect(companions(session).every(([, c]) => c === 2)).toBe(true);
    expect(companions(session)).toHaveLength(18);
  });

  it('is nothing where the step names none, where the kernels refuse, and for other tensors', () => {
    expect(sharedBy(open('tensor')).cells.size).toBe(0);
    const refused = open('compare', { method: 'group_norm', num_groups: 3 });
    expect(sharedBy(refused).cells.size).toBe(0);
    const elsewhere = open('layer-norm');
    elsewhere.select('weight', [0, 0, 0, 0]);
    expect(sharedBy(elsewhere).cells.size).toBe(0);
  });
});
