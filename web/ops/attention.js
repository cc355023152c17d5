import {
  add,
  allow,
  block,
  cell,
  div,
  evaluate,
  exp,
  max,
  mul,
  number,
  sqrt,
  sub,
  sum,
} from '../tape/expression.js';
import { broadcast } from './indices.js';

/**
 * @import { Cell, Expression } from '../tape/expression.js'
 * @import { Call, Op, Python } from '../tape/tape.js'
 */

/**
 * Scaled dot-product attention (Vaswani et al. 2017, https://arxiv.org/abs/1706.03762).
 * query (…, T_q, d_k), key (…, T_k, d_k), value (…, T_k, d_v); attn_mask broadcast to scores (bool:
 * 1 = may attend; float: added); key_padding_mask (N, T_k), 1 = ignored → raw_scores, scores,
 * masked_scores, attention_weights (…, T_q, T_k), context (…, T_q, d_v). With `num_heads` the last
 * axis of 3-d input is split into heads, and context is joined again.
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.functional.scaled_dot_product_attention.html
 * @type {Op}
 */
export const attention = {
  name: 'attention',
  fields: ['raw_scores', 'scores', 'masked_scores', 'attention_weights', 'context'],
  reference: 'attention',
  run(engine, { query, key, value, ...masks }, options, fields) {
    const [raw, rest] = [fields.includes('raw_scores'), fields.filter((f) => f !== 'raw_scores')];
    const { num_heads } = options;
    const unscaled = { ...(num_heads && { num_heads }), scale: 1, fields: ['scores'] };
    return {
      ...(raw && { raw_scores: engine.attention(query, key, value, unscaled).scores }),
      ...(rest.length &&
        engine.attention(query, key, value, { ...masks, ...options, fields: rest })),
    };
  },
  derive(call, field, index) {
    const row = index.slice(0, -1);
    const j = index[index.length - 1];
    switch (field) {
      case 'raw_scores':
        return product(call, index);
      case 'scores':
        return scaled(call, cell('raw_scores', index, 'ij'));
      case 'masked_scores':
        return masked(call, index);
      case 'attention_weights':
        return weight(call, row, j);
      default:
        return weighted(call, index);
    }
  },
  pytorch(python) {
    const { name, options } = python;
    const split = options.num_heads !== undefined;
    const [query, key, value] = ['query', 'key', 'value'].map((local) =>
      split ? `_split(${name(local)})` : name(local),
    );
    const scale =
      options.scale === undefined ? `${headDim(python)} ** 0.5` : `1 / ${options.scale}`;
    const context = `${name('attention_weights')} @ ${value}`;
    return [
      ...(split
        ? [`_split = lambda x: x.unflatten(-1, (${options.num_heads}, -1)).transpose(1, 2)`]
        : []),
      `${name('raw_scores')} = ${query} @ ${key}.transpose(-2, -1)`,
      `${name('scores')} = ${name('raw_scores')} / (${scale})`,
      ...maskLines(python),
      `${name('attention_weights')} = F.softmax(${name('masked_scores')}, dim=-1)`,
      ...emptyRowLines(python),
      `${name('context')} = ${split ? `(${context}).transpose(1, 2).flatten(2)` : context}`,
    ];
  },
};

/**
 * Where a cell of a query, key or value lies: in its own plane, or in its head's share of the row.
 * @param {Call} call
 * @param {string} local
 * @param {number[]} lead indices before the row: batch, or batch and head
 * @param {number} row
 * @param {number} feature
 */
function located(call, local, lead, row, feature) {
  const { num_heads } = call.options;
  if (num_heads === undefined) return [...lead, row, feature];
  const [n, head] = lead;
  return [n, row, (head * call.shape(local)[2]) / num_heads + feature];
}

/** @param {{ shape: (local: string) => number[], options: any }} call */
function headDim(call) {
  const width = call.shape('query').at(-1) ?? 0;
  return width / (call.options.num_heads ?? 1);
}

/** @type {(call: Call, index: number[]) => Expression} */
function product(call, index) {
  const lead = index.slice(0, -2);
  const [i, j] = index.slice(-2);
  const features = Array.from({ length: headDim(call) }, (_, k) => k);
  return sum(
    'k',
    features.map((k) =>
      mul(
        cell('query', located(call, 'query', lead, i, k), 'ik'),
        cell('key', located(call, 'key', lead, j, k), 'jk'),
      ),
    ),
  );
}

/** @type {(call: Call, raw: Expression) => Expression} */
function scaled(call, raw) {
  const { scale } = call.options;
  if (scale !== undefined) return mul(raw, number(scale, 'scale'));
  return div(raw, sqrt(number(headDim(call), 'd_k')));
}

/**
 * The −∞ that a mask adds to a pair; undefined where the pair may attend.
 * @type {(call: Call, index: number[]) => Expression | undefined}
 */
