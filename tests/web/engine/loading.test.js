import { createServer } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import './engines.js';
import { errorOf } from './error-of.js';
import { wasmBytes, wasmFile } from './natives.js';

const bytes = wasmBytes('simd');
/** @param {Uint8Array} data */
const deflated = (data) => deflateRawSync(data).toString('base64');
const page = '<!DOCTYPE html><title>Not found</title>';

/** @type {Record<string, (response: import('node:http').ServerResponse) => void>} */
const answers = {
  '/right.wasm': (response) => reply(response, 200, 'application/wasm', bytes),
  '/wrong-type.wasm': (response) => reply(response, 200, 'text/plain', bytes),
  '/no-type.wasm': (response) => response.end(bytes),
  '/missing.wasm': (response) => reply(response, 404, 'text/html', page),
  '/page.wasm': (response) => reply(response, 200, 'application/wasm', page),
  '/broken.wasm': (response) => reply(response, 503, 'text/plain', 'busy'),
  '/empty.wasm': (response) => reply(response, 200, 'application/wasm', ''),
  '/half.wasm': (response) => reply(response, 200, 'application/wasm', bytes.slice(0, 20_000)),
  '/header.wasm': (response) => reply(response, 200, 'application/wasm', bytes.slice(0, 6)),
  '/damaged.wasm': (response) => reply(response, 200, 'application/wasm', damaged()),
  '/broken-off.wasm': (response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.slice(0, 1000), () => response.destroy());
  },
};
const server = createServer((request, response) => answers[String(request.url)](response));
let root = '';

