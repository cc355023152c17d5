import fc from 'fast-check';

/**
 * Values that a caller should not hand over, and some that look as if one could.
 * No number lies between small and hopeless: a tensor of a gigabyte would be a right answer, but a
 * slow one.
 */

/** Lengths: small ones, and from 2³¹ on. */
const lengths = [0, 1, 2, 3, 5, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 1e300];

export const numbers = [...lengths, -0, -1, -3, 0.5, 1e-320, -(2 ** 53), NaN, Infinity, -Infinity];

const scalars = fc.oneof(
  fc.constantFrom(...numbers),
  fc.constantFrom(undefined, null, true, false, 0n, 2n ** 64n, -1n, Symbol('s')),
  fc.string({ maxLength: 5 }),
  fc.constantFrom('1', 'output', 'relu', 'elu', '__proto__', 'constructor'),
);

const typedArrays = fc.constantFrom(
  () => new Float32Array(3),
  () => Float64Array.of(1, NaN, 1e300),
  () => new Uint8Array(15),
  () => new Int16Array(0),
  () => BigInt64Array.of(1n, 2n),
  () => new DataView(new ArrayBuffer(12)),
  () => new ArrayBuffer(12),
  () => new Float32Array(new SharedArrayBuffer(20)).fill(2),
  () => new Float32Array(new SharedArrayBuffer(20), 8, 3).fill(2),
  () => detached(new Float32Array(3)),
  () => detached(new Uint8Array(3)),
);

const objects = fc.constantFrom(
  () => () => 1,
  () => new Date(0),
  () => new Map(),
  () => Object.create(null),
  () => throwing('shape'),
  () => throwing('data'),
  () => throwing('length'),
  () => new Proxy([], { get: () => throwIt() }),
  () => new Proxy({}, { getPrototypeOf: () => throwIt(), get: () => throwIt() }),
  () => ({ valueOf: () => 1, toString: () => throwIt() }),
  () => circle(),
  () => new Array(5),
  () => new Array(2 ** 32 - 1),
  // biome-ignore lint/suspicious/noSparseArray: a hole is hostile
  () => [1, , 3],
);

const leaves = fc.oneof(
  scalars,
  typedArrays.map((make) => make()),
  objects.map((make) => make()),
);

/** A tensor, nearly. */
const tensors = fc.record(
  {
    shape: fc.oneof(fc.array(fc.constantFrom(...lengths), { maxLength: 4 }), leaves),
    data: fc.oneof(fc.array(fc.constantFrom(...numbers), { maxLength: 6 }), leaves),
  },
  { requiredKeys: [] },
);

/** Anything at all. */
export const anything = fc.oneof(
  leaves,
  tensors,
  fc.array(leaves, { maxLength: 4 }),
  fc.array(fc.array(leaves, { maxLength: 3 }), { maxLength: 3 }),
);

/** @param {ArrayBufferView<ArrayBuffer>} view */
function detached(view) {
  structuredClone(view, { transfer: [view.buffer] });
  return view;
}

/** @param {string} name */
function throwing(name) {
  const tensor = { shape: [2], data: [1, 2] };
  return Object.defineProperty(tensor, name, { enumerable: true, get: throwIt });
}

/** @returns {never} */
function throwIt() {
  throw new Error('hostile');
}

function circle() {
  /** @type {unknown[]} */
  const list = [1];
  list[0] = list;
  return list;
}
