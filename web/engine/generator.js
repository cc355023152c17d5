import { EngineError } from './error.js';
import { Lengths, readWords, resultAt, Words } from './frame.js';
import { invoke } from './invoke.js';
import { guarded } from './read-arguments.js';
import { settle } from './room.js';
import { readShape } from './shape.js';
import { checkSize } from './size.js';
import { inWords } from './words.js';

/** @import { Native } from './native.js' */
/** @import { Generator } from './types.js' */

const least = -(2n ** 63n);
const most = 2n ** 64n - 1n;

/**
 * A stream of random numbers. Its state is kept here, as words that only C++ understands.
 *
 * @param {Native} native
 * @param {unknown} seed
 * @returns {Generator}
 */
export function createGenerator(native, seed) {
  const bits = BigInt.asUintN(64, readSeed(seed));
  const halves = [Number(bits & 0xffffffffn), Number(bits >> 32n)];
  let state = invoke(native, 'seedGenerator', [], halves, 0, () => readWords(native, 0));

  /** @param {'randn' | 'rand'} name @returns {(shape: readonly number[]) => import('./types.js').Tensor} */
  const draw = (name) => (shape) => {
    const lengths = guarded(`${name}: shape`, (where) => readShape(where, shape));
    checkSize(`${name}: the tensor`, lengths);
    const drawn = invoke(native, name, [new Words(state), new Lengths(lengths)], [], 0, () => ({
      state: readWords(native, 0),
      tensor: settle(native.module.HEAPF32, resultAt(native, 1)),
    }));
    state = drawn.state;
    return drawn.tensor;
  };
  return Object.freeze({ randn: draw('randn'), rand: draw('rand') });
}

/** @param {unknown} seed */
function readSeed(seed) {
  const whole =
    typeof seed === 'number' && Number.isInteger(seed)
      ? BigInt(seed)
      : typeof seed === 'bigint'
        ? seed
        : undefined;
  if (whole !== undefined && whole >= least && whole <= most) return whole;
  const came = seed === undefined ? 'missing' : whole === undefined ? inWords(seed) : `${whole}`;
  throw new EngineError(
    'bad-argument',
    `generator: seed is ${came}; a whole number from −2⁶³ to 2⁶⁴ − 1 is wanted.`,
  );
}
