import { add, cell, div, mul, number, sub, sum } from '../tape/expression.js';
import { along, channelLetters, countSymbol, letters, tuple } from './indices.js';
import { affine, deriveNormalization } from './normalize.js';

/**
 * @import { Expression } from '../tape/expression.js'
 * @import { Call, Op, Python } from '../tape/tape.js'
 */

/**
 * Batch normalization (Ioffe and Szegedy 2015, https://arxiv.org/abs/1502.03167), per channel over
 * all other axes. x (N,C), (N,C,L) or (N,C,H,W); gamma, beta, previous_running_mean,
 * previous_running_var (C); valid_mask as x without the channel axis, 1 = counts → mean, var, rstd
 * (C), normalized, output (as x), running_mean, running_var (C).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.functional.batch_norm.html
 * @type {Op}
 */
export const batchNorm = {
  name: 'batchNorm',
  fields: ['mean', 'var', 'rstd', 'normalized', 'output', 'running_mean', 'running_var'],
  reference: 'batch_norm',
  statistic: 'mean',
  run: (engine, { x, previous_running_mean, previous_running_var, ...given }, options, fields) =>
    engine.batchNorm(x, {
      ...given,
      ...options,
      fields,
      ...(previous_running_mean && { running_mean: previous_running_mean }),
      ...(previous_running_var && { running_var: previous_running_var }),
    }),
  derive(call, field, index) {
    const c = index.length === 1 ? index[0] : index[1];
    const own = lettersOf(call);
    /** @param {string} name */
    const statistic = (name) => cell(name, [c], own[1]);
    if (call.options.training === false) {
      const kept = { mean: 'mean', running_mean: 'mean', var: 'var', running_var: 'var' };
      const which = kept[/** @type {keyof typeof kept} */ (field)];
      if (which) return statistic(`previous_running_${which}`);
    }
    const count = countOf(call);
    if (field === 'running_mean') return moved(call, field, c, statistic('mean'));
    if (field === 'running_var') {
      const unbiased = div(mul(statistic('var'), count), sub(count, number(1)));
      return moved(call, field, c, unbiased);
    }
    const inside = own.length === 2 ? own.with(0, 'k') : own;
    return deriveNormalization(field, {
      line: channel(call, c).map((at) => cell('x', at, inside.join(''))),
      weights: call.has('valid_mask')
        ? channel(call, c).map((at) =>
            cell('valid_mask', at.toSpliced(1, 1), inside.toSpliced(1, 1).join('')),
          )
        : undefined,
      letter: inside.toSpliced(1, 1).join(','),
      count,
      x: cell('x', index, own.join('')),
      statistic,
      normalized: cell('normalized', index, own.join('')),
      gamma: affine(call.has('gamma'), 'gamma', [c], own[1]),
      beta: affine(call.has('beta'), 'beta', [c], own[1]),
      eps: call.options.eps ?? 1e-5,
    });
  },
  pytorch(python) {
    const [x, mean, variance, rstd] = ['x', 'mean', 'var', 'rstd'].map(python.name);
    const rank = python.shape('x').length;
    /** @param {string} name */
    const perChannel = (name) => (rank === 2 ? name : `${name}.reshape(${tuple(spread(rank))})`);
    return [
      ...(python.options.training === false ? keptLines(python) : countedLines(python)),
      `${rstd} = 1 / torch.sqrt(${variance} + ${python.options.eps ?? 1e-5})`,
      `${python.name('normalized')} = (${x} - ${perChannel(mean)}) * ${perChannel(rstd)}`,
      outputLine(python, perChannel),
    ];
  },
};

/** @param {Call} call */
function lettersOf(call) {
  const rank = call.shape('x').length;
  return rank === 2 ? letters(2) : channelLetters(rank);
}

/**
 * The cells of one channel that count.
 * @param {Call} call
 * @param {number} c
 */
