import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as ops from '../../../web/ops/index.js';

const folder = new URL('../../../cpp/reference/', import.meta.url);
const code = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

for (const { name, reference } of Object.values(ops)) {
  if (!reference) continue;
  it(`${name} shows code that is compiled: the region ${reference} of cpp/reference`, () => {
    const regions = [...code.matchAll(/^\/\/ begin: (\w+)\n([\s\S]*?)^\/\/ end: \1$/gm)].filter(
      ([, region]) => region === reference,
    );
    expect(regions).toHaveLength(1);
    expect(regions[0][2]).toMatch(/^(?:\/\/ )?\w[\s\S]*\}\s*$/);
  });
}
