/**
 * Calls that the engine refuses: a name, the call, the code, and what the sentence says.
 * Both arguments and options are of types that checked code could not even write.
 */

import { calls } from '../../../web/engine/calls.js';
import { examples, run } from './examples.js';

const x = [
  [1, 2, 3],
  [4, 5, 6],
];
class Throwing {
  axis = -1;
  get eps() {
    throw new Error('no eps today');
  }
}

const throwing = {
  get axis() {
    throw new Error('no axis today');
  },
};
const row = [[1]];
const single = { num_heads: 1, w_q: row, w_k: row, w_v: row, w_o: row };
const ragged = [[1, 2], [3]];
/** @type {unknown[]} */
const circle = [];
circle.push(circle);

/** @typedef {[name: string, call: (engine: any) => unknown, code: string, sentence: string | RegExp]} Refused */

/** @type {Refused[]} */
export const tensors = [
  ['nothing', (e) => e.layerNorm(), 'bad-argument', 'layerNorm: x is missing; a tensor is wanted'],
  ['null', (e) => e.layerNorm(null), 'bad-argument', 'layerNorm: x is null'],
  ['a number', (e) => e.layerNorm(3), 'bad-argument', 'x is 3; a tensor is wanted'],
  ['a string', (e) => e.layerNorm('1 2'), 'bad-argument', 'x is a string ("1 2")'],
  [
    'a string among numbers',
    (e) => e.layerNorm([[1, '2']]),
    'bad-argument',
    'layerNorm: x[0][1] is a string ("2"); a number is wanted.',
  ],
  ['a BigInt', (e) => e.layerNorm([1n]), 'bad-argument', 'x[0] is a BigInt; a number is wanted'],
  [
    'a BigInt array',
    (e) => e.layerNorm({ shape: [1], data: BigInt64Array.of(1n) }),
    'bad-argument',
    'layerNorm: x.data is a BigInt64Array',
  ],
  ['BigInts alone', (e) => e.layerNorm(BigUint64Array.of(1n)), 'bad-argument', 'a BigUint64Array'],
  ['true', (e) => e.layerNorm([1, true]), 'bad-argument', 'x[1] is a boolean (true)'],
  [
    'all results of a call',
    (e) => e.softmax(e.layerNorm(x)),
    'bad-argument',
    'softmax: x is an object of the tensors "mean", "var", "rstd", "normalized", "output"; one of them is wanted, such as its output.',
  ],
  [
    'results that stay in the engine',
    (e) => e.matmul(x, e.attention(x, x, x, { fields: ['context'], keep: true })),
    'bad-argument',
    'matmul: b is an object of the tensors "context"; one of them is wanted, such as its context.',
  ],
  [
    'a second object of options',
    (e) => e.positionalEncoding({ length: 2, d_model: 2 }, { keep: true }),
    'bad-argument',
    'positionalEncoding: an object came after the options; the options and nothing more is wanted.',
  ],
  [
    'options of a draw',
    (e) => e.generator(0).randn([2], { keep: true }),
    'bad-argument',
    'randn: an object came after the shape; the shape and nothing more is wanted.',
  ],
  ['a second seed', (e) => e.generator(0, 1), 'bad-argument', 'generator: 1 came after the seed;'],
  [
    'options of a tensor',
    (e) => e.tensor(x, { keep: true }),
    'bad-argument',
    'tensor: an object came after x; x and nothing more is wanted.',
  ],
  ['a null inside', (e) => e.layerNorm([1, null]), 'bad-argument', 'x[1] is null'],
  // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested
  ['a hole', (e) => e.layerNorm([1, , 3]), 'bad-argument', 'x[1] is a hole or undefined'],
  [
    'a hole of a billion',
    (e) => e.layerNorm(new Array(1e9)),
    'bad-argument',
    /x\[0\] is a hole|out/,
  ],
  ['an object inside', (e) => e.layerNorm([[{}]]), 'bad-argument', 'x[0][0] is an object'],
  ['an object where a row belongs', (e) => e.layerNorm([[1], {}]), 'bad-argument', 'x[1] is an ob'],
  [
    'a DataView',
    (e) => e.layerNorm(new DataView(new ArrayBuffer(8))),
    'bad-argument',
    'x.shape is',
  ],
  ['no shape', (e) => e.layerNorm({ data: [1] }), 'bad-argument', 'x.shape is undefined; an array'],
  ['no data', (e) => e.layerNorm({ shape: [1] }), 'bad-argument', 'x.data is undefined'],
  [
    'a negative length',
    (e) => e.layerNorm({ shape: [2, -1], data: [] }),
    'bad-argument',
    'layerNorm: x.shape[1] is -1; a whole number from 0 on is wanted.',
  ],
  ['half a length', (e) => e.layerNorm({ shape: [0.5], data: [1] }), 'bad-argument', 'is 0.5'],
  ['a length as text', (e) => e.layerNorm({ shape: ['1'], data: [1] }), 'bad-argument', '("1")'],
  [
    'nested data beside a shape',
    (e) => e.layerNorm({ shape: [1, 1], data: [[1]] }),
    'bad-argument',
    'layerNorm: x.data is nested; one flat array is wanted beside a shape.',
  ],
  ['a detached buffer', (e) => e.layerNorm(detached()), 'bad-argument', 'buffer is detached'],
  [
    'a getter that throws',
    (e) =>
      e.layerNorm({
        shape: [1],
        get data() {
          throw new Error('gone');
        },
      }),
    'bad-argument',
    'layerNorm: x could not be read: gone.',
  ],
  [
    'a getter that throws no error at all',
    (e) =>
      e.layerNorm({
        get shape() {
          throw undefined;
        },
      }),
    'bad-argument',
    'layerNorm: x could not be read: undefined.',
  ],
  [
    'ragged rows',
    (e) => e.layerNorm(ragged),
    'shape-mismatch',
    'layerNorm: x[1] is ragged: it holds 1 values where 2 are wanted, as in the rows before it.',
  ],
  ['a value where a row belongs', (e) => e.layerNorm([[1], 2]), 'shape-mismatch', 'x[1] is ragged'],
  ['a row where a value belongs', (e) => e.layerNorm([1, [2]]), 'shape-mismatch', 'x[1] is ragged'],
  [
    'data of another length than its shape',
    (e) => e.layerNorm({ shape: [2, 3], data: new Float32Array(5) }),
    'shape-mismatch',
    'layerNorm: x has shape (2, 3), which is 6 values, but its data holds 5.',
  ],
  [
    'nine axes',
    (e) => e.layerNorm({ shape: [1, 1, 1, 1, 1, 1, 1, 1, 1], data: [1] }),
    'shape-mismatch',
    'layerNorm: x.shape names 9 axes; a tensor has at most 8.',
  ],
  ['nine arrays deep', (e) => e.layerNorm([[[[[[[[[1]]]]]]]]]), 'shape-mismatch', 'at most 8 axes'],
  ['an array that holds itself', (e) => e.layerNorm(circle), 'shape-mismatch', 'at most 8 axes'],
  [
    'a shape beyond the address space',
    (e) => e.layerNorm({ shape: [2 ** 20, 2 ** 20], data: [] }),
    'too-large',
    /x has shape \(1048576, 1048576\), which could never fit/,
  ],
  ['an axis beyond it', (e) => e.softmax({ shape: [0, 2 ** 32], data: [] }), 'too-large', '(0, 4'],
];

