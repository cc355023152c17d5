/** Programs that run beside the tests, ended with them whatever happens. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** @import { AddressInfo } from 'node:net' */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
process.once('SIGTERM', () => process.exit(143));

/**
 * Starts a program in the background.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] beyond our own
 */
export function start(program, args, env = {}) {
  let said = '';
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-4000);
    });
  }
  child.on('error', (error) => {
    said += error.message;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  ended.then(() => running.delete(child));
  return {
    /** What it printed last. */
    said: () => said.trim(),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Asks it to end, and makes it end if it does not within five seconds. */
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Ports that are free now. @param {number} count @returns {Promise<number[]>} */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => /** @type {AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/**
 * Asks again until there is an answer; a refusal that lasts is thrown.
 *
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {{ seconds?: number, child?: ReturnType<typeof start> }} [until]
 * @returns {Promise<Answer>}
 */
export async function eventually(ask, { seconds = 60, child } = {}) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isOver = performance.now() > end || child?.hasEnded();
      if (isOver) throw child ? new Error(`${error}\n${child.said()}`, { cause: error }) : error;
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}
