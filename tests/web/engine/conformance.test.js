import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectNear } from './compare.js';
import { runCase } from './conformance.js';
import { engines } from './engines.js';
import { readJson } from './json.js';

const folder = new URL('../../../../shared/conformance/onnx/', import.meta.url);
const here = existsSync(folder);

/**
 * Why a case is not run: the reason, and the cases' names. None has one.
 *
 * @type {Record<string, string[]>}
 */
const outOfScope = {};

if (!here) {
  process.stdout.write('ONNX conformance cases skipped: there is no ../shared/conformance.\n');
  it('finds the conformance cases where they must be', () => {
    expect(process.env.CI, 'CI needs ../shared/conformance').not.toBe('true');
  });
}

describe.runIf(here)('ONNX', () => {
  const names = here ? readdirSync(folder).map((file) => file.replace('.json', '')) : [];
  const listed = Object.values(outOfScope).flat();

  it('has 85 cases, and docs/conformance.md every operator of theirs', () => {
    expect(names.length).toBeGreaterThanOrEqual(85);
    const page = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
    for (const name of names) expect(page).toMatch(readJson(new URL(`${name}.json`, folder)).op);
  });

  it('has every case that is listed as out of scope', () => {
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });

  for (const engine of engines) {
    it.each(names.filter((name) => !listed.includes(name)))(`${engine.variant}: %s`, (name) => {
      const results = runCase(engine, readJson(new URL(`${name}.json`, folder)));
      expect(results.length).toBeGreaterThan(0);
      for (const { formal, got, want } of results) expectNear(got, want, formal);
    });
  }
});