/** @type {Refused[]} */
export const options = [
  ['null options', (e) => e.layerNorm(x, null), 'bad-argument', 'layerNorm: the options are null'],
  ['options that are a number', (e) => e.layerNorm(x, 1), 'bad-argument', 'the options are 1'],
  [
    'a tensor in their place',
    (e) => e.layerNorm(x, Float32Array.of(1, 2, 3)),
    'bad-argument',
    'layerNorm: the options are a Float32Array; an object is wanted.',
  ],
  [
    'a Map',
    (e) => e.layerNorm(x, new Map([['eps', 0]])),
    'bad-argument',
    'layerNorm: the options are a Map; an object is wanted.',
  ],
  [
    'an object of a class that has none of them',
    (e) => e.layerNorm(x, new (class Settings {})()),
    'bad-argument',
    'layerNorm: the options are an object of class Settings, which has none; an object is wanted.',
  ],
  ['an integer array', (e) => e.softmax(x, new Int8Array(2)), 'bad-argument', 'are an Int8Array;'],
  [
    'a slip of the pen',
    (e) => e.layerNorm(x, { epss: 1e-3 }),
    'bad-argument',
    'layerNorm: "epss" is no option; names out of "axis", "gamma", "beta", "eps", "fields", "out", "keep" are wanted.',
  ],
  [
    'a slip of the pen where there are no options',
    (e) => e.matmul(x, x, { transposed: true }),
    'bad-argument',
    'matmul: "transposed" is no option; names out of "fields", "out", "keep" are wanted.',
  ],
  ['options that are an array', (e) => e.matmul(x, x, [1]), 'bad-argument', 'options are an array'],
  [
    'an option whose getter throws',
    (e) => e.layerNorm(x, throwing),
    'bad-argument',
    'layerNorm: axis could not be read: no axis today.',
  ],
  [
    'an option whose getter in a class throws',
    (e) => e.layerNorm(x, new Throwing()),
    'bad-argument',
    'layerNorm: eps could not be read: no eps today.',
  ],
  ['no axis', (e) => e.standardize(x), 'bad-axis', 'standardize: axis is missing'],
  ['half an axis', (e) => e.softmax(x, { axis: 0.5 }), 'bad-axis', 'softmax: axis is 0.5; a whole'],
  ['an axis of NaN', (e) => e.softmax(x, { axis: Number.NaN }), 'bad-axis', 'axis is NaN'],
  ['an axis of ∞', (e) => e.minMaxScale(x, { axis: Infinity }), 'bad-axis', 'axis is Infinity'],
  ['an axis as text', (e) => e.softmax(x, { axis: '0' }), 'bad-argument', 'axis is a string ("0")'],
  ['an axis too far', (e) => e.softmax(x, { axis: 2 }), 'bad-axis', /^softmax: axis is 2/],
  [
    'an axis too far back',
    (e) => e.layerNorm(x, { axis: -3 }),
    'bad-axis',
    /^layerNorm: axis is -3/,
  ],
  ['an axis of no axes', (e) => e.softmax({ shape: [], data: [1] }), 'bad-axis', /^softmax: /],
  ['eps as text', (e) => e.layerNorm(x, { eps: '0' }), 'bad-argument', 'eps is a string ("0")'],
  ['a negative eps', (e) => e.layerNorm(x, { eps: -1 }), 'bad-argument', /^layerNorm: eps is -1/],
  ['an eps of NaN', (e) => e.batchNorm(x, { eps: Number.NaN }), 'bad-argument', /^batchNorm: eps/],
  ['an eps of ∞', (e) => e.layerNorm(x, { eps: Infinity }), 'bad-argument', /^layerNorm: eps/],
  [
    'training as a number',
    (e) => e.batchNorm(x, { training: 1 }),
    'bad-argument',
    'training is 1;',
  ],
  ['half a ddof', (e) => e.standardize(x, { axis: 0, ddof: 0.5 }), 'bad-argument', 'ddof is 0.5'],
  ['ddof n', (e) => e.standardize(x, { axis: 0, ddof: 2 }), 'bad-argument', /^standardize: ddof/],
  ['no kind', (e) => e.activation(x), 'bad-argument', 'activation: kind is missing; one of "relu"'],
  [
    'alpha as text',
    (e) => run(e, 'activation', { alpha: '1' }),
    'bad-argument',
    'alpha is a string',
  ],
  ['an unknown kind', (e) => e.activation(x, { kind: 'step' }), 'bad-argument', '("step"); one of'],
  [
    'no field names',
    (e) => e.softmax(x, { fields: [] }),
    'bad-argument',
    'softmax: fields names none; an array of names out of "row_max", "exp_sum", "output" is wanted.',
  ],
  [
    'an unknown field',
    (e) => e.softmax(x, { fields: ['max'] }),
    'bad-argument',
    'holds a string ("max")',
  ],
  [
    'a field by itself',
    (e) => e.softmax(x, { fields: 'output' }),
    'bad-argument',
    'softmax: fields is a string ("output"); an array of names out of "row_max", "exp_sum", "output" is wanted.',
  ],
  ['half a head', (e) => e.attention([x], [x], [x], { num_heads: 1.5 }), 'bad-argument', 'is 1.5'],
  [
    'no heads',
    (e) => e.attention([x], [x], [x], { num_heads: 0 }),
    'bad-argument',
    /num_heads is 0/,
  ],
  ['heads in 2-d', (e) => e.attention(x, x, x, { num_heads: 1 }), 'bad-argument', /num_heads/],
  [
    'heads that do not divide',
    (e) => e.attention([x], [x], [x], { num_heads: 2 }),
    'groups-do-not-divide',
    /num_heads/,
  ],
];

