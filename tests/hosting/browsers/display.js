/** A screen that nobody sees, for a browser that has no headless mode. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts Xvfb on the first display that is free.
 *
 * @returns {Promise<{ name: string, stop: () => Promise<void> }>}
 */
export async function openDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const end = () => child.kill('SIGKILL');
  process.on('exit', end);
  const ended = once(child, 'exit');
  const number = await Promise.race([
    once(/** @type {import('node:stream').Readable} */ (child.stdio[3]), 'data'),
    ended.then(() => Promise.reject(new Error('Xvfb does not start.'))),
  ]);
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', end);
    },
  };
}
