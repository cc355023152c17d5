import { most, nodes } from './program.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Reader } from '../types.js'
 *
 * @typedef {object} Traffic verdicts on the review in batches of 1 to 200, by size − 1
 * @property {Float32Array} mean over 30 crowds under batch norm; NaN for one review alone
 * @property {Float32Array} low the lowest of those
 * @property {Float32Array} high
 * @property {Float32Array} running with running statistics, in one of the crowds
 * @property {Float32Array} layer under layer norm, in the same crowd
 */

/** Random crowds, each of which grows from no neighbour to 199. */
export const crowds = 30;

/**
 * The review among crowds of this day, whatever the batch on the tape: kept while that alone changes.
 * @param {Reader} reader
 */
export const trafficOf = ({ sweep }) =>
  sweep({ over: 'size', from: 1, to: 1, read: measured })[0].value;

/**
 * All crowds lie side by side, as channels: one call gives the statistics of 30 batches of a size.
 * @param {Tape} tape
 * @returns {Traffic}
 */
function measured(tape) {
  const { engine } = tape;
  const own = tape.tensor('z').data.slice(0, nodes);
  const others = crowdsOf(tape);
  const wide = crowds * nodes;
  const rows = sideBySide(own, others);
  const row = { shape: [1, wide], data: rows.slice(0, wide) };
  const kept = {
    training: false,
    running_mean: tape.tensor('training.running_mean'),
    running_var: tape.tensor('training.running_var'),
  };

  const batch = new Float32Array(most * wide).fill(Number.NaN);
  const running = new Float32Array(most * nodes);
  const layer = new Float32Array(most * nodes);
  for (let size = 1; size <= most; size++) {
    if (size > 1) {
      const x = { shape: [size, wide], data: rows.subarray(0, size * wide) };
      const { mean, var: variance } = engine.batchNorm(x, { fields: ['mean', 'var'] });
      const now = { training: false, running_mean: mean, running_var: variance };
      const { output } = engine.batchNorm(row, { ...now, fields: ['output'] });
      batch.set(output.data, (size - 1) * wide);
    }
    const one = { shape: [size, nodes], data: batchOf(own, others, size) };
    const at = (size - 1) * nodes;
    const first = (/** @type {{ output: { data: Float32Array } }} */ { output }) =>
      output.data.subarray(0, nodes);
    running.set(first(engine.batchNorm(one, { ...kept, fields: ['output'] })), at);
    layer.set(first(engine.layerNorm(one, { fields: ['output'] })), at);
  }

  const verdicts = { shape: [most, crowds], data: verdictsOn(tape, batch) };
  const { min, max } = engine.minMaxScale(verdicts, { axis: 1, fields: ['min', 'max'] });
  const { mean } = engine.standardize(verdicts, { axis: 1, fields: ['mean'] });
  return {
    mean: mean.data,
    low: min.data,
    high: max.data,
    running: verdictsOn(tape, running),
    layer: verdictsOn(tape, layer),
  };
}

/**
 * What the layer gives for 30 crowds of the day, drawn as the reader's is: (30, 200, 4), flat. The
 * first crowd is the reader's.
 * @param {Tape} tape
 * @returns {Float32Array}
 */
export function crowdsOf(tape) {
  const { engine } = tape;
  const { seed } = /** @type {any} */ (tape.origin('crowd.drawn')).call.options;
  const weight = tape.tensor('w_hidden');
  const mood = tape.tensor('mood');
  const drawn = engine.generator(seed).randn([crowds * most, weight.shape[1]]);
  const bias = engine.linear({ shape: [1, ...mood.shape], data: mood.data }, { weight }).output;
  return engine.linear(drawn, { weight, bias: { shape: [nodes], data: bias.data } }).output.data;
}

/**
 * The review's row and 199 neighbours below it, once for each crowd: (200, 30·4), flat.
 * @param {ArrayLike<number>} own
 * @param {Float32Array} others
 */
function sideBySide(own, others) {
  const rows = new Float32Array(most * crowds * nodes);
  for (let crowd = 0; crowd < crowds; crowd++) {
    rows.set(own, crowd * nodes);
    for (let row = 1; row < most; row++) {
      const from = (crowd * most + row - 1) * nodes;
      rows.set(others.subarray(from, from + nodes), (row * crowds + crowd) * nodes);
    }
  }
  return rows;
}

/**
 * The review in a batch of a size, each size in another crowd: (size, 4), flat.
 * @type {(own: ArrayLike<number>, others: Float32Array, size: number) => Float32Array}
 */
function batchOf(own, others, size) {
  const from = (size % crowds) * most * nodes;
  const data = new Float32Array(size * nodes);
  data.set(own);
  data.set(others.subarray(from, from + (size - 1) * nodes), nodes);
  return data;
}

/**
 * Normalized rows through activation and output node: one probability for each four numbers.
 * @param {Tape} tape
 * @param {Float32Array} normalized
 * @returns {Float32Array}
 */
function verdictsOn(tape, normalized) {
  const { engine } = tape;
  const x = { shape: [normalized.length / nodes, nodes], data: normalized };
  const hidden = engine.activation(x, { kind: 'relu', fields: ['output'] }).output;
  const logit = engine.linear(hidden, { weight: tape.tensor('w_out') }).output;
  return engine.activation(logit, { kind: 'sigmoid', fields: ['output'] }).output.data;
}
