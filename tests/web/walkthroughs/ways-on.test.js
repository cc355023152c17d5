import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';

/** Inputs that leave a norm too little to measure, and the one that gives it more. */
const dead = [
  { id: 'review-traffic', changes: { size: 1 }, control: 'size' },
  { id: 'train-vs-inference', changes: { batch_size: '1' }, control: 'batch_size' },
  { id: 'batch-vs-layer', changes: { rows: 1 }, control: 'rows' },
  { id: 'normalization-axes', changes: { num_groups: 3 }, control: 'num_groups' },
];

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

describe('a step where a norm has too little to measure', () => {
  for (const { id, changes, control } of dead) {
    it(`offers the way on: ${control} in ${id}`, async () => {
      const walkthrough = await walkthroughs.find((one) => one.id === id)?.load();
      const session = new Session(/** @type {any} */ (walkthrough), engine);
      session.change(changes);
      const { tape } = session;
      const stopped = session.walkthrough.steps.filter((step) =>
        session
          .stage(step)
          .flat()
          .some((name) => tape.has(name) && tape.refusal(name)),
      );
      expect(stopped.length).toBeGreaterThan(1);
      for (const step of stopped) expect(step.controls, step.id).toContain(control);
    });
  }
});
