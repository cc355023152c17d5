import { describe, expect, it } from 'vitest';
import { geometryOf } from '../../../web/render/grid.js';
import { GridLabels } from '../../../web/render/grid-labels.js';

/** @type {(shape: number[], words?: Partial<import('../../../web/render/grid-labels.js').Labelled>) => GridLabels} */
const labelsOf = (shape, words = {}) =>
  new GridLabels(
    { shape, rowLabels: null, columnLabels: null, planeLabels: null, ...words },
    geometryOf(shape),
  );

describe('the labels of a grid', () => {
  it('are indices where there are no words', () => {
    const labels = labelsOf([2, 4, 3, 3]);
    expect(labels).toMatchObject({ hasRows: true, hasColumns: true, hasLanes: true });
    expect(labels.of(71)).toEqual({ row: '2', column: '2', plane: '[1, :] [:, 3]' });
  });

  it('are left out, and take no room, where all words are empty', () => {
    const planeLabels = [['', ''], ['']];
    const rowLabels = [['sample 0'], ['sample 1']];
    const labels = labelsOf([2, 1, 1, 1], { planeLabels, rowLabels, columnLabels: [''] });
    expect(labels).toMatchObject({ hasRows: true, hasColumns: false, hasLanes: false });
    expect(labels.row(1, 0)).toBe('sample 1');
    expect(labelsOf([1, 2], { rowLabels: [''] }).hasRows).toBe(false);
  });

  it('count no single number, whatever its rank', () => {
    expect(labelsOf([1, 1])).toMatchObject({ hasRows: false, hasColumns: false });
    expect(labelsOf([1])).toMatchObject({ hasRows: false, hasColumns: false });
    expect(labelsOf([1, 1], { rowLabels: ['size'] })).toMatchObject({
      ...{ hasRows: true, hasColumns: false },
    });
    expect(labelsOf([1, 2])).toMatchObject({ hasRows: true, hasColumns: true });
  });

  it('are kept where some word is not empty', () => {
    expect(labelsOf([2, 2], { columnLabels: ['', 'money'] }).hasColumns).toBe(true);
    expect(labelsOf([3], { rowLabels: ['a', 'b', 'c'] }).hasRows).toBe(true);
    expect(labelsOf([3]).hasRows).toBe(false);
  });
});
