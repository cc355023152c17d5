import { EngineError } from './error.js';
import { readBytes, resultAt } from './frame.js';
import { guarded } from './guarded.js';
import { invoke } from './invoke.js';
import { settle } from './room.js';
import { readShape } from './shape.js';
import { checkSize } from './size.js';
import { checkSurplus } from './surplus.js';
import { inWords } from './words.js';

/** @import { Native } from './native.js' */
/** @import { Cells, Generator } from './types.js' */

const least = -(2n ** 63n);
const most = 2n ** 64n - 1n;

/**
 * A stream of random numbers. Its state is kept here, as bytes that only C++ understands.
 *
 * @param {Native} native
 * @param {unknown} seed
 * @returns {Generator}
 */
export function createGenerator(native, seed) {
  const bits = BigInt.asUintN(64, readSeed(seed));
  const halves = [Number(bits & 0xffffffffn), Number(bits >> 32n)];
  const seeding = { inputs: [], numbers: halves, wanted: 0 };
  let state = invoke(native, 'seedGenerator', native.functions.seedGenerator, seeding, readState);

  /** @param {'randn' | 'rand'} name @returns {(shape: readonly number[], ...surplus: unknown[]) => import('./types.js').Tensor} */
  const draw =
    (name) =>
    (shape, ...surplus) => {
      checkSurplus(name, [shape, ...surplus], ['the shape']);
      const lengths = guarded(`${name}: shape`, (where) => readShape(where, '', shape));
      checkSize(`${name}: the tensor`, lengths);
      const given = { inputs: [bytes(state), withoutCells(lengths)], numbers: [], wanted: 0 };
      const drawn = invoke(native, name, native.functions[name], given, readDrawn);
      state = drawn.state;
      return drawn.tensor;
    };
  return Object.freeze({ randn: draw('randn'), rand: draw('rand') });
}

/** @param {Native} native */
const readState = (native) => readBytes(native.memory(), 0);

/** @param {Native} native */
const readDrawn = (native) => {
  const memory = native.memory();
  return { state: readState(native), tensor: settle(memory.floats, resultAt(memory, 1)) };
};

/** @param {Uint8Array} data @returns {Cells} */
const bytes = (data) => ({ shape: [data.length], data, isBool: true, count: data.length });

const none = new Float32Array(0);

/** @param {number[]} shape @returns {Cells} */
const withoutCells = (shape) => ({ shape, data: none, isBool: false, count: 0 });

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
