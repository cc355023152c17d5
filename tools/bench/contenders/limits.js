import { variants } from '../../../web/engine/variants.js';
import { compileSource } from '../../../web/engine/wasm-source.js';
import { sizeOf } from '../inputs.js';

/** @import { Contender, Prepared } from './types.js' */
/** @import { Workload } from '../workloads.js' */

/** @typedef {{ memory: WebAssembly.Memory, copy: (from: number, to: number, count: number) => void, multiply_add: (cells: number, rounds: number) => number }} Exports */

const modules = [
  {
    variant: 'relaxed-simd',
    wasm: new URL('../../../build/wasm-relaxed-simd/bench/limits.wasm', import.meta.url),
  },
  { variant: 'simd', wasm: new URL('../../../build/wasm-simd/bench/limits.wasm', import.meta.url) },
];

const pageBytes = 65536;
const rounds = 20000;

/** The unit of copies, in floats. */
const strip = 16;

/**
 * What no kernel can beat: the time to read its main input and write as much, or to do its
 * multiplications and additions in registers.
 *
 * @returns {Promise<Contender>}
 */
export async function limits() {
  const runsHere = variants.filter((variant) => variant.runsHere());
  const found = modules.find(({ variant }) => runsHere.some(({ name }) => name === variant));
  if (!found) throw new Error('There is no WebAssembly with SIMD here, to measure limits with.');
  const module = await compileSource(found.wasm);
  return {
    name: 'limit',
    kind: 'limit',
    async prepare({ workload, way }) {
      if (way !== 'in-place' || workload.hasNoLimit) return undefined;
      const { exports } = await WebAssembly.instantiate(module, {
        env: { emscripten_notify_memory_growth() {} },
      });
      const limit = /** @type {Exports} */ (/** @type {unknown} */ (exports));
      return workload.flops ? multiplyAdd(limit, workload.flops) : copy(limit, workload);
    },
  };
}

/** New memory, behind all else. @param {Exports} exports @param {number} bytes */
const room = ({ memory }, bytes) => memory.grow(Math.ceil(bytes / pageBytes)) * pageBytes;

/** @param {Exports} exports @param {number} flops @returns {Prepared} */
function multiplyAdd(exports, flops) {
  const cells = room(exports, pageBytes);
  const fill = () =>
    new Float32Array(exports.memory.buffer, cells, 8).set([1, 1, 1, 1, 1e-9, 1e-9, 1e-9, 1e-9]);
  fill();
  const perRound = exports.multiply_add(cells, 1);
  fill();
  return {
    run: () => exports.multiply_add(cells, rounds),
    share: (perRound * rounds) / flops,
  };
}

/** @param {Exports} exports @param {Workload} workload @returns {Prepared} */
function copy(exports, { shapes }) {
  const count = Math.ceil(sizeOf(Object.values(shapes)[0]) / strip) * strip;
  const from = room(exports, count * 4);
  const to = room(exports, count * 4);
  new Float32Array(exports.memory.buffer, from, count).fill(1);
  return { run: () => exports.copy(from, to, count) };
}