beforeAll(async () => {
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  root = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** @param {string | URL | ArrayBuffer | Uint8Array} source */
const loadFrom = (source) => loadEngine({ variant: 'simd', wasm: { simd: source } });

describe('the .wasm file', () => {
  it.each(['/right.wasm', '/wrong-type.wasm', '/no-type.wasm'])(
    'may come from a server, whatever type that names: %s',
    async (path) => {
      const engine = await loadFrom(root + path);
      expect(engine.variant).toBe('simd');
      expect(engine.softmax([[0, 0]]).output.data).toEqual(Float32Array.of(0.5, 0.5));
    },
  );

  it('may be given as bytes, as a URL, or written out in its own address', async () => {
    const written = `data:application/wasm;base64,${Buffer.from(bytes).toString('base64')}`;
    for (const source of [bytes, bytes.slice().buffer, wasmFile('simd'), written]) {
      expect((await loadFrom(source)).variant).toBe('simd');
    }
  });

  it('that is written out in its address is not asked for', async () => {
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('forbidden'));
    const code = Buffer.from(bytes).toString('base64');
    expect((await loadFrom(`data:application/wasm;base64,${code}`)).variant).toBe('simd');
    const short = `data:application/wasm;encoding=deflate-raw;base64,${deflated(bytes)}`;
    expect((await loadFrom(short)).variant).toBe('simd');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    'data:application/wasm;base64,AGFzbQEA',
    'data:application/wasm;base64,%41GFzbQ',
    'data:application/wasm,abc',
    'data:application/wasm;base64,',
    'data:application/wasm;encoding=deflate-raw;base64,AGFzbQEA',
  ])('that is badly written out is refused in a sentence: %s', async (address) => {
    const { code, message } = await errorOf(() => loadFrom(address));
    expect(code).toMatch(/^wasm-(corrupt|unavailable)$/);
    expect(message).toMatch(/^loadEngine: the built-in WebAssembly .*\.$/);
  });

  it.each([
    ['/missing.wasm', 'wasm-corrupt', 'the server answered 404 for URL;'],
    ['/broken.wasm', 'wasm-corrupt', 'the server answered 503 for URL;'],
    [
      '/page.wasm',
      'wasm-corrupt',
      'URL is not WebAssembly: 39 bytes came, which begin with "<!DOC',
    ],
    ['/empty.wasm', 'wasm-corrupt', 'URL is not WebAssembly: 0 bytes came'],
    ['/header.wasm', 'wasm-corrupt', 'URL is not WebAssembly: 6 bytes came'],
    ['/half.wasm', 'wasm-corrupt', 'URL is cut short or damaged: 20000 bytes came'],
    ['/damaged.wasm', 'wasm-corrupt', 'URL is cut short or damaged'],
    ['/broken-off.wasm', 'wasm-corrupt', 'URL broke off on the way'],
  ])('that is bad is named: %s', async (path, code, sentence) => {
    const thrown = await errorOf(() => loadFrom(root + path));
    expect(thrown.code).toBe(code);
    expect(thrown.message).toMatch(`loadEngine: ${sentence.replace('URL', root + path)}`);
    expect(thrown.message).toMatch(/\.$/);
  });

  it('that no server answers for is wasm-unavailable', async () => {
    const port = await unusedPort();
    const { code, message } = await errorOf(() => loadFrom(`http://127.0.0.1:${port}/x.wasm`));
    expect(code).toBe('wasm-unavailable');
    expect(message).toMatch(`http://127.0.0.1:${port}/x.wasm can't be reached`);
  });

  it('that is missing on disk is named', async () => {
    const missing = new URL('missing.wasm', import.meta.url);
    const { code, message } = await errorOf(() => loadFrom(missing));
    expect(code).toBe('wasm-corrupt');
    expect(message).toMatch(`${missing.href} can't be read`);
  });

  it('of something else entirely does not start', async () => {
    const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
    const { code, message } = await errorOf(() => loadFrom(empty));
    expect(code).toBe('wasm-corrupt');
    expect(message).toMatch('loadEngine: variant "simd" does not start');
  });

  it('that auto cannot use makes it take the next variant', async () => {
    const wasm = { 'relaxed-simd': `${root}/missing.wasm`, simd: `${root}/half.wasm` };
    expect((await loadEngine({ wasm })).variant).toBe('scalar');
  });
});

describe('loading', () => {
  it('a second time gives the same engine, also while the first is on its way', async () => {
    const { loadEngine } = await import('../../../web/engine/index.js');
    const [first, second] = await Promise.all([loadEngine(), loadEngine()]);
    expect(second).toBe(first);
    expect(await loadEngine({ variant: first.variant })).toBe(first);
  });

  it('can be tried again after it failed', async () => {
    const { loadEngine } = await import('../../../web/engine/index.js');
    vi.spyOn(WebAssembly, 'compile').mockRejectedValueOnce(new RangeError('no memory'));
    await expect(loadEngine({ variant: 'simd' })).rejects.toMatchObject({ name: 'EngineError' });
    expect((await loadEngine({ variant: 'simd' })).variant).toBe('simd');
  });

  it.each([
    ['null', null, 'loadEngine: the options are null; an object is wanted.'],
    ['a Map', new Map(), 'loadEngine: the options are a Map; an object is wanted.'],
    ['a name', 'simd', 'loadEngine: the options are a string ("simd"); an object is wanted.'],
    ['no such variant', { variant: 'avx' }, 'loadEngine: variant is a string ("avx"); one of'],
    ['null as variant', { variant: null }, 'loadEngine: variant is null; one of "auto", "relaxed'],
    ['wasm that is no object', { wasm: 3 }, 'loadEngine: wasm: the options are 3'],
    ['a source that is none', { wasm: { simd: 3 } }, 'loadEngine: wasm["simd"] is 3; an address'],
    ['half an address', { wasm: { simd: 'x.wasm' } }, 'wasm["simd"] is a string ("x.wasm"); an'],
    [
      'a getter that throws',
      {
        get variant() {
          throw new Error('no');
        },
      },
      'loadEngine: the options could not be read: no.',
    ],
  ])('is refused with %s', async (_, options, sentence) => {
    const { code, message } = await errorOf(() => loadEngine(/** @type {any} */ (options)));
    expect(code).toBe('bad-argument');
    expect(message).toMatch(sentence);
  });

  it('without WebAssembly says so, when a variant is named that needs it', async () => {
    const { loadEngine } = await import('../../../web/engine/index.js');
    vi.stubGlobal('WebAssembly', undefined);
    await expect(loadEngine({ variant: 'scalar' })).rejects.toMatchObject({
      code: 'wasm-unavailable',
      message: /needs WebAssembly, which is not here/,
    });
  });

  it('where the page forbids WebAssembly says what must be allowed', async () => {
    vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new WebAssembly.CompileError('refused'));
    const { code, message } = await errorOf(() => loadFrom(bytes));
    expect(code).toBe('wasm-unavailable');
    expect(message).toMatch(/\(refused\); its content security policy must allow/);
  });

  it('where there is no memory says so', async () => {
    vi.spyOn(WebAssembly, 'instantiate').mockRejectedValue(new RangeError('no memory'));
    const { code, message } = await errorOf(() => loadFrom(bytes));
    expect(code).toBe('out-of-memory');
    expect(message).toBe('loadEngine: variant "simd" does not start (no memory).');
  });
});

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} type
 * @param {Uint8Array | string} body
 */
function reply(response, status, type, body) {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

/** The file with a piece out of its middle overwritten. */
function damaged() {
  return bytes.slice().fill(0xff, bytes.length / 2, bytes.length / 2 + 64);
}

/** @returns {Promise<number>} */
function unusedPort() {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => found(port));
    });
  });
}