function channel(call, c) {
  const shape = call.shape('x');
  const others = shape.map((_, axis) => axis).toSpliced(1, 1);
  const all = along(shape, [0, c, ...shape.slice(2).map(() => 0)], others);
  if (!call.has('valid_mask')) return all;
  return all.filter((index) => call.at('valid_mask', index.toSpliced(1, 1)) !== 0);
}

/**
 * How many cells of a channel count: a number, or the sum of the mask.
 * @param {Call} call
 * @returns {Expression}
 */
function countOf(call) {
  const shape = call.shape('x');
  const counted = shape.toSpliced(1, 1);
  if (!call.has('valid_mask')) {
    return number(
      counted.reduce((size, length) => size * length, 1),
      countSymbol(shape.length),
    );
  }
  const all = along(
    counted,
    counted.map(() => 0),
    counted.map((_, axis) => axis),
  );
  const own = counted.length === 1 ? ['k'] : channelLetters(shape.length).toSpliced(1, 1);
  return sum(
    own.join(','),
    all.map((index) => cell('valid_mask', index, own.join(''))),
  );
}

/**
 * A running statistic moved towards a new value: (1 − momentum)·old + momentum·new.
 * @param {Call} call
 * @param {'running_mean' | 'running_var'} field
 * @param {number} c
 * @param {Expression} next
 */
function moved(call, field, c, next) {
  const momentum = number(call.options.momentum ?? 0.1, 'm');
  const previous = `previous_${field}`;
  const start = field === 'running_mean' ? number(0, 'μ_0') : number(1, 'σ^2_0');
  const old = call.has(previous) ? cell(previous, [c], lettersOf(call)[1]) : start;
  return add(mul(sub(number(1), momentum), old), mul(momentum, next));
}

/** @param {number} rank */
const spread = (rank) => [-1, ...new Array(rank - 2).fill(1)];

/** @param {Python} python */
function keptLines({ name }) {
  return ['mean', 'var'].flatMap((which) => [
    `${name(which)} = ${name(`previous_running_${which}`)}`,
    `${name(`running_${which}`)} = ${name(`previous_running_${which}`)}`,
  ]);
}

/** @param {Python} python */
function countedLines({ name, has, shape, options: { momentum = 0.1 } }) {
  const rank = shape('x').length;
  const rows = rank === 2 ? name('x') : `${name('x')}.movedim(1, -1)`;
  const counted = has('valid_mask')
    ? `${rows}[${name('valid_mask')}.bool()]`
    : `${rows}.reshape(-1, ${shape('x')[1]})`;
  const previous = (/** @type {string} */ which, /** @type {string} */ fresh) =>
    has(`previous_running_${which}`) ? name(`previous_running_${which}`) : fresh;
  return [
    `${name('mean')} = ${counted}.mean(0)`,
    `${name('var')} = ${counted}.var(0, unbiased=False)`,
    `${name('running_mean')} = (1 - ${momentum}) * ${previous('mean', '0')} + ${momentum} * ${name('mean')}`,
    `${name('running_var')} = (1 - ${momentum}) * ${previous('var', '1')} + ${momentum} * ${counted}.var(0)`,
  ];
}

/**
 * PyTorch's own batch_norm where it has one: it knows no mask.
 * @param {Python} python
 * @param {(name: string) => string} perChannel
 */
function outputLine({ name, has, options: { training = true, eps = 1e-5 } }, perChannel) {
  const weight = has('gamma') ? name('gamma') : 'None';
  const bias = has('beta') ? name('beta') : 'None';
  if (has('valid_mask')) {
    const scaled = has('gamma') ? ` * ${perChannel(weight)}` : '';
    const shifted = has('beta') ? ` + ${perChannel(bias)}` : '';
    return `${name('output')} = ${name('normalized')}${scaled}${shifted}`;
  }
  const running = training
    ? 'None, None'
    : `${name('previous_running_mean')}, ${name('previous_running_var')}`;
  return `${name('output')} = F.batch_norm(${name('x')}, ${running}, ${weight}, ${bias}, training=${training ? 'True' : 'False'}, eps=${eps})`;
}
