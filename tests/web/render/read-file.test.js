import { describe, expect, it } from 'vitest';
import { readFile } from '../../../web/render/read-file.js';
import { bytesOf, npyBytes } from './npy-bytes.js';

/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text).buffer;
/** @param {string} name @param {ArrayBuffer} bytes */
const numbers = (name, bytes) => {
  const read = readFile(name, bytes);
  return 'fault' in read ? read : { shape: read.shape, data: [...read.data] };
};

const two = { shape: [2, 2], data: [1, 2, 3, 4] };

describe('readFile', () => {
  it.each([
    ['numbers.csv', utf8('a,b\r\n1,2\r\n3,4\r\n')],
    ['NUMBERS.TSV', utf8('1\t2\n3\t4')],
    ['numbers.txt', utf8('tensor([[1., 2.],\n        [3., 4.]])')],
    ['numbers.json', utf8('[[1, 2], [3, 4]]')],
    ['without a kind', utf8('{"shape": [2, 2], "data": [1, 2, 3, 4]}')],
    ['numbers.npy', npyBytes("'<f4'", [2, 2], bytesOf(Float32Array.of(1, 2, 3, 4)))],
    ['renamed.csv', npyBytes("'|u1'", [2, 2], Uint8Array.of(1, 2, 3, 4))],
  ])('reads %s by what is in it', (name, bytes) => {
    expect(numbers(name, bytes)).toEqual(two);
  });

  it('reads text in UTF-16 and text that begins with a mark of its encoding', () => {
    const text = 'x;y\n1;2\n3;4';
    const units = Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0));
    expect(numbers('utf-16.csv', units.buffer)).toEqual(two);
    expect(numbers('marked.csv', utf8(`\ufeff${text}`))).toEqual(two);
  });

  it.each([
    ['a picture', 'x.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0).buffer, 'not-text'],
    ['an archive', 'x.npz', utf8('PK\u0003\u0004'), 'archive'],
    ['a workbook', 'x.xlsx', utf8('PK\u0003\u0004'), 'archive'],
    ['an empty file', 'x.csv', new ArrayBuffer(0), 'no-values'],
    ['text under the name of an array', 'x.npy', utf8('1,2'), 'npy-magic'],
  ])('refuses %s', (_, name, bytes, key) => {
    expect(readFile(name, bytes)).toMatchObject({ fault: { key } });
  });
});
