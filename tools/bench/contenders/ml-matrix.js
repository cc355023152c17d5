/** @import { CallName } from '../../../web/engine/calls.js' */
/** @import { Contender, Peer } from './types.js' */

const eps = 1e-5;

/** ml-matrix: matrices in plain JavaScript and double precision. @param {Peer} peer @returns {Promise<Contender>} */
export async function mlMatrix(peer) {
  const { Matrix } = await peer('ml-matrix');
  return {
    name: 'ml-matrix',
    kind: 'peer',
    prepare({ workload, way, inputs }) {
      const compute = computations[workload.call];
      const [first] = Object.values(inputs);
      if (!compute || first.shape.length !== 2) return undefined;
      const matrices = () =>
        Object.fromEntries(
          Object.entries(inputs).map(([name, { shape, data }]) => [
            name,
            shape.length === 2 ? Matrix.from1DArray(shape[0], shape[1], data) : [...data],
          ]),
        );
      if (way === 'arrays') {
        const run = () => Float32Array.from(compute(matrices()).to1DArray());
        return { run, read: run };
      }
      const resident = matrices();
      const run = () => compute(resident);
      return { run, read: () => run().to1DArray() };
    },
  };
}

/** @type {Partial<Record<CallName, (matrices: Record<string, any>) => any>>} */
const computations = {
  matmul: ({ a, b }) => a.mmul(b),
  layerNorm: ({ x, gamma, beta }) => {
    const mean = x.mean('row');
    const roots = x.variance('row', { mean, unbiased: false }).map(root);
    return x
      .clone()
      .subColumnVector(mean)
      .divColumnVector(roots)
      .mulRowVector(gamma)
      .addRowVector(beta);
  },
  batchNorm: ({ x, gamma, beta }) => {
    const mean = x.mean('column');
    const roots = x.variance('column', { mean, unbiased: false }).map(root);
    return x.clone().subRowVector(mean).divRowVector(roots).mulRowVector(gamma).addRowVector(beta);
  },
};

/** @param {number} variance */
const root = (variance) => Math.sqrt(variance + eps);
