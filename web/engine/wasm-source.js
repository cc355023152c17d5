import { EngineError } from './error.js';
import { quote, thrownInWords } from './words.js';

const magic = [0x00, 0x61, 0x73, 0x6d];
const headerBytes = 8;

/**
 * Gets the bytes of a WebAssembly file and compiles them. The MIME type that a server sends plays
 * no part.
 *
 * @param {URL | ArrayBuffer | Uint8Array} source  its address, or the bytes themselves
 * @returns {Promise<WebAssembly.Module>}
 * @throws {EngineError} `wasm-unavailable` (can't be reached, or the page forbids it),
 *   `wasm-corrupt` (not there, cut short, something else)
 */
export async function compileSource(source) {
  const name = source instanceof URL ? nameOf(source) : 'the given WebAssembly';
  const bytes = source instanceof URL ? await read(source, name) : bytesOf(source);
  checkHeader(bytes, name);
  try {
    return await WebAssembly.compile(bytes);
  } catch (thrown) {
    const why = thrownInWords(thrown);
    throw WebAssembly.validate(bytes)
      ? new EngineError(
          'wasm-unavailable',
          `loadEngine: this page may not compile WebAssembly (${why}); its content security policy must allow 'wasm-unsafe-eval'.`,
          thrown,
        )
      : new EngineError(
          'wasm-corrupt',
          `loadEngine: ${name} is cut short or damaged: ${bytes.length} bytes came, and they do not compile (${why}).`,
          thrown,
        );
  }
}

/** @param {ArrayBuffer | Uint8Array} source @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(source) {
  // A copy: nobody can change the bytes while they compile.
  return new Uint8Array(source instanceof Uint8Array ? source : new Uint8Array(source));
}

/** @param {URL} address @param {string} name */
async function read(address, name) {
  const files = address.protocol === 'file:' ? fileSystem() : undefined;
  if (files) return readFile(files, address, name);
  return (await written(address)) ?? download(address, name);
}

/**
 * Bytes that are written out in their address, so that nothing need be asked for, which a page may
 * forbid; undefined where they are not, or not in a way that is read here.
 *
 * @param {URL} address
 */
async function written({ protocol, pathname }) {
  const [type, code] = pathname.split(';base64,');
  if (protocol !== 'data:' || code === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    return type.endsWith(';encoding=deflate-raw') ? await inflated(bytes) : bytes;
  } catch {
    return undefined;
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function inflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Node's files; bundlers see no import of them. */
function fileSystem() {
  return globalThis.process?.getBuiltinModule?.('node:fs/promises');
}

/**
 * @param {typeof import('node:fs/promises')} files
 * @param {URL} address
 * @param {string} name
 */
async function readFile(files, address, name) {
  try {
    return new Uint8Array(await files.readFile(address));
  } catch (thrown) {
    throw new EngineError(
      'wasm-corrupt',
      `loadEngine: ${name} can't be read (${thrownInWords(thrown)}); the file with the kernels is wanted there.`,
      thrown,
    );
  }
}

/** @param {URL} address @param {string} name */
async function download(address, name) {
  const response = await fetch(address).catch((thrown) => {
    throw new EngineError(
      'wasm-unavailable',
      `loadEngine: ${name} can't be reached (${thrownInWords(thrown)}); check the connection and load again.`,
      thrown,
    );
  });
  if (!response.ok) {
    throw new EngineError(
      'wasm-corrupt',
      `loadEngine: the server answered ${response.status} for ${name}; the file with the kernels is wanted there.`,
    );
  }
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (thrown) {
    throw new EngineError(
      'wasm-corrupt',
      `loadEngine: ${name} broke off on the way (${thrownInWords(thrown)}); load again.`,
      thrown,
    );
  }
}

/** @param {Uint8Array} bytes @param {string} name */
function checkHeader(bytes, name) {
  if (bytes.length >= headerBytes && magic.every((byte, index) => bytes[index] === byte)) return;
  const start = String.fromCharCode(...bytes.subarray(0, 16)).replace(/[^ -~]/g, '.');
  throw new EngineError(
    'wasm-corrupt',
    `loadEngine: ${name} is not WebAssembly: ${bytes.length} bytes came, which begin with ${quote(start)}.`,
  );
}

/** A file can be written out in its own address, which no sentence could bear. @param {URL} address */
function nameOf(address) {
  return address.protocol === 'data:' ? 'the built-in WebAssembly' : address.href;
}
