import { deflateSync, inflateSync } from 'fflate';

/**
 * Texts made short, in letters that every platform keeps: for the few thousand characters in which
 * a platform remembers where a reader was.
 */

/** Says how it was packed, for whoever packs differently one day. */
const mark = '1.';

/** @param {unknown} value as JSON can hold it @returns {string} ASCII, without quotes or spaces */
export const packed = (value) =>
  mark + base64(deflateSync(new TextEncoder().encode(JSON.stringify(value)), { level: 9 }));

/** What was packed; undefined where the text is none of ours, or cut off. @param {string} text */
export function unpacked(text) {
  if (!text.startsWith(mark)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(inflateSync(bytesOf(text.slice(mark.length)))));
  } catch {
    return undefined;
  }
}

/** @param {Uint8Array} bytes */
const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** @param {string} text */
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