/**
 * null for every option of every call.
 *
 * @type {Refused[]}
 */
export const nulls = Object.entries(calls).flatMap(([name, call]) =>
  [...Object.keys(call.options), 'fields', 'out', 'keep'].map(
    (option) =>
      /** @type {Refused} */ ([
        `${name}: ${option}`,
        (e) => run(e, name, { [option]: null }),
        'bad-argument',
        `${name}: ${option} is null`,
      ]),
  ),
);

/** @type {Refused[]} */
export const rooms = [
  [
    'an array by itself',
    (e) => e.layerNorm(x, { out: new Float32Array(6) }),
    'bad-argument',
    'layerNorm: out is a Float32Array; an object of Float32Arrays by field is wanted, such as { output: array }.',
  ],
  [
    'a resident tensor',
    (e) => e.softmax(x, { fields: ['output'], out: { output: e.tensor(x) } }),
    'bad-argument',
    'softmax: out.output is a tensor that stays in the engine; a Float32Array is wanted, or a tensor of one.',
  ],
  [
    'a list',
    (e) => e.softmax(x, { out: [] }),
    'bad-argument',
    'softmax: out is an array; an object',
  ],
  [
    'a Map',
    (e) => e.softmax(x, { out: new Map([['output', new Float32Array(6)]]) }),
    'bad-argument',
    'softmax: out is a Map; an object of Float32Arrays by field is wanted, such as { output: array }.',
  ],
  ['a Set', (e) => e.softmax(x, { out: new Set() }), 'bad-argument', 'softmax: out is a Set;'],
  [
    'an array of whole numbers',
    (e) => e.softmax(x, { out: { output: new Int32Array(6) } }),
    'bad-argument',
    'softmax: out.output is an Int32Array; a Float32Array is wanted, or a tensor of one.',
  ],
  [
    'a field that the call does not have',
    (e) => e.softmax(x, { out: { outptu: new Float32Array(6) } }),
    'bad-argument',
    'softmax: out names "outptu", which is not computed; names out of "row_max", "exp_sum", "output" are wanted.',
  ],
  [
    'a field that is not wanted',
    (e) => e.softmax(x, { fields: ['output'], out: { row_max: new Float32Array(2) } }),
    'bad-argument',
    'softmax: out names "row_max", which is not computed; names out of "output" are wanted.',
  ],
  [
    'another kind of array',
    (e) => e.softmax(x, { out: { output: new Float64Array(6) } }),
    'bad-argument',
    'softmax: out.output is a Float64Array; a Float32Array is wanted, or a tensor of one.',
  ],
  [
    'nested arrays',
    (e) => e.softmax(x, { out: { output: [[0]] } }),
    'bad-argument',
    'softmax: out.output is an array; a Float32Array is wanted',
  ],
  [
    'a tensor of plain numbers',
    (e) => e.softmax(x, { out: { output: { shape: [2, 3], data: [0, 0, 0, 0, 0, 0] } } }),
    'bad-argument',
    'softmax: out.output.data is an array; a Float32Array is wanted',
  ],
  ['null for a field', (e) => e.softmax(x, { out: { output: null } }), 'bad-argument', 'is null'],
  [
    'a detached array',
    (e) => e.softmax(x, { out: { output: detached().data } }),
    'bad-argument',
    'softmax: out.output is a Float32Array whose buffer is detached',
  ],
  [
    'too short an array',
    (e) => e.softmax(x, { out: { output: new Float32Array(5) } }),
    'shape-mismatch',
    'softmax: out.output holds 5 values, but the result has shape (2, 3), which is 6 values.',
  ],
  [
    'too long an array',
    (e) => e.softmax(x, { out: { output: new Float32Array(7) } }),
    'shape-mismatch',
    'softmax: out.output holds 7 values',
  ],
  [
    'a tensor of another shape with as many cells',
    (e) => e.softmax(x, { out: { output: { shape: [3, 2], data: new Float32Array(6) } } }),
    'shape-mismatch',
    'softmax: out.output has shape (3, 2), but the result has shape (2, 3), which is 6 values.',
  ],
  [
    'a tensor whose data does not fit its shape',
    (e) => e.softmax(x, { out: { output: { shape: [2, 3], data: new Float32Array(5) } } }),
    'shape-mismatch',
    'softmax: out.output holds 5 values',
  ],
  [
    'one array for two fields',
    (e) => {
      const both = new Float32Array(2);
      e.softmax(x, { out: { row_max: both, exp_sum: both } });
    },
    'bad-argument',
    'softmax: out.exp_sum shares memory with out.row_max; an array of its own is wanted for each field.',
  ],
  [
    'arrays that overlap',
    (e) => {
      const all = new Float32Array(7);
      e.softmax(x, { out: { exp_sum: all.subarray(0, 2), output: all.subarray(1) } });
    },
    'bad-argument',
    'softmax: out.output shares memory with out.exp_sum',
  ],
  [
    'a getter that throws',
    (e) =>
      e.softmax(x, {
        out: {
          get output() {
            throw new Error('no room today');
          },
        },
      }),
    'bad-argument',
    'softmax: out.output could not be read: no room today.',
  ],
  [
    'keep as a number',
    (e) => e.softmax(x, { keep: 1 }),
    'bad-argument',
    'softmax: keep is 1; true',
  ],
  [
    'keep and out',
    (e) => e.softmax(x, { keep: true, out: { output: new Float32Array(6) } }),
    'bad-argument',
    'softmax: keep is true beside out; either of them alone is wanted.',
  ],
];

