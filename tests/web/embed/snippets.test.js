import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../web/elements/embed-facts.js';
import { ways } from '../../../web/embed/snippets/index.js';
import { attributesFrom } from '../../../web/embed/words.js';

/** @import { Asked } from '../../../web/embed/snippets/index.js' */

/** A query with all signs that one of the languages could take for its own. */
const awkward = `sentence="a" & 'b' <i> 🏦 {{x}} {% y %} >}} \`z\` \\&cell=scores:0,1`;

const release = {
  version: '1.2.3',
  files: {
    'normlab-1.2.3.js': { integrity: 'sha384-ab+/c=', bytes: 1 },
    'embed-1.2.3.js': { integrity: 'sha384-de+/f=', bytes: 1 },
  },
};

/** @type {Asked} */
const asked = {
  words: { walkthrough: 'river-bank', step: 'scores', state: awkward, single: true, lock: false },
  address: 'https://example.org/a lab/',
  link: 'https://example.org/a%20lab/index.html#/river-bank/scores?x="%7B',
  title: `"River" & <bank> {{x}} %} {% y %} it's *_[x]_* \`y\` \\`,
  release,
};

/** @type {(id: string, change?: Partial<Asked>) => string} */
const written = (id, change) => {
  const way = ways.find((one) => one.id === id);
  if (!way) throw new Error(`There is no way in named ${id}.`);
  return way.snippet({ ...asked, ...change });
};

/** The entries of a state, which is a query. @param {unknown} state */
const entries = (state) => [...new URLSearchParams(String(state))];

/**
 * Runs a component's markup, and gives what it was called with.
 * @param {string} jsx
 * @returns {Promise<{ type: string, props: any, children: any[] }>}
 */
async function called(jsx) {
  const markup = jsx.slice(jsx.indexOf('<'));
  const { code } = await transform(`export default ${markup}`, { loader: 'jsx', jsxFactory: 'h' });
  const run = new Function('h', 'NormLab', code.replace('export default', 'return'));
  const h = (
    /** @type {any} */ type,
    /** @type {any} */ props,
    /** @type {any[]} */ ...children
  ) => ({
    type,
    props,
    children,
  });
  return run(h, 'NormLab');
}

describe('an address for a frame', () => {
  test('asks for exactly the words', () => {
    const page = new URL(written('notion'));
    expect(page.pathname).toBe('/a%20lab/embed.html');
    const { lock, ...words } = /** @type {any} */ (asked.words);
    expect(attributesFrom(page.searchParams)).toEqual({ ...words, single: '' });
  });
});

