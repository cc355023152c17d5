/** @import { Walkthrough } from './types.js' */

/**
 * The walkthroughs in the order of the course, each loaded when it is opened.
 * @type {{ id: string, part: number, load: () => Promise<Walkthrough> }[]}
 */
export const walkthroughs = [
  {
    id: 'standardize-and-scale',
    part: 1,
    load: async () => (await import('./standardize-and-scale/index.js')).standardizeAndScale,
  },
  {
    id: 'activations-grow',
    part: 1,
    load: async () => (await import('./activations-grow/index.js')).activationsGrow,
  },
  {
    id: 'batch-norm',
    part: 2,
    load: async () => (await import('./batch-norm/index.js')).batchNorm,
  },
  {
    id: 'layer-norm',
    part: 2,
    load: async () => (await import('./layer-norm/index.js')).layerNorm,
  },
  {
    id: 'batch-vs-layer',
    part: 2,
    load: async () => (await import('./batch-vs-layer/index.js')).batchVsLayer,
  },
  {
    id: 'review-traffic',
    part: 2,
    load: async () => (await import('./review-traffic/index.js')).reviewTraffic,
  },
  {
    id: 'train-vs-inference',
    part: 2,
    load: async () => (await import('./train-vs-inference/index.js')).trainVsInference,
  },
  {
    id: 'recurrent-steps',
    part: 2,
    load: async () => (await import('./recurrent-steps/index.js')).recurrentSteps,
  },
  {
    id: 'normalization-axes',
    part: 3,
    load: async () => (await import('./normalization-axes/index.js')).normalizationAxes,
  },
  {
    id: 'gelu-and-relu',
    part: 3,
    load: async () => (await import('./gelu-and-relu/index.js')).geluAndRelu,
  },
  {
    id: 'river-bank',
    part: 4,
    load: async () => (await import('./river-bank/index.js')).riverBank,
  },
  {
    id: 'padded-batch',
    part: 4,
    load: async () => (await import('./padded-batch/index.js')).paddedBatch,
  },
];