/** @type {Refused[]} */
export const groups = [
  [
    'none named',
    (e) => e.groupNorm(x),
    'bad-argument',
    'groupNorm: num_groups is missing; a whole',
  ],
  ['half a group', (e) => groupNorm(e, { num_groups: 0.5 }), 'bad-argument', 'num_groups is 0.5'],
  [
    'no group',
    (e) => groupNorm(e, { num_groups: 0 }),
    'bad-argument',
    /^groupNorm: num_groups is 0/,
  ],
  [
    'minus one',
    (e) => groupNorm(e, { num_groups: -1 }),
    'bad-argument',
    /^groupNorm: num_groups is -1/,
  ],
  [
    'as text',
    (e) => groupNorm(e, { num_groups: '1' }),
    'bad-argument',
    'num_groups is a string ("1")',
  ],
  [
    'a number that does not divide the channels',
    (e) => groupNorm(e, { num_groups: 2 }),
    'groups-do-not-divide',
    /^groupNorm: num_groups is 2/,
  ],
  [
    'more than there are channels',
    (e) => groupNorm(e, { num_groups: 2 ** 53 - 1 }),
    'groups-do-not-divide',
    /^groupNorm: num_groups is 9007199254740991/,
  ],
  [
    'no number of heads',
    (e) => heads(e, { num_heads: undefined }),
    'bad-argument',
    'num_heads is missing',
  ],
  [
    'no head',
    (e) => heads(e, { num_heads: 0 }),
    'bad-argument',
    /^multiHeadAttention: num_heads is 0/,
  ],
  ['minus a head', (e) => heads(e, { num_heads: -3 }), 'bad-argument', /num_heads is -3/],
  ['half a head', (e) => heads(e, { num_heads: 1.5 }), 'bad-argument', 'num_heads is 1.5'],
  [
    'heads that do not divide d_model',
    (e) => heads(e, { num_heads: 2 }),
    'groups-do-not-divide',
    /^multiHeadAttention: num_heads is 2/,
  ],
  [
    'no length',
    (e) => e.positionalEncoding(),
    'bad-argument',
    'positionalEncoding: length is missing',
  ],
  ['no d_model', (e) => encoding(e, { d_model: undefined }), 'bad-argument', 'd_model is missing'],
  ['half a length', (e) => encoding(e, { length: 0.5 }), 'bad-argument', 'length is 0.5; a whole'],
  ['minus a length', (e) => encoding(e, { length: -1 }), 'bad-argument', /length is -1/],
  ['minus a feature', (e) => encoding(e, { d_model: -2 }), 'bad-argument', /d_model is -2/],
  ['a length of ∞', (e) => encoding(e, { length: Infinity }), 'bad-argument', 'length is Infinity'],
];

