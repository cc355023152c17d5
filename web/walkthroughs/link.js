/** Inputs as a link writes them, and back. */
import { defaults, InputError, kinds } from './inputs.js';
import { isSame } from './same.js';

/**
 * @import { InputSpec } from './inputs.js'
 * @import { Inputs } from './types.js'
 */

/** The most characters that one input may take in a link. */
export const longest = 8192;

/** Stands in a link for an input that is longer. */
const leftOut = '*';

/**
 * What differs from the start, written for a link, and the inputs that are too long for one.
 * @param {Record<string, InputSpec>} specs
 * @param {Inputs} inputs
 * @returns {{ params: Record<string, string>, tooLong: string[] }}
 */
export function encodeInputs(specs, inputs) {
  const written = Object.entries(specs)
    .filter(([name, spec]) => !isSame(inputs[name], spec.default))
    .map(([name, spec]) => [name, encoded(spec, inputs[name])]);
  return {
    params: Object.fromEntries(written),
    tooLong: written.filter(([, text]) => text === leftOut).map(([name]) => name),
  };
}

/**
 * @param {InputSpec} spec
 * @param {any} value
 */
function encoded({ kind }, value) {
  if (leastLength(value) > longest) return leftOut;
  const text = kinds[kind].encode(value);
  return text.length > longest ? leftOut : text;
}

/**
 * Characters that a value takes at least: one for each number or word, and one after it.
 * @param {any} value
 * @returns {number}
 */
function leastLength(value) {
  if (!Array.isArray(value)) return 0;
  const [first] = value;
  return Array.isArray(first) ? value.length * leastLength(first) : value.length * 2;
}

/**
 * Inputs from a link: what it names and is valid, the start for the rest. What the link left out as
 * too long is kept where it is there.
 * @param {Record<string, InputSpec>} specs
 * @param {Record<string, string>} params
 * @param {Inputs} [current]
 * @returns {{ inputs: Inputs, refused: InputError[] }}
 */
export function decodeInputs(specs, params, current = {}) {
  const inputs = defaults(specs);
  /** @type {InputError[]} */
  const refused = [];
  for (const [name, spec] of Object.entries(specs)) {
    if (!Object.hasOwn(params, name)) continue;
    try {
      inputs[name] = decoded(name, spec, params[name], current[name]);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      refused.push(error);
    }
  }
  return { inputs, refused };
}

/** @type {(name: string, spec: InputSpec, text: string, current: any) => any} */
function decoded(name, spec, text, current) {
  const kind = kinds[spec.kind];
  if (text.length > longest) throw new InputError('link.too-long', { name });
  if (text !== leftOut) return kind.check(kind.decode(text, spec), spec);
  if (current !== undefined && encoded(spec, current) === leftOut) return current;
  throw new InputError('link.left-out', { name });
}
