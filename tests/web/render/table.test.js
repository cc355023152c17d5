import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTable, toCsv } from '../../../web/render/table.js';

describe('parseTable', () => {
  it.each([
    ['tabs, as from a spreadsheet', '1\t2\n3\t4'],
    ['commas', '1,2\n3,4'],
    ['semicolons', '1;2\r\n3;4\r\n'],
    ['spaces', ' 1  2\n 3  4'],
    ['JSON', '[[1, 2], [3, 4]]'],
    ['a NumPy print', '[[1. 2.]\n [3. 4.]]'],
    ['a PyTorch print', 'tensor([[1., 2.],\n        [3., 4.]], dtype=torch.float64)'],
    ['lines copied from a literal', '1, 2,\n3, 4,'],
  ])('reads %s', (_, text) => {
    expect(parseTable(text)).toEqual({
      rows: [
        [1, 2],
        [3, 4],
      ],
      shape: [2, 2],
    });
  });

  it('takes a comma for a decimal comma where something else parts the cells', () => {
    expect(parseTable('1,5\t2\n3\t4,25')).toEqual({
      rows: [
        [1.5, 2],
        [3, 4.25],
      ],
      shape: [2, 2],
    });
  });

  it('keeps the shape that nested brackets tell', () => {
    expect(parseTable('[1, 2, 3]')).toEqual({ rows: [[1, 2, 3]], shape: [3] });
    const nested = parseTable('[[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[9, 0], [1, 2]]]');
    expect(nested).toMatchObject({ shape: [3, 2, 2] });
  });

  it('reads NaN and infinities', () => {
    expect(parseTable('nan\tinf\t-inf')).toEqual({
      rows: [[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
      shape: [1, 3],
    });
  });

  it('names the row and the column of a text that is no number', () => {
    expect(parseTable('1\t2\n3\tfour')).toEqual({
      fault: { key: 'not-a-number', row: 2, column: 2, text: 'four' },
    });
    expect(parseTable('[[1, 2], [null, 4]]')).toEqual({
      fault: { key: 'not-a-number', row: 2, column: 1, text: 'null' },
    });
  });

  it('names an empty cell', () => {
    expect(parseTable('1\t\t3\n4\t5\t6')).toMatchObject({
      fault: { key: 'empty', row: 1, column: 2 },
    });
  });

  it('names the first row of another length', () => {
    const fault = { key: 'ragged-row', row: 2, column: 2, text: '', count: 1, expected: 2 };
    expect(parseTable('1,2\n3\n4,5')).toEqual({ fault });
    expect(parseTable('[[1,2],[3]]')).toEqual({ fault });
  });

  it.each(['[[1, 2]', '[1, [2]]', '[[1], [[2]]]', '[[[1],[2]],[[3]]]', '[]', '[[]]'])(
    'refuses brackets that are no tensor: %s',
    (text) => {
      expect(parseTable(text)).toMatchObject({ fault: { key: 'brackets' } });
    },
  );

  it('says that there is nothing in an empty text', () => {
    expect(parseTable(' \n ')).toMatchObject({ fault: { key: 'no-values' } });
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[],;\t\n 1.e-x') }), (text) => {
        const table = parseTable(text);
        if ('rows' in table) {
          const size = table.shape.reduce((product, length) => product * length, 1);
          expect(table.rows.flat()).toHaveLength(size);
        } else {
          expect(table.fault.row).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('toCsv', () => {
  it('writes rows under their labels', () => {
    const csv = toCsv([2, 2], Float32Array.of(0.1, -2, Number.NaN, 1e-7), {
      rowLabels: ['river', 'bank'],
      columnLabels: ['water', 'money'],
    });
    expect(csv).toBe(',water,money\r\nriver,0.1,-2\r\nbank,nan,1e-7\r\n');
  });

  it('quotes what CSV needs quoted and defuses what a spreadsheet would compute', () => {
    const rowLabels = ['a,b', 'say "hi"', '=1+1'];
    expect(toCsv([3, 1], [1, 2, 3], { rowLabels })).toBe(
      '"a,b",1\r\n"say ""hi""",2\r\n\'=1+1,3\r\n',
    );
  });

  it('is read back by parseTable, value for value', () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }));
    const cases = sizes.chain(([rows, columns]) =>
      fc.tuple(
        fc.constant([rows, columns]),
        fc.array(fc.float(), { minLength: rows * columns, maxLength: rows * columns }),
      ),
    );
    fc.assert(
      fc.property(cases, ([shape, data]) => {
        const table = parseTable(toCsv(shape, data));
        expect(table).toMatchObject({ shape });
        const values = 'rows' in table ? table.rows.flat().map(Math.fround) : [];
        expect(values).toEqual(data);
      }),
    );
  });
});