/** @type {Refused[]} */
export const shapes = [
  [
    'gamma of rmsNorm',
    (e) => e.rmsNorm(x, { gamma: [1] }),
    'shape-mismatch',
    /^rmsNorm: gamma has/,
  ],
  ['one axis in groupNorm', (e) => e.groupNorm([1, 2], { num_groups: 1 }), 'shape-mismatch', /: x/],
  ['one axis in instanceNorm', (e) => e.instanceNorm([1, 2]), 'shape-mismatch', /^instanceNorm: x/],
  [
    'gamma for each position',
    (e) => e.instanceNorm([x], { gamma: [1, 2, 3] }),
    'shape-mismatch',
    /^instanceNorm: gamma has shape \(3\)/,
  ],
  ['beta for each group', (e) => groupNorm(e, { beta: [1] }), 'shape-mismatch', /^groupNorm: beta/],
  ['one axis of weights', (e) => e.weightStandardize([1, 2]), 'shape-mismatch', /: weight/],
  ['no w_q', (e) => heads(e, { w_q: undefined }), 'bad-argument', 'w_q is missing; a tensor'],
  [
    'w_q for other features',
    (e) => heads(e, { w_q: x }),
    'shape-mismatch',
    /: w_q has shape \(2, 3\)/,
  ],
  ['w_k of one axis', (e) => heads(e, { w_k: [1, 2] }), 'shape-mismatch', /: w_k has shape \(2\)/],
  ['w_o of another d_model', (e) => heads(e, { w_o: [[1]] }), 'shape-mismatch', /: w_o has shape/],
  [
    'b_v of another d_model',
    (e) => heads(e, { b_v: [1] }),
    'shape-mismatch',
    /: b_v has shape \(1\)/,
  ],
  [
    'b_o of another width',
    (e) => heads(e, { b_o: [1] }),
    'shape-mismatch',
    /: b_o has shape \(1\)/,
  ],
  [
    'a mask of heads',
    (e) => heads(e, { attn_mask: [[1, 2]] }),
    'shape-mismatch',
    /: attn_mask has/,
  ],
  [
    'padding of heads',
    (e) => heads(e, { key_padding_mask: [[1, 2]] }),
    'shape-mismatch',
    /: key_padding_mask has/,
  ],
  [
    'padding for a batch beside one sentence',
    (e) => e.multiHeadAttention(row, row, row, { ...single, key_padding_mask: [[true]] }),
    'shape-mismatch',
    /: key_padding_mask has shape \(1, 1\), but the keys have shape \(1\)/,
  ],
  [
    'a mask for a batch beside one sentence',
    (e) => e.multiHeadAttention(row, row, row, { ...single, attn_mask: [[[[0]]]] }),
    'shape-mismatch',
    /: attn_mask has shape \(1, 1, 1, 1\), which does not broadcast/,
  ],
  [
    'a batch beside one sentence',
    (e) => e.multiHeadAttention([row], row, row, single),
    'shape-mismatch',
    /^multiHeadAttention: query has shape \(1, 1, 1\)/,
  ],
  [
    'keys without values',
    (e) => e.multiHeadAttention(row, [[1], [2]], row, single),
    'shape-mismatch',
    /key and value must have as many rows/,
  ],
  [
    'four axes in multiHeadAttention',
    (e) => e.multiHeadAttention([[x]], [[x]], [[x]], examples.multiHeadAttention.options),
    'shape-mismatch',
    /^multiHeadAttention: query/,
  ],
  ['gamma', (e) => e.layerNorm(x, { gamma: [1, 2] }), 'shape-mismatch', /gamma has shape \(2\)/],
  [
    'beta',
    (e) => e.batchNorm(x, { beta: [[1, 2, 3]] }),
    'shape-mismatch',
    /beta has shape \(1, 3\)/,
  ],
  ['one axis in batchNorm', (e) => e.batchNorm([1, 2]), 'shape-mismatch', /^batchNorm: x/],
  ['valid_mask', (e) => e.batchNorm(x, { valid_mask: [1] }), 'shape-mismatch', /valid_mask/],
  ['matmul', (e) => e.matmul(x, x), 'shape-mismatch', /^matmul: /],
  ['weight', (e) => e.linear(x, { weight: [[1, 2]] }), 'shape-mismatch', /^linear: /],
  ['no weight', (e) => e.linear(x), 'bad-argument', 'linear: weight is missing'],
  ['key', (e) => e.attention(x, [[1, 2]], x), 'shape-mismatch', /^attention: /],
  [
    'a mask',
    (e) => e.attention(x, x, x, { attn_mask: [[true, true, true]] }),
    'shape-mismatch',
    /attn_mask has shape \(1, 3\)/,
  ],
  [
    'padding that would have to broadcast',
    (e) => e.attention([x, x], [x, x], [x, x], { key_padding_mask: [[true, false]] }),
    'shape-mismatch',
    /key_padding_mask has shape \(1, 2\)/,
  ],
];

