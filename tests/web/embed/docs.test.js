import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { ways } from '../../../web/embed/snippets/index.js';

/** @import { Asked } from '../../../web/embed/snippets/index.js' */

const page = await readFile(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');

const checked = { integrity: 'sha384-…', bytes: 1 };

/** The widget of the page's examples. @type {Asked} */
const asked = {
  words: { walkthrough: 'river-bank', step: 'scores', single: true },
  address: 'https://example.org/lab/',
  link: 'https://example.org/lab/index.html#/river-bank/scores',
  title: 'How well do two words fit?',
  release: {
    version,
    files: { [`normlab-${version}.js`]: checked, [`embed-${version}.js`]: checked },
  },
  size: { height: 740 },
};

/** The code below a comment. @param {string} name */
const codeAt = (name) =>
  page.split(`<!-- ${name} -->\n\n`)[1]?.match(/^```\w*\n([\s\S]*?)\n```$/m)?.[1];

test.each(ways)('docs/embedding.md has the snippet for $id as "Embed this" gives it', (way) => {
  expect(codeAt(`snippet: ${way.id}`)).toBe(way.snippet(asked));
});

test.each(ways.filter(({ site }) => site))(
  'docs/embedding.md has the settings for $id as "Embed this" gives them',
  ({ id, site }) => {
    const [text] = site?.(asked).flatMap((file) => ('text' in file ? [file.text] : [])) ?? [];
    expect(codeAt(`site: ${id}`)).toBe(text);
  },
);

test('docs/embedding.md has the picture for WordPress as "Embed this" gives it', () => {
  const wordpress = ways.find(({ id }) => id === 'wordpress');
  expect(codeAt('plain: wordpress')).toBe(wordpress?.plain?.(asked));
});
