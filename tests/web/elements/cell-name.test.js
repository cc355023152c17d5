import { describe, expect, it } from 'vitest';
import { placeName, placeParts } from '../../../web/elements/cell-name.js';

describe('the name of a cell', () => {
  it('is its indices where nothing has a name', () => {
    expect(placeName(undefined, [4], [3])).toBe('3');
    expect(placeName({}, [2, 4], [1, 3])).toBe('1, 3');
    expect(placeName({ rows: null, columns: null }, [2, 2, 4], [1, 0, 3])).toBe('1, 0, 3');
    expect(placeName(undefined, [2, 3, 2, 4], [1, 2, 0, 3])).toBe('1, 2, 0, 3');
    expect(placeName(undefined, [], [])).toBe('');
  });

  it('says plane, row and column by their words, outermost first', () => {
    const labels = { planes: ['review 1', 'review 2'], rows: ['so', 'slow'], columns: ['f1'] };
    expect(placeParts(labels, [2, 2, 1], [1, 0, 0])).toEqual(['review 2', 'so', 'f1']);
    expect(placeParts(labels, [2, 1], [1, 0])).toEqual(['slow', 'f1']);
  });

  it('says the planes below and beside each other by two lists of words', () => {
    const planes = [
      ['image 1', 'image 2'],
      ['red', 'green', 'blue'],
    ];
    expect(placeParts({ planes }, [2, 3, 2, 2], [1, 2, 0, 1])).toEqual([
      'image 2',
      'blue',
      '0',
      '1',
    ]);
    expect(placeParts({ planes: [[], ['red']] }, [2, 3, 2, 2], [1, 0, 0, 1])).toEqual([
      '1',
      'red',
      '0',
      '1',
    ]);
    expect(placeParts(undefined, [5, 2, 3, 2, 2], [4, 1, 2, 0, 1])).toEqual(['4.1', '2', '0', '1']);
  });

  it('takes the rows of its own plane', () => {
    const rows = [['loved'], ['the'], ['so'], ['slow']];
    expect(placeName({ rows }, [4, 1, 2], [1, 0, 1])).toBe('1, the, 1');
    expect(placeName({ rows }, [2, 2, 1, 2], [1, 0, 0, 1])).toBe('1, 0, so, 1');
  });

  it('of a list is that of its column, or else of its row', () => {
    expect(placeName({ columns: ['f1', 'f2'] }, [2], [1])).toBe('f2');
    expect(placeName({ rows: ['loved', 'it'] }, [2], [1])).toBe('it');
  });

  it('falls back to the index where the names run out', () => {
    expect(placeName({ rows: ['a'], columns: ['x'] }, [2, 2], [1, 1])).toBe('1, 1');
    expect(placeName({ rows: [['a']], planes: ['p'] }, [2, 1, 1], [1, 0, 0])).toBe('1, 0, 0');
  });
});