/** @type {Refused[]} */
export const statistics = [
  [
    'one position',
    (e) => e.instanceNorm([[[1], [2]]]),
    'one-value-per-channel',
    /^instanceNorm: x/,
  ],
  [
    'no positions',
    (e) => e.instanceNorm({ shape: [1, 2, 0], data: [] }),
    'one-value-per-channel',
    /./,
  ],
  ['channels alone', (e) => e.instanceNorm(x), 'one-value-per-channel', /^instanceNorm: x/],
  [
    'one value in a group',
    (e) => e.groupNorm(x, { num_groups: 3 }),
    'one-value-per-channel',
    /^groupNorm: x/,
  ],
  ['one row', (e) => e.batchNorm([[1, 2]]), 'one-value-per-channel', /^batchNorm: /],
  ['an empty batch', (e) => e.batchNorm({ shape: [0, 2], data: [] }), 'one-value-per-channel', /./],
  [
    'one valid row',
    (e) => e.batchNorm(x, { valid_mask: [true, false] }),
    'one-value-per-channel',
    /^batchNorm: /,
  ],
  [
    'inference without running statistics',
    (e) => e.batchNorm(x, { training: false }),
    'bad-argument',
    /running_mean/,
  ],
];

/** @type {Refused[]} */
export const sizes = [
  [
    'a product beyond the address space',
    (e) => e.matmul({ shape: [65536, 1], data: wide }, { shape: [1, 65536], data: wide }),
    'too-large',
    /^matmul: output .*\(65536, 65536\)/,
  ],
  [
    'a product as large as all of it',
    (e) => e.matmul({ shape: [32768, 1], data: half }, { shape: [1, 32768], data: half }),
    'too-large',
    /^matmul: output .*\(32768, 32768\)/,
  ],
  [
    'a product of nothing beyond it',
    (e) => e.matmul({ shape: [65536, 0], data: [] }, { shape: [0, 65536], data: [] }),
    'too-large',
    /^matmul: output .*\(65536, 65536\)/,
  ],
  [
    'random numbers beyond it',
    (e) => e.generator(0).randn([2 ** 16, 2 ** 16]),
    'too-large',
    'randn',
  ],
  [
    'an encoding beyond it',
    (e) => e.positionalEncoding({ length: 2 ** 16, d_model: 2 ** 16 }),
    'too-large',
    /^positionalEncoding: output .*\(65536, 65536\)/,
  ],
  [
    'an encoding of far too many positions',
    (e) => e.positionalEncoding({ length: 2 ** 53 - 1, d_model: 2 ** 53 - 1 }),
    'too-large',
    'positionalEncoding: ',
  ],
  ['far too many random numbers', (e) => e.generator(0).rand([1e300]), 'too-large', 'rand: '],
];

