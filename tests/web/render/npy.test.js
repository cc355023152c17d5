import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNpy } from '../../../web/render/npy.js';
import { bytesOf, npyBytes } from './npy-bytes.js';

/** @param {ArrayBuffer} bytes */
function numbers(bytes) {
  const read = readNpy(bytes);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return { shape: read.shape, data: [...read.data] };
}

/** @param {ArrayBuffer} bytes */
const faultOf = (bytes) => {
  const read = readNpy(bytes);
  return 'fault' in read ? read.fault : undefined;
};

/** Numbers with the last byte first. @param {ArrayBufferView} values @param {number} width */
function swapped(values, width) {
  const bytes = bytesOf(values).slice();
  for (let at = 0; at < bytes.length; at += width) bytes.subarray(at, at + width).reverse();
  return bytes;
}

const six = [1, -2, 3.5, 0, 100, -0.25];
const whole = [1, -2, 3, 0, 100, -128];
const natural = [1, 2, 3, 0, 100, 255];

describe('readNpy', () => {
  it.each([
    ['<f4', Float32Array, six],
    ['<f8', Float64Array, six],
    ['|i1', Int8Array, whole],
    ['<i2', Int16Array, whole],
    ['<i4', Int32Array, whole],
    ['|u1', Uint8Array, natural],
    ['<u2', Uint16Array, natural],
    ['<u4', Uint32Array, natural],
  ])('reads %s', (dtype, Type, values) => {
    const bytes = npyBytes(`'${dtype}'`, [2, 3], bytesOf(Type.from(values)));
    expect(numbers(bytes)).toEqual({ shape: [2, 3], data: values });
  });

  it('reads whole numbers of 64 bits', () => {
    const signed = bytesOf(BigInt64Array.of(1n, -2n, 2n ** 40n));
    expect(numbers(npyBytes("'<i8'", [3], signed)).data).toEqual([1, -2, 2 ** 40]);
    const unsigned = bytesOf(BigUint64Array.of(2n ** 63n));
    expect(numbers(npyBytes("'<u8'", [1], unsigned)).data).toEqual([2 ** 63]);
  });

  it('reads booleans as 0 and 1, and half precision', () => {
    expect(numbers(npyBytes("'|b1'", [3], Uint8Array.of(0, 1, 1))).data).toEqual([0, 1, 1]);
    const halves = Uint16Array.of(0x3c00, 0xc100, 0x0001, 0x7c00, 0xfc00, 0x7e00, 0x8000);
    expect(numbers(npyBytes("'<f2'", [7], bytesOf(halves))).data).toEqual([
      1,
      -2.5,
      2 ** -24,
      Infinity,
      -Infinity,
      Number.NaN,
      -0,
    ]);
  });

  it('reads numbers whose first byte weighs most', () => {
    const doubles = swapped(Float64Array.from(six), 8);
    expect(numbers(npyBytes("'>f8'", [6], doubles)).data).toEqual(six);
    const shorts = swapped(Int16Array.from(whole), 2);
    expect(numbers(npyBytes("'>i2'", [6], shorts)).data).toEqual(whole);
  });

  it('reads columns first where the file has them first, at any rank', () => {
    const stored = bytesOf(Float32Array.of(1, 4, 2, 5, 3, 6));
    const matrix = npyBytes("'<f4'", [2, 3], stored, { fortran: true });
    expect(numbers(matrix)).toEqual({ shape: [2, 3], data: [1, 2, 3, 4, 5, 6] });
    const cube = npyBytes("'|u1'", [2, 2, 2], Uint8Array.of(0, 4, 2, 6, 1, 5, 3, 7), {
      fortran: true,
    });
    expect(numbers(cube).data).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([1, 2, 3])('reads version %i', (version) => {
    const bytes = npyBytes("'<f4'", [1, 2], bytesOf(Float32Array.of(1, 2)), { version });
    expect(numbers(bytes)).toEqual({ shape: [1, 2], data: [1, 2] });
  });

  it('rounds doubles to float32 and lets NaN and infinities through', () => {
    const values = Float64Array.of(0.1, Number.NaN, Infinity, -Infinity);
    expect(numbers(npyBytes("'<f8'", [4], bytesOf(values))).data).toEqual([
      Math.fround(0.1),
      Number.NaN,
      Infinity,
      -Infinity,
    ]);
  });

  it('names row and column of a number that float32 cannot hold', () => {
    const bytes = npyBytes("'<f8'", [2, 2], bytesOf(Float64Array.of(1, 2, 1e300, 4)));
    expect(faultOf(bytes)).toEqual({ key: 'out-of-range', row: 2, column: 1, text: '1e+300' });
  });

  const one = bytesOf(Float32Array.of(1));
  it.each([
    ['another magic', npyBytes("'<f4'", [1], one).slice(1), { key: 'npy-magic' }],
    ['nothing', new ArrayBuffer(0), { key: 'npy-magic' }],
    [
      'a later version',
      npyBytes("'<f4'", [1], one, { version: 4 }),
      { key: 'npy-version', version: 4 },
    ],
    ['a header cut short', npyBytes("'<f4'", [1], one).slice(0, 40), { key: 'npy-header' }],
    [
      'no shape',
      npyBytes('', [], one, { header: "{'descr': '<f4', 'fortran_order': False}" }),
      { key: 'npy-header' },
    ],
    ['fields', npyBytes("[('a', '<f4'), ('b', '<i8')]", [1], one), { key: 'npy-structured' }],
    ['Python objects', npyBytes("'|O'", [1], one), { key: 'npy-object' }],
    ['complex numbers', npyBytes("'<c8'", [1], one), { key: 'npy-dtype', dtype: '<c8' }],
    ['texts', npyBytes("'<U4'", [1], one), { key: 'npy-dtype', dtype: '<U4' }],
    ['dates', npyBytes("'<M8[ns]'", [1], one), { key: 'npy-dtype', dtype: '<M8[ns]' }],
    [
      'numbers cut short',
      npyBytes("'<f4'", [2, 2], one),
      { key: 'npy-truncated', present: 4, wanted: 16 },
    ],
    [
      'a size beyond all memory',
      npyBytes("'<f8'", [1e9, 1e9], one),
      { key: 'npy-truncated', present: 4, wanted: 8e18 },
    ],
    ['no numbers', npyBytes("'<f4'", [0, 3], new Uint8Array()), { key: 'no-values' }],
  ])('refuses %s', (_, bytes, fault) => {
    expect(faultOf(bytes)).toEqual(fault);
  });

  it('never throws, whatever the bytes after the magic', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (tail) => {
        const bytes = Uint8Array.of(0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, ...tail);
        expect(readNpy(bytes.buffer)).toHaveProperty('fault');
      }),
    );
  });

  const python = '/usr/bin/python3';
  const script = `
import sys, numpy as np
folder = sys.argv[1]
x = np.arange(24).reshape(2, 3, 4) - 7
for dtype in ["<f2", "<f4", "<f8", ">f4", ">f8", "i1", "<i2", "<i4", ">i4", "<i8", "?"]:
    for order in "CF":
        y = np.array(x, dtype=dtype, order=order)
        np.save(f"{folder}/{dtype.strip('<').replace('>', 'b').replace('?', 'bool')}{order}.npy", y)
`;
  it.skipIf(!hasNumpy(python))('reads what NumPy writes, in both orders', () => {
    const folder = mkdtempSync(join(tmpdir(), 'normlab-npy-'));
    try {
      execFileSync(python, ['-c', script, folder]);
      const data = Array.from({ length: 24 }, (_, at) => at - 7);
      for (const dtype of ['f2', 'f4', 'f8', 'bf4', 'bf8', 'i1', 'i2', 'i4', 'bi4', 'i8', 'bool']) {
        for (const order of ['C', 'F']) {
          const { buffer, byteOffset, byteLength } = readFileSync(
            join(folder, `${dtype}${order}.npy`),
          );
          const read = numbers(
            /** @type {ArrayBuffer} */ (buffer).slice(byteOffset, byteOffset + byteLength),
          );
          const expected = dtype === 'bool' ? data.map((value) => Number(value !== 0)) : data;
          expect(read, `${dtype} ${order}`).toEqual({ shape: [2, 3, 4], data: expected });
        }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** @param {string} python */
function hasNumpy(python) {
  try {
    if (!existsSync(python)) return false;
    execFileSync(python, ['-c', 'import numpy'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
