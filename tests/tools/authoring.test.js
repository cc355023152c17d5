import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { opTable } from '../../tools/exercises/op-table.js';
import { loadEngine } from '../../web/engine/index.js';
import { lint } from '../../web/exercises/lint.js';

const page = readFileSync(new URL('../../docs/authoring.md', import.meta.url), 'utf8');

const blocks = [...page.matchAll(/^ *```json\n([\s\S]*?)^ *```$/gm)].map(([, text]) =>
  JSON.parse(text),
);

/** The files on the page, each with the mistakes that follow it. */
const files = blocks.filter(({ format }) => format);
for (const block of blocks) {
  const file = files.findLast((one) => blocks.indexOf(one) <= blocks.indexOf(block));
  if (block === file) continue;
  file.mistakes.push(block);
  file.text.en[`mistake.${block.id}`] = block.id;
}

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

describe('docs/authoring.md', () => {
  it('has the ops as they are', () => {
    expect(page).toContain(opTable());
  });

  it('has a whole file and two catalogues of mistakes', () => {
    expect(files.map(({ mistakes }) => mistakes.length)).toEqual([2, 8, 6]);
  });

  it.each(files)(
    'shows files that are fine, and mistakes that are recognised: $id',
    async (file) => {
      const { findings } = await lint(JSON.stringify(file), {
        engine,
        walkthroughOf: async () => undefined,
      });
      expect(findings).toEqual([]);
    },
  );
});
