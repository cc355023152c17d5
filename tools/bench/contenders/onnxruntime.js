import { graphOf, resultName } from '../onnx/graphs.js';
import { modelOf } from '../onnx/model.js';

/** @import { Contender, Peer, Prepared, Task } from './types.js' */

const settings = { executionProviders: ['wasm'], logSeverityLevel: 3 };

/** onnxruntime-web, by WebAssembly in one thread. @param {Peer} peer @returns {Promise<Contender>} */
export async function onnxruntime(peer) {
  const ort = await peer('onnxruntime-web');
  ort.env.wasm.numThreads = 1;
  return {
    name: 'onnxruntime',
    kind: 'peer',
    async prepare(task) {
      const graph = graphOf(task);
      if (!graph) return undefined;
      return task.way === 'in-place' ? inPlace(ort, graph, task) : fromJavaScript(ort, graph, task);
    },
  };
}

/** @param {any} ort @param {import('../onnx/graphs.js').Graph} graph @param {Task} task @returns {Promise<Prepared>} */
async function fromJavaScript(ort, graph, { inputs }) {
  const shapes = Object.fromEntries(
    Object.entries(inputs)
      .filter(([name]) => graph.nodes.some((node) => node.inputs.includes(name)))
      .map(([name, { shape }]) => [name, graph.shapes?.[name] ?? shape]),
  );
  const session = await ort.InferenceSession.create(
    modelOf({ ...graph, inputs: shapes, outputs: [resultName] }),
    settings,
  );
  const run = async () => {
    const feeds = Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        new ort.Tensor('float32', inputs[name].data, shape),
      ]),
    );
    return (await session.run(feeds))[resultName].data;
  };
  return { run, waits: true, read: run, dispose: () => session.release() };
}

/**
 * It has no tensors that stay. So the inputs are the model's constants, which are not folded without
 * optimization, and one number of the result is all that comes out.
 *
 * @param {any} ort
 * @param {import('../onnx/graphs.js').Graph} graph
 * @param {Task} task
 * @returns {Promise<Prepared>}
 */
async function inPlace(ort, graph, { inputs }) {
  const tensors = Object.entries(inputs).map(([name, { shape, data }]) => [
    name,
    { shape: graph.shapes?.[name] ?? shape, data },
  ]);
  const number = (/** @type {bigint} */ value) => ({ shape: [1], data: BigInt64Array.of(value) });
  const probe = {
    nodes: [
      { op: 'Reshape', inputs: [resultName, 'probe.flat'], outputs: ['probe.row'] },
      { op: 'Slice', inputs: ['probe.row', 'probe.from', 'probe.to'], outputs: ['probe'] },
    ],
    constants: { 'probe.flat': number(-1n), 'probe.from': number(0n), 'probe.to': number(1n) },
  };
  const model = modelOf({
    nodes: [...graph.nodes, ...probe.nodes],
    constants: { ...Object.fromEntries(tensors), ...graph.constants, ...probe.constants },
    inputs: {},
    outputs: [resultName, 'probe'],
  });
  const session = await ort.InferenceSession.create(model, {
    ...settings,
    graphOptimizationLevel: 'disabled',
  });
  return {
    run: () => session.run({}, ['probe']),
    waits: true,
    read: async () => (await session.run({}, [resultName]))[resultName].data,
    dispose: () => session.release(),
  };
}
