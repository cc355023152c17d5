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

  it.each([
    ['headings above', 'age,salary\n1,2\n3,4'],
    ['names before', 'river\t1\t2\nbank\t3\t4'],
    ['headings and names', ',age,salary\nriver,1,2\nbank,3,4'],
    ['a heading above the names', 'word;age;salary\nriver;1;2\nbank;3;4'],
    ['names that are numbers, below an empty corner', ',age,salary\n7,1,2\n8,3,4'],
    ['headings that are numbers, over an empty corner', ',7,8\nriver,1,2\nbank,3,4'],
    ['quotes', '"a,b","say ""hi"""\n"1","2"\n3,"4"'],
    ['a heading in quotes over several lines', '"a\nb",c\n1,2\n3,4'],
    ['empty lines', '\n1,2\n\n3,4\n\n'],
  ])('reads the numbers among %s', (_, text) => {
    expect(parseTable(text)).toMatchObject({
      shape: [2, 2],
      rows: [
        [1, 2],
        [3, 4],
      ],
    });
  });

  it('takes quoted decimal commas, and one column under a heading of two words', () => {
    expect(parseTable('"1,5",2\n"−3",4')).toMatchObject({
      rows: [
        [1.5, 2],
        [-3, 4],
      ],
    });
    expect(parseTable('river bank\n1\n2')).toMatchObject({ rows: [[1], [2]] });
  });

  it('counts rows and columns as they stand in the file, headings and empty lines too', () => {
    expect(parseTable(',age,salary\nriver,1,2\n\nbank,3,x')).toEqual({
      fault: { key: 'not-a-number', row: 4, column: 3, text: 'x' },
    });
    expect(parseTable('age,salary\n1,2\n3')).toEqual({
      fault: { key: 'ragged-row', row: 3, column: 2, count: 1, expected: 2 },
    });
  });

  it('takes no lone word for a heading or a name', () => {
    for (const [text, row, column] of /** @type {[string, number, number][]} */ ([
      ['1,x\n3,4', 1, 2],
      ['four\t2\n5\t6', 1, 1],
      ['four 2', 1, 1],
      ['1,2\nx,4', 2, 1],
    ])) {
      expect(parseTable(text), text).toMatchObject({ fault: { key: 'not-a-number', row, column } });
    }
    expect(parseTable('\t1\n2\t3')).toMatchObject({ fault: { key: 'empty', row: 1, column: 1 } });
    expect(parseTable('age,salary')).toMatchObject({ fault: { key: 'not-a-number' } });
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
    const fault = { key: 'ragged-row', row: 2, column: 2, count: 1, expected: 2 };
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
        } else if (table.fault.key !== 'no-values') {
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

  it('is read back under any labels that are words', () => {
    const word = fc.string().map((text) => `w${text}`);
    const cases = fc
      .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }))
      .chain(([rows, columns]) =>
        fc.record({
          shape: fc.constant([rows, columns]),
          data: fc.float32Array({ minLength: rows * columns, maxLength: rows * columns }),
          rowLabels: fc.option(fc.array(word, { minLength: rows, maxLength: rows })),
          columnLabels: fc.option(fc.array(word, { minLength: columns, maxLength: columns })),
        }),
      );
    fc.assert(
      fc.property(cases, ({ shape, data, ...labels }) => {
        const table = parseTable(toCsv(shape, data, labels));
        expect(table).toMatchObject({ shape });
        expect('rows' in table && table.rows.flat().map(Math.fround)).toEqual([...data]);
      }),
    );
  });
});