describe('a component for MDX', () => {
  test('gets exactly the words as properties', async () => {
    const { type, props } = await called(written('docusaurus'));
    const { state, ...words } = props;
    expect({ type, words }).toEqual({
      type: 'NormLab',
      words: { walkthrough: 'river-bank', step: 'scores', single: true },
    });
    expect(entries(state)).toEqual(entries(awkward));
  });

  test('holds a link with the title, letter by letter, that no Markdown reads', async () => {
    const snippet = written('docusaurus');
    const { children } = await called(snippet);
    expect(children).toHaveLength(1);
    expect(children[0]).toMatchObject({ type: 'a', props: { href: asked.link } });
    expect(children[0].children).toEqual([asked.title]);
    expect(snippet.slice(snippet.indexOf('<'))).not.toMatch(/[*_[\]`{}]/);
  });

  test('holds the picture where one is wanted', async () => {
    const words = { ...asked.words, state: 'cell=scores:0,1' };
    const { children } = await called(written('docusaurus', { words, fallback: { figure: true } }));
    expect(children[0].children[0]).toMatchObject({
      type: 'img',
      props: { src: 'https://example.org/a%20lab/figures/river-bank/scores.svg', alt: asked.title },
    });
  });
});

describe('an include for Jekyll', () => {
  const parameter =
    /([\w-]+)\s*=\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)"|'([^'\\]*(?:\\.[^'\\]*)*)'|([\w.-]+))/g;

  test('has parameters as Jekyll reads them, and no sign of Liquid within', () => {
    const snippet = written('jekyll');
    const inside = snippet.slice(2, -2);
    expect(inside).not.toMatch(/[{}]|%}/);
    const found = [...inside.matchAll(parameter)].map(([, name, double, single, plain]) => [
      name,
      double ?? single ?? plain,
    ]);
    const { state, fallback, ...words } = Object.fromEntries(found);
    expect(words).toEqual({ walkthrough: 'river-bank', step: 'scores', single: 'true' });
    expect(entries(state)).toEqual(entries(awkward));
    expect(fallback).toMatch(/^<a href=.*<\/a>$/);
    expect(inside.replace(parameter, '').trim()).toBe('include normlab.html');
  });
});

describe('a shortcode for Hugo', () => {
  test('quotes each text with a quote that it does not hold', () => {
    const snippet = written('hugo');
    expect(snippet).toMatch(/^\{\{< normlab .* >\}\}$/);
    const found = [...snippet.matchAll(/(\w+)=(?:"([^"]*)"|`([^`]*)`|(true))/g)];
    const { state, fallback, ...words } = Object.fromEntries(
      found.map(([, name, quoted, raw, flag]) => [name, quoted ?? raw ?? flag]),
    );
    expect(words).toEqual({ walkthrough: 'river-bank', step: 'scores', single: 'true' });
    expect(entries(state)).toEqual(entries(awkward));
    expect(fallback).toContain('&#96;y&#96;');
  });
});

describe('a picture that lies beside the lab', () => {
  const fallback = { figure: true };
  const { state, ...words } = asked.words;

  test.each(['hugo', 'jekyll', 'docusaurus'])('stands in %s for its own numbers alone', (id) => {
    expect(written(id, { fallback, words })).toContain('figures/river-bank/scores.svg');
    const changed = written(id, { fallback });
    expect(changed).not.toContain('figures/');
    expect(changed).toContain('href=');
  });

  test('stands in WordPress for its own numbers alone', () => {
    const plain = ways.find(({ id }) => id === 'wordpress')?.plain;
    expect(plain?.({ ...asked, words })).toContain('figures/river-bank/scores.svg');
    expect(plain?.(asked)).not.toContain('figures/');
    expect(plain?.(asked)).toContain('href=');
  });

  test.each(ways)('is said in $id to give way to a link, where it does', (way) => {
    const said = (/** @type {Asked} */ one) =>
      factsOf(way, one).some(([key]) => key === 'own-numbers');
    const takesPicture = ['wordpress', 'hugo', 'jekyll', 'docusaurus'].includes(way.id);
    expect(said({ ...asked, fallback })).toBe(takesPicture);
    expect(said({ ...asked, words, fallback })).toBe(false);
    expect(said(asked)).toBe(way.id === 'wordpress');
  });
});

describe('a version', () => {
  test.each([
    ['element', 'normlab'],
    ['iframe', 'embed'],
    ['wordpress', 'embed'],
  ])('is pinned and checked in %s', (id, name) => {
    const snippet = written(id);
    expect(snippet).toContain(`src="https://example.org/a%20lab/${name}-1.2.3.js"`);
    const { integrity } = release.files[/** @type {'embed-1.2.3.js'} */ (`${name}-1.2.3.js`)];
    expect(snippet).toContain(`integrity="${integrity}" crossorigin="anonymous"`);
  });

  test.each(['hugo', 'jekyll', 'docusaurus'])('is pinned once for the whole site in %s', (id) => {
    const way = ways.find((one) => one.id === id);
    const texts = way?.site?.(asked).map((file) => ('text' in file ? file.text : ''));
    expect(texts?.join('')).toContain('"normlab-1.2.3.js"');
    expect(texts?.join('')).toContain('"sha384-ab+/c="');
    expect(texts?.join('')).toContain('"https://example.org/a lab/"');
  });

  test('that is not known is neither pinned nor checked', () => {
    for (const { snippet, site } of ways) {
      const unknown = { ...asked, release: undefined };
      const texts = site?.(unknown).map((file) => ('text' in file ? file.text : '')) ?? [];
      expect([snippet(unknown), ...texts].join('')).not.toMatch(/integrity|-1\.2\.3|undefined/);
    }
  });
});

test('no snippet has a style attribute or runs a script within the page', () => {
  for (const { snippet, plain } of ways) {
    const text = snippet(asked) + (plain?.(asked) ?? '');
    expect(text).not.toMatch(/\sstyle=|\son\w+=/);
    expect(text).not.toMatch(/<script[^>]*>[^<]/);
  }
});

test('WordPress finds no shortcode in an address or a title', () => {
  const wordpress = ways.find(({ id }) => id === 'wordpress');
  expect(wordpress?.snippet(asked)).not.toMatch(/[[\]]/);
  expect(wordpress?.plain?.(asked)).not.toMatch(/[[\]]/);
});

describe('an exercise', () => {
  const words = { exercise: 'row-mean ./mine.json', seed: '7', lock: true };

  test.each(ways.map(({ id }) => id))('keeps its words in %s, and no picture', (id) => {
    const snippet = written(id, { words, fallback: undefined });
    expect(snippet).toContain('row-mean');
    expect(snippet).toMatch(/seed="?=?"?7/);
    expect(snippet).toContain('lock');
    expect(snippet).not.toContain('figures/');
    const plain = ways.find((one) => one.id === id)?.plain?.({ ...asked, words });
    expect(plain ?? '').not.toContain('figures/');
  });
});
