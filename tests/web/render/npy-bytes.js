/**
 * Bytes of a `.npy` file.
 *
 * @param {string} dtype as in the header, quotes included
 * @param {number[]} shape
 * @param {Uint8Array} body
 * @param {{ fortran?: boolean, version?: number, header?: string }} [options]
 * @returns {ArrayBuffer}
 */
export function npyBytes(dtype, shape, body, { fortran = false, version = 1, header } = {}) {
  const tuple = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const order = fortran ? 'True' : 'False';
  const dict = header ?? `{'descr': ${dtype}, 'fortran_order': ${order}, 'shape': (${tuple}), }`;
  const start = version === 1 ? 10 : 12;
  const padded = `${dict}${' '.repeat(63 - ((start + dict.length) % 64))}\n`;
  const bytes = new Uint8Array(start + padded.length + body.length);
  bytes.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, version, 0]);
  const view = new DataView(bytes.buffer);
  if (version === 1) view.setUint16(8, padded.length, true);
  else view.setUint32(8, padded.length, true);
  bytes.set(new TextEncoder().encode(padded), start);
  bytes.set(body, start + padded.length);
  return bytes.buffer;
}

/** @param {ArrayBufferView} values */
export const bytesOf = ({ buffer, byteOffset, byteLength }) =>
  new Uint8Array(buffer, byteOffset, byteLength);
