/** Serves dist/ on this machine. */
import { spawn } from 'node:child_process';
import { preview } from 'vite';
import { Failure } from '../shared/failure.js';
import { root } from '../shared/paths.js';
import { which } from '../shared/processes.js';

/**
 * Serves until the process ends.
 *
 * @param {number} port
 * @returns {Promise<string>} the address
 */
export async function serve(port) {
  try {
    const server = await preview({
      root,
      // A file that is not there is a 404, not the start page.
      appType: 'mpa',
      logLevel: 'error',
      preview: { port, strictPort: true, open: false },
    });
    return server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
  } catch (error) {
    if (!/already in use/.test(String(error))) throw error;
    throw new Failure(
      `Port ${port} is taken: name another one, for example PORT=${port + 1} npm start.`,
    );
  }
}

/** Opens an address in the browser, where there is a person to see it. @param {string} address */
export function openBrowser(address) {
  const hasScreen =
    process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const opener = process.platform === 'darwin' ? 'open' : which('xdg-open');
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;
  if (!isInteractive || !hasScreen || !opener) return;
  spawn(opener, [address], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}
