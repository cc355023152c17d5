/** Protocol buffers, as much of them as a small ONNX model needs: writing only. */

/** @typedef {{ field: number, value: number | string | Uint8Array | Message | Float }} Entry */
/** @typedef {Entry[]} Message */

/** A number that is written as a float32. */
export class Float {
  /** @param {number} value */
  constructor(value) {
    this.value = value;
  }
}

/** An entry for each value. @param {number} field @param {Entry['value'][]} values @returns {Entry[]} */
export const each = (field, values) => values.map((value) => ({ field, value }));

/** @param {Message} message @returns {Uint8Array} */
export function encode(message) {
  return joined(message.flatMap(({ field, value }) => encodeEntry(field, value)));
}

/** @param {number} field @param {Entry['value']} value @returns {Uint8Array[]} */
function encodeEntry(field, value) {
  if (typeof value === 'number') return [varint(field * 8), varint(value)];
  if (value instanceof Float) {
    return [varint(field * 8 + 5), new Uint8Array(Float32Array.of(value.value).buffer)];
  }
  const bytes = bytesOf(value);
  return [varint(field * 8 + 2), varint(bytes.length), bytes];
}

/** @param {string | Uint8Array | Message} value */
function bytesOf(value) {
  if (typeof value === 'string') return new TextEncoder().encode(value);
  return value instanceof Uint8Array ? value : encode(value);
}

/** A whole number as 64 bits, seven of them a byte, the lowest first. @param {number} value */
function varint(value) {
  const bytes = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest >= 128n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Uint8Array.from([...bytes, Number(rest)]);
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