/** @type {Refused[]} */
export const seeds = [
  ['none', (e) => e.generator(), 'bad-argument', 'generator: seed is missing; a whole number'],
  ['half', (e) => e.generator(0.5), 'bad-argument', 'generator: seed is 0.5'],
  ['NaN', (e) => e.generator(Number.NaN), 'bad-argument', 'seed is NaN'],
  ['text', (e) => e.generator('0'), 'bad-argument', 'seed is a string ("0")'],
  ['null', (e) => e.generator(null), 'bad-argument', 'seed is null'],
  ['too large', (e) => e.generator(2n ** 64n), 'bad-argument', 'seed is 18446744073709551616'],
  ['too small', (e) => e.generator(-(2n ** 63n) - 1n), 'bad-argument', 'seed is -922337203685477'],
  ['no shape', (e) => e.generator(0).randn(), 'bad-argument', 'randn: shape is undefined'],
  [
    'a length as shape',
    (e) => e.generator(0).rand(3),
    'bad-argument',
    'rand: shape is 3; an array',
  ],
  ['a negative length', (e) => e.generator(0).randn([-1]), 'bad-argument', 'shape[0] is -1'],
  ['nine axes', (e) => e.generator(0).randn(Array(9).fill(1)), 'shape-mismatch', 'names 9 axes'],
];

/** @param {unknown} engine @param {Record<string, unknown>} options */
const groupNorm = (engine, options) => run(engine, 'groupNorm', options);

/** @param {unknown} engine @param {Record<string, unknown>} options */
const heads = (engine, options) => run(engine, 'multiHeadAttention', options);

/** @param {unknown} engine @param {Record<string, unknown>} options */
const encoding = (engine, options) => run(engine, 'positionalEncoding', options);

const wide = new Float32Array(65536);
const half = new Float32Array(32768);

function detached() {
  const data = new Float32Array(2);
  structuredClone(data, { transfer: [data.buffer] });
  return { shape: [2], data };
}
