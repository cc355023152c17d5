/**
 * NumPy's `.npy` files, versions 1 to 3, of real numbers.
 *
 * Source: NEP 1, "A Simple File Format for NumPy Arrays", and numpy.lib.format.
 */
import { overflows, sizeOf } from './numbers.js';

/** @import { Read } from './numbers.js' */

const MAGIC = '\u0093NUMPY';
const LONGEST_HEADER = 2 ** 20;

/** Bytes and reader of each kind of number. @type {Record<string, [bytes: number, read: (view: DataView, at: number, little: boolean) => number]>} */
const KINDS = {
  b1: [1, (view, at) => Number(view.getUint8(at) !== 0)],
  i1: [1, (view, at) => view.getInt8(at)],
  u1: [1, (view, at) => view.getUint8(at)],
  i2: [2, (view, at, little) => view.getInt16(at, little)],
  u2: [2, (view, at, little) => view.getUint16(at, little)],
  i4: [4, (view, at, little) => view.getInt32(at, little)],
  u4: [4, (view, at, little) => view.getUint32(at, little)],
  i8: [8, (view, at, little) => Number(view.getBigInt64(at, little))],
  u8: [8, (view, at, little) => Number(view.getBigUint64(at, little))],
  f2: [2, (view, at, little) => half(view.getUint16(at, little))],
  f4: [4, (view, at, little) => view.getFloat32(at, little)],
  f8: [8, (view, at, little) => view.getFloat64(at, little)],
};

/** A binary16 number by its bits. @param {number} bits */
function half(bits) {
  const sign = bits & 0x8000 ? -1 : 1;
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023];
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/**
 * @param {ArrayBuffer} bytes
 * @returns {Read} row-major whatever the file's order is
 */
export function readNpy(bytes) {
  const view = new DataView(bytes);
  if (latin1(view, 0, 6) !== MAGIC || bytes.byteLength < 8) return { fault: { key: 'npy-magic' } };
  const version = view.getUint8(6);
  if (version < 1 || version > 3) return { fault: { key: 'npy-version', version } };
  const start = version === 1 ? 10 : 12;
  if (bytes.byteLength < start) return { fault: { key: 'npy-header' } };
  const length = version === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
  if (length > LONGEST_HEADER || bytes.byteLength < start + length) {
    return { fault: { key: 'npy-header' } };
  }
  return readBody(view, start + length, latin1(view, start, length));
}

/**
 * @param {DataView} view
 * @param {number} at
 * @param {number} length
 */
const latin1 = (view, at, length) => {
  const codes = new Uint8Array(
    view.buffer,
    at,
    Math.max(0, Math.min(length, view.byteLength - at)),
  );
  return Array.from(codes, (code) => String.fromCharCode(code)).join('');
};

/**
 * @param {DataView} view
 * @param {number} start of the numbers
 * @param {string} header a Python dict
 * @returns {Read}
 */
function readBody(view, start, header) {
  const descr = /['"]descr['"]\s*:\s*(?:['"]([^'"]*)['"]|(\[))/.exec(header);
  const order = /['"]fortran_order['"]\s*:\s*(True|False)/.exec(header);
  const sizes = /['"]shape['"]\s*:\s*\(([\d\sL,]*)\)/.exec(header);
  if (!descr || !order || !sizes) return { fault: { key: 'npy-header' } };
  const [, dtype, isStructured] = descr;
  if (isStructured) return { fault: { key: 'npy-structured' } };
  if (dtype.includes('O')) return { fault: { key: 'npy-object' } };
  const [, endian = '', kind = ''] = /^([<>|=]?)(\w+)$/.exec(dtype) ?? [];
  if (!Object.hasOwn(KINDS, kind)) return { fault: { key: 'npy-dtype', dtype } };
  const shape = (sizes[1].match(/\d+/g) ?? []).map(Number);
  const count = sizeOf(shape);
  const [width, read] = KINDS[kind];
  const [present, wanted] = [view.byteLength - start, count * width];
  if (present < wanted) return { fault: { key: 'npy-truncated', present, wanted } };
  if (count === 0) return { fault: { key: 'no-values' } };
  const data = new Float32Array(count);
  const columns = shape.at(-1) ?? 1;
  const source = order[1] === 'True' ? fortranOrder(shape) : (/** @type {number} */ flat) => flat;
  for (let flat = 0; flat < count; flat += 1) {
    const value = read(view, start + source(flat) * width, endian !== '>');
    if (overflows(value)) {
      const [row, column] = [Math.floor(flat / columns) + 1, (flat % columns) + 1];
      return { fault: { key: 'out-of-range', row, column, text: String(value) } };
    }
    data[flat] = value;
  }
  return { shape, data };
}

/**
 * Where a number stands in a file that counts the first axis fastest.
 *
 * @param {number[]} shape
 * @returns {(flat: number) => number} from the row-major position
 */
function fortranOrder(shape) {
  /** @type {number[]} */
  const steps = [];
  let step = 1;
  for (const length of shape) {
    steps.push(step);
    step *= length;
  }
  return (flat) => {
    let [rest, at] = [flat, 0];
    for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
      at += (rest % shape[axis]) * steps[axis];
      rest = Math.floor(rest / shape[axis]);
    }
    return at;
  };
}
