/**
 * Changes to WebAssembly files that only a test can want.
 */

/** The factor in the Mersenne Twister's start. */
const seedingFactor = 1812433253;

const memorySection = 5;
const codeSection = 10;
const vector = 0x7b;

/**
 * The same module with another limit to its memory.
 *
 * @param {Uint8Array} bytes
 * @param {number} pages  of 64 KiB
 */
export function withMemoryLimit(bytes, pages) {
  const changed = bytes.slice();
  const section = reader(bytes, sectionStart(bytes, memorySection));
  section.number(); // how many memories
  section.number(); // flags: there is a limit
  section.number(); // the first pages
  const start = section.place();
  section.number();
  // The same length as the number there, the last byte without its mark.
  for (let place = start; place < section.place(); place += 1) {
    changed[place] = (pages >> (7 * (place - start))) & 0x7f;
    if (place + 1 < section.place()) changed[place] |= 0x80;
  }
  return changed;
}

/**
 * The same module with a wrong factor in the Mersenne Twister's start: its random numbers are not
 * PyTorch's.
 *
 * @param {Uint8Array} bytes
 */
export function withWrongSeeding(bytes) {
  const factor = signedLeb(seedingFactor | 0);
  const place = Buffer.from(bytes).indexOf(Buffer.from([0x41, ...factor]));
  if (place < 0) throw new Error('the factor is not where it was');
  const changed = bytes.slice();
  changed[place + 1] ^= 2;
  return changed;
}

/**
 * The same for a script.
 *
 * @param {string} script
 */
export function withWrongSeedingInScript(script) {
  const changed = script.replaceAll(String(seedingFactor), String(seedingFactor ^ 2));
  if (changed === script) throw new Error('the factor is not where it was');
  return changed;
}

/**
 * Whether any function of a module has a local variable that is a vector.
 *
 * @param {Uint8Array} bytes
 */
export function usesVectors(bytes) {
  const code = reader(bytes, sectionStart(bytes, codeSection));
  const functions = code.number();
  for (let index = 0; index < functions; index += 1) {
    const size = code.number();
    const end = code.place() + size;
    for (let groups = code.number(); groups > 0; groups -= 1) {
      code.number();
      if (code.number() === vector) return true;
    }
    code.skipTo(end);
  }
  return false;
}

/**
 * Whether f32x4.relaxed_madd is among the instructions.
 *
 * @param {Uint8Array} bytes
 */
export function usesFusedMultiplyAdd(bytes) {
  return Buffer.from(bytes).includes(Buffer.from([0xfd, 0x85, 0x02]));
}

/** @param {Uint8Array} bytes @param {number} wanted */
function sectionStart(bytes, wanted) {
  const module = reader(bytes, 8);
  while (module.place() < bytes.length) {
    const id = module.number();
    const size = module.number();
    if (id === wanted) return module.place();
    module.skipTo(module.place() + size);
  }
  throw new Error(`there is no section ${wanted}`);
}

/** Reads unsigned LEB128 numbers. @param {Uint8Array} bytes @param {number} place */
function reader(bytes, place) {
  return {
    place: () => place,
    /** @param {number} next */
    skipTo(next) {
      place = next;
    },
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[place];
        place += 1;
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value >>> 0;
      }
    },
  };
}

/** @param {number} value  32 bits */
function signedLeb(value) {
  const encoded = [];
  for (;;) {
    const byte = value & 0x7f;
    value >>= 7;
    const done = (value === 0 && byte < 0x40) || (value === -1 && byte >= 0x40);
    encoded.push(done ? byte : byte | 0x80);
    if (done) return encoded;
  }
}
