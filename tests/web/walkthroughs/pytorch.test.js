import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { toPyTorch } from '../../../web/tape/pytorch.js';
import { indexOf } from '../../../web/tape/tensor.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';
import { states } from './states.js';
import { hasTorch, runTorch } from './torch.js';

/** @type {{ name: string, session: Session }[]} */
const all = [];
/** @type {ReturnType<typeof runTorch>} */
let torch = [];

const available = hasTorch();

beforeAll(async () => {
  const engine = await loadEngine({ variant: 'simd' });
  for (const { id, load } of walkthroughs) {
    const walkthrough = await load();
    for (const { name, changes } of states[id]) {
      const session = new Session(walkthrough, engine);
      session.change(changes);
      all.push({ name: `${id}, ${name}`, session });
    }
  }
  if (available) torch = runTorch(all.map(({ session, name }) => toPyTorch(session.tape, name)));
}, 120_000);

describe.runIf(available)('the script "as PyTorch"', () => {
  const names = Object.entries(states).flatMap(([id, list]) =>
    list.map(({ name }) => `${id}, ${name}`),
  );

  it('is tried for every walkthrough', () => {
    expect(Object.keys(states).sort()).toEqual(walkthroughs.map(({ id }) => id).sort());
  });

  for (const [at, name] of names.entries()) {
    it(`gives the page's numbers in real PyTorch: ${name}`, () => {
      expect(all[at].name).toBe(name);
      const ours = all[at].session.tape.tensors;
      expect(Object.keys(torch[at])).toEqual(Object.keys(ours));
      for (const [tensor, { shape, data }] of Object.entries(ours)) {
        const theirs = torch[at][tensor];
        expect(theirs.shape, tensor).toEqual(shape);
        data.forEach((value, flat) => {
          const wanted = theirs.data[flat];
          const close =
            Object.is(value, wanted) ||
            value === wanted ||
            Math.abs(value - wanted) <= 1e-5 * Math.max(1, Math.abs(wanted));
          expect(close, `${tensor}[${indexOf(shape, flat)}]: ${value}, PyTorch ${wanted}`).toBe(
            true,
          );
        });
      }
    });
  }
});