function forbidden(call, index) {
  const [i, j] = index.slice(-2);
  for (const [mask, bias] of maskCells(call, index)) {
    const flag = call.at(mask.tensor, mask.index);
    const value = evaluate(bias, () => flag);
    if (value === -Infinity) return bias;
  }
  return call.options.is_causal && j > i ? number(-Infinity) : undefined;
}

/**
 * The cells of the masks that bear on a pair, and what each adds to its score.
 * @type {(call: Call, index: number[]) => [Cell, Expression][]}
 */
function maskCells(call, index) {
  /** @type {[Cell, Expression][]} */
  const found = [];
  if (call.has('attn_mask')) {
    const mask = call.tensor('attn_mask');
    const at = cell('attn_mask', broadcast(mask.shape, index), 'ij');
    found.push([at, mask.data instanceof Uint8Array ? allow(at) : at]);
  }
  if (call.has('key_padding_mask')) {
    const mask = call.tensor('key_padding_mask');
    const j = index[index.length - 1];
    const at = cell('key_padding_mask', mask.shape.length === 1 ? [j] : [index[0], j], 'j');
    found.push([at, mask.data instanceof Uint8Array ? block(at) : at]);
  }
  return found;
}

/** @type {(call: Call, index: number[]) => Expression} */
function masked(call, index) {
  const [i, j] = index.slice(-2);
  /** @type {Expression} */
  let score = cell('scores', index, 'ij');
  for (const [, bias] of maskCells(call, index)) score = add(score, bias);
  return call.options.is_causal && j > i ? add(score, number(-Infinity)) : score;
}

/**
 * e^score over the sum of the row's; large scores are shifted by the row's largest first. In a row
 * with nothing to attend to every e^−∞ is 0, and so is their sum.
 * @type {(call: Call, row: number[], j: number) => Expression}
 */
function weight(call, row, j) {
  const keys = Array.from({ length: call.shape('masked_scores').at(-1) ?? 0 }, (_, k) => k);
  const bans = keys.flatMap((k) => forbidden(call, [...row, k]) ?? []);
  if (bans.length === keys.length) return sum('k', bans.map(exp));
  const scores = keys.map((k) => cell('masked_scores', [...row, k], 'ik'));
  const largest = scores.reduce(
    (top, { index }) => Math.max(top, call.at('masked_scores', index)),
    -Infinity,
  );
  const isLarge = Math.abs(largest) > 60 && Number.isFinite(largest);
  /** @type {(score: Expression) => Expression} */
  const term = (score) => exp(isLarge ? sub(score, max('m', scores)) : score);
  return div(term(cell('masked_scores', [...row, j], 'ij')), sum('k', scores.map(term)));
}

/** @type {(call: Call, index: number[]) => Expression} */
function weighted(call, index) {
  const { num_heads } = call.options;
  const [i, column] = index.slice(-2);
  const valueShape = call.shape('value');
  const width = valueShape[valueShape.length - 1] / (num_heads ?? 1);
  const lead =
    num_heads === undefined ? index.slice(0, -2) : [index[0], Math.floor(column / width)];
  const feature = column % width;
  const keys = Array.from({ length: valueShape[valueShape.length - 2] }, (_, k) => k);
  const weights = keys.map((k) => cell('attention_weights', [...lead, i, k], 'ik'));
  if (keys.every((k) => forbidden(call, [...lead, i, k]))) return sum('k', weights);
  return sum(
    'k',
    keys.map((k) => mul(weights[k], cell('value', located(call, 'value', lead, k, feature), 'kj'))),
  );
}

/**
 * PyTorch's softmax of a row of −∞ is NaN; a query with nothing to attend to takes in nothing.
 * @param {Python} python
 */
function emptyRowLines({ name, has, options }) {
  if (!has('attn_mask') && !has('key_padding_mask') && !options.is_causal) return [];
  const weights = name('attention_weights');
  const empty = `(${name('masked_scores')} == -torch.inf).all(-1, keepdim=True)`;
  return [`${weights} = ${weights}.masked_fill(${empty}, 0.0)`];
}

/** @param {Python} python */
function maskLines({ name, has, shape, options: { is_causal } }) {
  const masked_scores = name('masked_scores');
  const lines = [`${masked_scores} = ${name('scores')}`];
  if (has('attn_mask')) {
    const mask = name('attn_mask');
    lines.push(
      `${masked_scores} = ${masked_scores}.masked_fill(~${mask}, -torch.inf) if ${mask}.dtype == torch.bool else ${masked_scores} + ${mask}`,
    );
  }
  if (has('key_padding_mask')) {
    const mask = name('key_padding_mask');
    const rank = shape('scores').length;
    const spread =
      rank === 2 ? mask : `${mask}${rank === 4 ? '[:, None, None, :]' : '[:, None, :]'}`;
    lines.push(`${masked_scores} = ${masked_scores}.masked_fill(${spread}, -torch.inf)`);
  }
  if (is_causal) {
    lines.push(
      `${masked_scores} = ${masked_scores}.masked_fill(~torch.ones(${masked_scores}.shape[-2:], dtype=torch.bool).tril(), -torch.inf)`,
    );
  }
  return lines;
}
