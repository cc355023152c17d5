/**
 * A small static server over the built site, for tests: it can misbehave on demand, as servers do.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** @import { AddressInfo } from 'node:net' */

/** The files that the fault of a site spoils. */
const wasmFiles = /\.wasm$/;

/** The kernels in JavaScript. */
export const scriptKernels = /\/normlab-js-[^/]*\.js$/;

/** Both: nothing is left to run. */
export const allKernels = new RegExp(`${wasmFiles.source}|${scriptKernels.source}`);

/** Every script. */
export const scripts = /\.js$/;

/**
 * What can go wrong with a file on its way: `packed` is compressed by somebody who does not say so,
 * `packed twice` by two who say it once. `gzip` and `br` are no faults.
 *
 * @typedef {'none' | 'wrong-type' | 'no-type' | 'not-found' | 'html' | 'truncated' | 'gzip' | 'br'
 *   | 'packed' | 'packed twice'} Fault
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type empty for none
 * @property {string | Buffer} body
 * @property {string} [encoding]
 */

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
};

const apology = '<!doctype html><title>Not found</title><h1>There is no such page</h1>';

/** The strictest policy that the lab has to work under. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The folder that is served: `NORMLAB_DIST`, else `dist` of this checkout. */
export const siteRoot = resolve(
  import.meta.dirname,
  '../..',
  process.env.NORMLAB_DIST?.trim() || 'dist',
);

export class Site {
  #server = createServer((request, response) => this.#answer(request, response));
  /** @type {Fault} */
  fault = 'none';
  /** Which files that befalls. */
  spoils = wasmFiles;
  /** The folder that is served. */
  root = siteRoot;
  /** Content security policy that is sent with every page; empty for none. */
  policy = '';
  /** Whether browsers are told to take no type for another. */
  nosniff = false;
  /** Pages of a test's own, by path. @type {Map<string, string>} */
  pages = new Map();
  /** Addresses that lead to others, by path. @type {Map<string, string>} */
  redirects = new Map();
  /** Whether browsers may keep files whose names change with what is in them. */
  keeps = false;
  /** Whether nobody answers. */
  isDown = false;
  /** Paths that were asked for, in order. @type {string[]} */
  asked = [];

  /** Serves on a port of its own of this machine alone. */
  start() {
    return new Promise((resolved) => {
      this.#server.listen(0, '127.0.0.1', () => resolved(undefined));
    });
  }

  /** Behaves well again. */
  reset() {
    this.fault = 'none';
    this.spoils = wasmFiles;
    this.root = siteRoot;
    this.policy = '';
    this.nosniff = false;
    this.pages.clear();
    this.redirects.clear();
    this.keeps = false;
    this.isDown = false;
    this.asked = [];
  }

  stop() {
    this.#server.closeAllConnections();
    return new Promise((resolved) => this.#server.close(resolved));
  }

  get origin() {
    const { port } = /** @type {AddressInfo} */ (this.#server.address());
    return `http://127.0.0.1:${port}`;
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #answer(request, response) {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    if (this.isDown) {
      request.socket.destroy();
      return;
    }
    this.asked.push(path);
    const elsewhere = this.redirects.get(path);
    if (elsewhere) {
      response.writeHead(308, { location: elsewhere }).end();
      return;
    }
    const { status, type, body, encoding } = await this.#find(path.replace(/\/$/, '/index.html'));
    response.statusCode = status;
    if (type) response.setHeader('content-type', type);
    if (encoding) response.setHeader('content-encoding', encoding);
    if (this.nosniff) response.setHeader('x-content-type-options', 'nosniff');
    const kept = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('cache-control', this.keeps ? kept : 'no-store');
    if (this.policy) response.setHeader('content-security-policy', this.policy);
    response.end(body);
  }

  /** @param {string} path @returns {Promise<Answer>} */
  async #find(path) {
    const type = types[extname(path)] ?? 'application/octet-stream';
    if (path === '/favicon.ico') return { status: 204, type, body: '' };
    const own = this.pages.get(path);
    if (own !== undefined) return { status: 200, type, body: own };
    const file = resolve(this.root, `.${path}`);
    const missing = { status: 404, type: types['.html'], body: apology };
    if (!file.startsWith(this.root + sep)) return missing;
    const body = await readFile(file).catch(() => undefined);
    if (body === undefined) return missing;
    return this.spoils.test(path) ? this.#spoiled(type, body) : { status: 200, type, body };
  }

  /** @param {string} type @param {Buffer} body @returns {Answer} */
  #spoiled(type, body) {
    switch (this.fault) {
      case 'wrong-type':
        return { status: 200, type: 'text/plain', body };
      case 'no-type':
        return { status: 200, type: '', body };
      case 'not-found':
        return { status: 404, type: types['.html'], body: apology };
      case 'html':
        return { status: 200, type: types['.html'], body: apology };
      case 'truncated':
        return { status: 200, type, body: body.subarray(0, Math.floor(body.length / 2)) };
      case 'gzip':
        return { status: 200, type, body: gzipSync(body), encoding: 'gzip' };
      case 'br':
        return { status: 200, type, body: brotliCompressSync(body), encoding: 'br' };
      case 'packed':
        return { status: 200, type, body: gzipSync(body) };
      case 'packed twice':
        return { status: 200, type, body: gzipSync(gzipSync(body)), encoding: 'gzip' };
      default:
        return { status: 200, type, body };
    }
  }
}
