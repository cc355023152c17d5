import { typedArrayName } from './typed-array.js';

const longest = 40;

/**
 * How a sentence names a value that came in a wrong place: `a string ("abc")`, `null`, `-0.5`, `an
 * Int8Array`. Reads nothing off objects that could throw.
 *
 * @param {unknown} value
 * @returns {string}
 */
export function inWords(value) {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  switch (typeof value) {
    case 'number':
      return Object.is(value, -0) ? '0' : String(value);
    case 'string':
      return `a string (${quote(value)})`;
    case 'boolean':
      return `a boolean (${value})`;
    case 'bigint':
      return 'a BigInt';
    case 'object': {
      const typed = typedArrayName(value);
      return typed ? withArticle(typed) : 'an object';
    }
    default:
      return `a ${typeof value}`;
  }
}

/** A name of a class with its article: a Map, an Int8Array. @param {string} name */
export const withArticle = (name) => `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;

/**
 * How a sentence names an object of a class that has nothing that it should.
 *
 * @param {object} object
 */
export function classInWords(object) {
  const name = Object.prototype.toString.call(object).slice('[object '.length, -1);
  return name === 'Object'
    ? `an object of class ${object.constructor?.name}, which has none`
    : withArticle(name);
}

/**
 * A string in quotation marks, cut to a length that a sentence can bear.
 *
 * @param {string} text
 */
export function quote(text) {
  return `"${text.length > longest ? `${text.slice(0, longest)}…` : text}"`;
}

/**
 * What a thrown value says; anything can be thrown.
 *
 * @param {unknown} thrown
 * @returns {string}
 */
export function thrownInWords(thrown) {
  try {
    return thrown instanceof Error ? thrown.message : inWords(thrown);
  } catch {
    return 'an error that cannot be read';
  }
}

/**
 * A shape as a sentence writes it: (2, 3), and (4) for one axis.
 *
 * @param {readonly number[]} shape
 */
export function shapeInWords(shape) {
  return `(${shape.join(', ')})`;
}
