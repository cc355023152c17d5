import { describe, expect, it } from 'vitest';
import { find, fold, indexOf } from '../../../web/guide/search.js';

/** @type {(title: string, names?: string[], text?: string) => import('../../../web/guide/search.js').Entry} */
const entry = (title, names = [], text = '') => ({
  kind: 'term',
  title,
  names,
  text,
  place: '',
  at: '',
});

/** @type {(entries: import('../../../web/guide/search.js').Entry[], query: string) => string[]} */
const titles = (entries, query) => find(indexOf(entries), query).map(({ title }) => title);

describe('a folded text', () => {
  it('has no capitals, accents or superscripts', () => {
    expect(fold('Mądry')).toBe('madry');
    expect(fold('σ²')).toBe(fold('σ^2'));
    expect(fold('Σ')).toBe(fold('ς'));
    expect(fold('ﬁlter')).toBe('filter');
  });
});

describe('a search', () => {
  const course = [
    entry('Divide by √d_k'),
    entry('var', ['variance', 'σ^2', 'σ']),
    entry('running_var', ['running statistics'], 'The variance that is used later.'),
    entry('Scores become shares', ['softmax', 'attention_weights']),
    entry('Über die Spalten'),
  ];

  it('finds titles, whatever their capitals and accents', () => {
    expect(titles(course, 'SCORES become')).toEqual(['Scores become shares']);
    expect(titles(course, 'uber')).toEqual(['Über die Spalten']);
    expect(titles(course, 'Ü')).toEqual(['Über die Spalten']);
  });

  it('finds symbols and identifiers, whole and by their parts', () => {
    expect(titles(course, 'σ²')).toEqual(['var']);
    expect(titles(course, 'σ')).toEqual(['var']);
    for (const query of ['√d_k', 'd_k', '√'])
      expect(titles(course, query)).toEqual([course[0].title]);
    expect(titles(course, 'attention_w')).toEqual(['Scores become shares']);
    expect(titles(course, 'weights')).toEqual(['Scores become shares']);
  });

  it('puts what is called so before what only mentions it', () => {
    expect(titles(course, 'var')).toEqual(['var', 'running_var']);
    expect(titles(course, 'variance')).toEqual(['var', 'running_var']);
  });

  it('wants every word', () => {
    expect(titles(course, 'running var')).toEqual(['running_var']);
    expect(titles(course, 'running scores')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    for (const query of ['', '  ', '\n', 'zzz', '.*', '(', '\\'])
      expect(titles(course, query), query).toEqual([]);
  });

  it('does not find a letter within words', () => {
    expect(titles([entry('softmax')], 'x')).toEqual([]);
    expect(titles([entry('softmax')], 'max')).toEqual(['softmax']);
  });
});
