import { calls } from '../../../web/engine/calls.js';
import {
  bytesFor,
  readText,
  resultAt,
  writeInputs,
  writeNumbers,
} from '../../../web/engine/frame.js';
import { loadEngine } from '../../../web/engine/index.js';
import { Native } from '../../../web/engine/native.js';
import { createReader } from '../../../web/engine/read-arguments.js';
import { variants } from '../../../web/engine/variants.js';
import { compileSource } from '../../../web/engine/wasm-source.js';
import { sizeOf } from '../inputs.js';

/** @import { Call } from '../../../web/engine/calls.js' */
/** @import { Variant } from '../../../web/engine/variants.js' */
/** @import { Contender, Prepared, Task } from './types.js' */

/**
 * Our engine, one contender a variant that runs here, in the order of `auto`.
 *
 * @returns {Promise<Contender[]>}
 */
export const normlab = () =>
  Promise.all(variants.filter(({ runsHere }) => runsHere()).map((variant) => contender(variant)));

/** What `auto` takes. */
export const bestNormlab = () => contender(best());

/** The bytes that an engine which has done nothing else holds after this. @param {Task} task */
export async function memoryAfter(task) {
  const native = await start(best());
  inPlace(native, task).run();
  return native.buffer().byteLength;
}

const best = () => variants.filter(({ runsHere }) => runsHere())[0];

/** @param {Variant} variant @returns {Promise<Contender>} */
async function contender(variant) {
  const engine = await loadEngine({ variant: variant.name });
  const native = await start(variant);
  return {
    name: variant.name,
    kind: 'ours',
    prepare: (task) =>
      task.way === 'in-place' ? inPlace(native, task) : fromJavaScript(engine, task),
  };
}

/** @typedef {ConstructorParameters<typeof Native>[0]} Module */

/** An instance of its own, whose memory no other call disturbs. @param {Variant} variant */
async function start({ wasm, importGlue }) {
  const { default: createModule } = await importGlue();
  const compiled = wasm && (await compileSource(wasm));
  const module = createModule(compiled && { instantiateWasm: instantiate(compiled) });
  return new Native(/** @type {Module} */ (await module));
}

/** @param {WebAssembly.Module} compiled */
const instantiate =
  (compiled) =>
  /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} receive */
  (imports, receive) => {
    WebAssembly.instantiate(compiled, imports).then(receive);
    return {};
  };

/** @param {Task} task */
function given({ workload: { call, options, result }, inputs }) {
  const names = /** @type {Call} */ (calls[call]).tensors;
  const rest = Object.entries(inputs).filter(([name]) => !names.includes(name));
  return [
    ...names.map((name) => inputs[name]),
    { ...Object.fromEntries(rest), ...options, fields: [result] },
  ];
}

/**
 * The call as a program makes it that holds on to its arrays: the result goes into one of them.
 *
 * @param {import('../../../web/engine/index.js').Engine} engine
 * @param {Task} task
 * @returns {Prepared}
 */
function fromJavaScript(engine, task) {
  const { call, result } = task.workload;
  const work = /** @type {(...args: unknown[]) => Record<string, { data: Float32Array }>} */ (
    engine[call]
  );
  const args = given(task);
  Object.assign(/** @type {object} */ (args.at(-1)), { out: { [result]: work(...args)[result] } });
  const run = () => work(...args)[result].data;
  return { run, read: run };
}

/**
 * The kernel behind its binding, over tensors that lie in the engine's memory.
 *
 * @param {Native} native
 * @param {Task} task
 * @returns {Prepared}
 */
function inPlace(native, task) {
  const { call: name, result } = task.workload;
  const call = /** @type {Call} */ (calls[name]);
  const { inputs, numbers } = createReader(native, name, call)(given(task));
  const block = native.functions.allocate(bytesFor(inputs)) >>> 0;
  if (block === 0) throw new Error('The engine has no room for the tensors.');
  writeInputs(native.memory(), inputs, block);
  native.functions.keep(block);
  const place = call.fields.indexOf(result);
  writeNumbers(native.memory(), numbers, 1 << place);
  const work = native.functions[name];
  return {
    run() {
      native.functions.release(); // the result before: else two take turns, more than caches hold
      if (!work()) throw new Error(readText(native.memory(), 1));
    },
    read() {
      const { address, shape } = resultAt(native.memory(), place);
      return new Float32Array(native.buffer(), address, sizeOf(shape)).slice();
    },
    dispose() {
      native.functions.release();
      native.functions.drop(block);
    },
  };
}
