import { describe, expect, it } from 'vitest';
import { usesOf } from '../../../web/guide/uses.js';

/**
 * A course of one walkthrough, its steps by id.
 * @param {Record<string, { stage?: string[], about?: string[], title?: string, prose?: string }>} steps
 */
const courseOf = (steps) => [
  {
    id: 'w',
    symbols: {},
    steps: Object.entries(steps).map(([id, { stage = [], about = [] }]) => ({ id, stage, about })),
    words: (/** @type {string} */ key) => {
      const [, , id, part] = key.split('.');
      return /** @type {any} */ (steps)[id]?.[part] ?? '';
    },
  },
];

/** @type {(term: any, steps: Parameters<typeof courseOf>[0], others?: string[]) => string[]} */
function stepsOf(term, steps, others = []) {
  const terms = [term, ...others.map((id) => ({ id }))];
  const uses = usesOf(terms, ({ id }) => [id], courseOf(steps)).get(term.id);
  return (uses ?? []).map(({ step }) => step);
}

describe('the steps where a term is met', () => {
  it('are those about its tensor, before those that only show it', () => {
    const term = { id: 'rstd', tensors: ['rstd'] };
    const steps = {
      shows: { stage: ['layer_norm.rstd'] },
      tells: { stage: ['layer_norm.rstd'], about: ['layer_norm.rstd'] },
    };
    expect(stepsOf(term, steps)).toEqual(['tells']);
    expect(stepsOf(term, { shows: steps.shows })).toEqual(['shows']);
    expect(stepsOf(term, { other: { stage: ['rstd_of', 'rstd.mean'] } })).toEqual([]);
  });

  it('of a norm are those that show any of its results', () => {
    const term = { id: 'batch norm', tensors: ['batch_norm.'] };
    expect(stepsOf(term, { a: { stage: ['masked.batch_norm.var'] } })).toEqual(['a']);
    expect(stepsOf(term, { a: { stage: ['masked_batch_norm.var'] } })).toEqual([]);
  });

  it('of a term without tensors are those whose title or prose names it', () => {
    const steps = { a: { prose: 'Two batches.' }, b: { title: 'A Batch' } };
    expect(stepsOf({ id: 'batch' }, steps)).toEqual(['b']);
    expect(stepsOf({ id: 'batch' }, { a: steps.a })).toEqual([]);
    expect(stepsOf({ id: 'relu' }, { a: { prose: 'Many ReLUs.' } })).toEqual(['a']);
    expect(stepsOf({ id: 'mean', tensors: ['mean'] }, { a: { prose: 'The mean.' } })).toEqual([]);
  });

  it('come first from a walkthrough that is called so', () => {
    /** @type {(id: string, title: string) => import('../../../web/guide/types.js').CourseWalkthrough} */
    const walkthrough = (id, title) => ({
      ...courseOf({ first: {}, second: { prose: 'Softmax.' } })[0],
      id,
      words: (key) =>
        key === `${id}.title` ? title : key.endsWith('second.prose') ? 'Softmax.' : '',
    });
    const course = [walkthrough('a', 'Attention'), walkthrough('b', 'Softmax, term by term')];
    const uses = usesOf([{ id: 'softmax' }], ({ id }) => [id], course).get('softmax');
    expect(uses).toEqual([
      { walkthrough: 'b', step: 'second' },
      { walkthrough: 'a', step: 'second' },
    ]);
  });

  it('are not those where it is part of another word or term', () => {
    expect(stepsOf({ id: 'scale' }, { a: { prose: 'It is upscaled.' } })).toEqual([]);
    const prose = { a: { prose: 'Under batch norm.' } };
    expect(stepsOf({ id: 'batch' }, prose, ['batch norm'])).toEqual([]);
    const both = { a: { prose: 'Under batch norm the batch counts.' } };
    expect(stepsOf({ id: 'batch' }, both, ['batch norm'])).toEqual(['a']);
  });
});
