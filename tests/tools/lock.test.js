import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from '../../tools/shared/lock.js';

const lockModule = new URL('../../tools/shared/lock.js', import.meta.url).href;

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'normlab-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that takes the lock and keeps it until it is ended. */
async function holder() {
  const code = `
    import { withLock } from ${JSON.stringify(lockModule)};
    await withLock(${JSON.stringify(lock)}, () => {
      console.log('held');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  await once(child.stdout, 'data');
  return child;
}

test('the lock is there while the work runs, and gone after it', async () => {
  const result = await withLock(lock, async () => existsSync(lock));
  expect(result).toBe(true);
  expect(existsSync(lock)).toBe(false);
});

test('the lock is given back when the work fails', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test('a second run waits for the first and says so once', async () => {
  const child = await holder();
  /** @type {string[]} */
  const told = [];
  const second = withLock(
    lock,
    async () => 'done',
    (message) => told.push(message),
  );
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(told).toEqual([`Another run (process ${child.pid}) is at work: waiting.`]);
  child.kill('SIGKILL');
  await expect(second).resolves.toBe('done');
});

test('a lock that a killed run has left counts as free', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(lock)).toBe(true);
  await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
});

test('many runs at once take turns', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(lock, work, () => {})));
  expect(most).toBe(1);
});
