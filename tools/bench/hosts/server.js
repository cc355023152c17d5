/** Serves the checkout and the bench's packages to a page on this machine, and hears what it says. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, normalize } from 'node:path/posix';
import { Failure } from '../../shared/failure.js';
import { root } from '../../shared/paths.js';
import { benchFolder } from '../packages.js';
import { bundlePackages } from './bundle.js';

/** @import { Server } from 'node:http' */
/** @import { Measured, Tell } from './index.js' */
/** @import { Settings } from '../measure/run.js' */

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** A page that nothing of other origins can reach gets the precise clock. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cache-Control': 'no-store',
};

/** What the addresses begin with, and the folders they stand for. */
const places = { '/packages/': `${benchFolder}/`, '/': `${root}/` };

/**
 * @param {Settings} settings
 * @param {Tell} tell
 * @returns {Promise<{ address: string, measured: Promise<Measured>, close: () => void }>}
 */
export async function serveBench(settings, tell) {
  await bundlePackages();
  const server = createServer();
  const measured = heard(server, settings, tell);
  measured.catch(() => {});
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}/tools/bench/hosts/page.html`,
    measured,
    close: () => server.close(),
  };
}

/** Answers the page until it says what it has measured. @param {Server} server @param {Settings} settings @param {Tell} tell @returns {Promise<Measured>} */
const heard = (server, settings, tell) =>
  new Promise((resolve, reject) => {
    server.on('request', async (request, response) => {
      if (request.method !== 'POST') return answer(request.url ?? '', settings, response);
      const { progress, measured, error } = JSON.parse(await bodyOf(request));
      response.writeHead(204, isolation).end();
      if (progress) tell(progress);
      if (measured) resolve(measured);
      if (error) reject(new Failure(`The bench stopped in its page: ${error}`));
    });
  });

/** @param {string} url @param {Settings} settings @param {import('node:http').ServerResponse} response */
function answer(url, settings, response) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://here').pathname));
  if (path === '/settings') {
    response.writeHead(200, { ...isolation, 'Content-Type': types['.json'] });
    response.end(JSON.stringify(settings));
    return;
  }
  const [prefix, folder] = Object.entries(places).find(([prefix]) => path.startsWith(prefix)) ?? [];
  const file = `${folder}${path.slice(prefix?.length)}`;
  if (!prefix || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, isolation).end();
    return;
  }
  const type = types[/** @type {keyof typeof types} */ (extname(file))] ?? 'text/plain';
  response.writeHead(200, { ...isolation, 'Content-Type': type });
  createReadStream(file).pipe(response);
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}
