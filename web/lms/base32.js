/**
 * Bytes as letters and digits that can be read out and typed: Crockford's Base32, which knows no I, L,
 * O and U, in groups of five. What looks like a 0 or a 1 is read as one.
 */

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = 5;

/** @param {Uint8Array} bytes */
export function base32(bytes) {
  let text = '';
  for (let bit = 0; bit < bytes.length * 8; bit += 5) text += signs[bitsAt(bytes, bit)];
  return text.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? '';
}

/** Five bits from a place, filled up with zeros. @type {(bytes: Uint8Array, bit: number) => number} */
function bitsAt(bytes, bit) {
  const at = bit >> 3;
  const pair = (bytes[at] << 8) | (bytes[at + 1] ?? 0);
  return (pair >> (11 - (bit & 7))) & 31;
}

/** @param {string} text @returns {Uint8Array | undefined} undefined where a sign is none of it */
export function bytesOfBase32(text) {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const values = Array.from(plain, (sign) => signs.indexOf(sign));
  if (values.includes(-1)) return undefined;
  const bytes = new Uint8Array((values.length * 5) >> 3);
  for (const [index, value] of values.entries()) {
    for (let bit = 0; bit < 5; bit++) {
      const place = index * 5 + bit;
      if ((value >> (4 - bit)) & 1 && place >> 3 < bytes.length)
        bytes[place >> 3] |= 128 >> (place & 7);
    }
  }
  return bytes;
}
