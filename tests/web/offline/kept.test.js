import { describe, expect, it } from 'vitest';
import { cacheOf, cachesOf, pathOf } from '../../../web/offline/kept.js';

const scope = 'https://people.example/lab/';

/** @param {string} url @param {Partial<import('../../../web/offline/kept.js').Asked>} [more] */
const path = (url, more) =>
  pathOf({ method: 'GET', mode: 'cors', headers: new Map(), url, ...more }, scope);

const navigate = { mode: 'navigate' };

describe('what is kept answers', () => {
  it('the page of the lab, by each of its names and whatever its query', () => {
    for (const name of ['', 'index.html', '?from=mail', 'index.html?a=1#/river-bank/scores']) {
      expect(path(scope + name, navigate), name).toBe('index.html');
    }
  });

  it('files below the scope', () => {
    expect(path(`${scope}assets/a-12345678.js`)).toBe('assets/a-12345678.js');
  });

  it('no other page: the network knows whether there is one', () => {
    expect(path(`${scope}embed.html`, navigate)).toBeUndefined();
    expect(path(`${scope}assets/`, navigate)).toBeUndefined();
  });

  it('nothing outside of its scope, and nothing of another origin', () => {
    for (const url of [
      'https://people.example/',
      'https://people.example/lab',
      'https://people.example/labs/assets/a.js',
      'https://people.example/blog/assets/a.js',
      'https://elsewhere.example/lab/assets/a.js',
      'http://people.example/lab/assets/a.js',
      'https://people.example:8443/lab/assets/a.js',
    ]) {
      expect(path(url), url).toBeUndefined();
      expect(path(url, navigate), url).toBeUndefined();
    }
  });

  it('only whole files that are read', () => {
    const url = `${scope}assets/a-12345678.js`;
    expect(path(url, { method: 'POST' })).toBeUndefined();
    expect(path(url, { method: 'HEAD' })).toBeUndefined();
    expect(path(url, { headers: new Map([['range', 'bytes=0-9']]) })).toBeUndefined();
  });
});

describe('a cache', () => {
  const below = `${scope}old/`;
  const names = [
    'somebody-else',
    cacheOf(scope, 'one'),
    cacheOf(below, 'one'),
    cacheOf('https://people.example/', 'one'),
    cacheOf(scope, 'two'),
  ];

  it('has a name of its own for each place and version', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it('is found again by its place, not by that of a copy above, below or beside it', () => {
    expect(cachesOf(scope, names)).toEqual([cacheOf(scope, 'one'), cacheOf(scope, 'two')]);
    expect(cachesOf(below, names)).toEqual([cacheOf(below, 'one')]);
  });
});
