import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutServices } from '../../tools/setup/quiet-services.js';
import { run } from '../../tools/shared/processes.js';

/** @type {string} */
let folder;
/** @type {string} */
let policy;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'normlab-policy-'));
  policy = join(folder, 'policy-rc.d');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a package hears that wants to start its service. */
const answer = async () => (await run('sh', [policy], { quiet: true })).code;

describe('installing without services', () => {
  it('forbids packages to start anything while it lasts, and leaves nothing behind', async () => {
    expect(await withoutServices(answer, policy)).toBe(101);
    expect(existsSync(policy)).toBe(false);
  });

  it('leaves nothing behind when installing fails', async () => {
    const fails = () => Promise.reject(new Error('no network'));
    await expect(withoutServices(fails, policy)).rejects.toThrow('no network');
    expect(existsSync(policy)).toBe(false);
  });

  it('allows services again, and takes itself away, should the installer be killed', async () => {
    const left = await withoutServices(async () => readFileSync(policy, 'utf8'), policy);
    writeFileSync(policy, left.replaceAll(String(process.pid), '0'));
    expect(await answer()).toBe(0);
    expect(existsSync(policy)).toBe(false);
  });

  it("leaves a machine's own policy alone", async () => {
    writeFileSync(policy, 'exit 104\n');
    expect(await withoutServices(answer, policy)).toBe(104);
    expect(readFileSync(policy, 'utf8')).toBe('exit 104\n');
  });
});
