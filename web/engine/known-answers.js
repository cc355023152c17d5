/**
 * Small cases of every call with the results that PyTorch gives in float64, for the self-test.
 * The rows are longer than a vector of four, so that vector loop and tail both run.
 */

/** @import { CallName } from './calls.js' */

/**
 * @typedef {object} KnownAnswer
 * @property {CallName} call
 * @property {readonly unknown[]} given  the arguments
 * @property {Record<string, readonly number[]>} want  the cells of every result field
 */

/** @type {readonly KnownAnswer[]} */
export const knownAnswers = [
  {
    call: 'standardize',
    given: [
      [
        [1, 2],
        [2, 4],
        [3, 9],
      ],
      { axis: 0, ddof: 1 },
    ],
    want: {
      mean: [2, 5],
      std: [1, 3.6055512],
      output: [-1, -0.8320503, 0, -0.2773501, 1, 1.1094004],
    },
  },
  {
    call: 'minMaxScale',
    given: [[[1, 2, 4, 8, 5]], { axis: 1, min: -1, max: 1 }],
    want: { min: [1], max: [8], output: [-1, -0.71428573, -0.14285715, 1, 0.14285715] },
  },
  {
    call: 'matmul',
    given: [
      [
        [1, 2, 3, 4, 5],
        [0, -1, 2, -3, 4],
      ],
      [
        [1, 0],
        [2, 1],
        [-1, 3],
        [0, 2],
        [1, -2],
      ],
    ],
    want: { output: [7, 9, 0, -9] },
  },
  {
    call: 'linear',
    given: [
      [
        [1, 2, 3, 4, 5],
        [0, -1, 2, -3, 4],
      ],
      {
        weight: [
          [1, 0, 2, -1, 1],
          [2, 1, 0, 1, -3],
          [1, 1, 1, 1, 1],
        ],
        bias: [1, -1, 0.5],
      },
    ],
    want: { output: [9, -8, 15.5, 12, -17, 2.5] },
  },
  {
    call: 'layerNorm',
    given: [
      [
        [1, 2, 4, 8, 16],
        [3, 3, 3, 3, 3],
      ],
      { gamma: [1, 2, 1, 0.5, -1], beta: [0, 1, 0, -1, 0] },
    ],
    want: {
      mean: [6.2, 3],
      var: [29.76, 0],
      rstd: [0.18330887, 316.22775],
      normalized: [-0.95320606, -0.7698972, -0.4032795, 0.32995597, 1.7964269, 0, 0, 0, 0, 0],
      output: [-0.95320606, -0.53979445, -0.4032795, -0.83502203, -1.7964269, 0, 1, 0, -1, 0],
    },
  },
  {
    call: 'batchNorm',
    given: [
      [
        [1, 2, 3, 4, 5],
        [3, 2, 9, 0, -1],
        [9, 9, 9, 9, 9],
        [5, 2, 0, 2, 2],
      ],
      { gamma: [1, 2, 1, 0.5, -1], beta: [0, 1, 0, -1, 0], valid_mask: [true, true, false, true] },
    ],
    want: {
      mean: [3, 2, 4, 2, 2],
      var: [2.6666667, 0, 14, 2.6666667, 6],
      rstd: [0.61237127, 316.22775, 0.26726115, 0.61237127, 0.40824795],
      normalized: [
        -1.2247425, 0, -0.26726115, 1.2247425, 1.2247438, 0, 0, 1.3363057, -1.2247425, -1.2247438,
        3.6742277, 2213.5945, 1.3363057, 4.286599, 2.8577356, 1.2247425, 0, -1.0690446, 0, 0,
      ],
      output: [
        -1.2247425, 1, -0.26726115, -0.3876287, -1.2247438, 0, 1, 1.3363057, -1.6123713, 1.2247438,
        3.6742277, 4428.189, 1.3363057, 1.1432995, -2.8577356, 1.2247425, 1, -1.0690446, -1, 0,
      ],
      running_mean: [0.3, 0.2, 0.4, 0.2, 0.2],
      running_var: [1.3, 0.9, 3, 1.3, 1.8],
    },
  },
  {
    call: 'batchNorm',
    given: [
      [
        [3, 3],
        [1, 0],
      ],
      { running_mean: [1, 2], running_var: [4, 0.25], training: false },
    ],
    want: {
      mean: [1, 2],
      var: [4, 0.25],
      rstd: [0.49999937, 1.99996],
      normalized: [0.99999875, 1.99996, 0, -3.99992],
      output: [0.99999875, 1.99996, 0, -3.99992],
      running_mean: [1, 2],
      running_var: [4, 0.25],
    },
  },
  {
    call: 'softmax',
    given: [
      [
        [1, 2, 3, 4, 5],
        [100, -Infinity, 101, 99, 100],
      ],
    ],
    want: {
      row_max: [5, 101],
      exp_sum: [1.5713174, 1.8710941],
      output: [
        0.011656231, 0.03168492, 0.08612855, 0.23412165, 0.6364086, 0.19661193, 0, 0.53444666,
        0.07232949, 0.19661193,
      ],
    },
  },
  {
    call: 'attention',
    given: [
      [
        [1, 0, 1, 0, 2],
        [0, 1, 0, 1, 0],
        [1, 1, 1, 1, 1],
      ],
      [
        [1, 1, 0, 0, 0],
        [0, 1, 1, 0, 1],
        [0, 0, 1, 1, 0],
      ],
      [
        [1, 2],
        [3, 5],
        [-4, 0],
      ],
      {
        attn_mask: [
          [true, true, true],
          [false, false, false],
          [true, true, false],
        ],
      },
    ],
    want: {
      scores: [
        0.4472136, 1.3416408, 0.4472136, 0.4472136, 0.4472136, 0.4472136, 0.8944272, 1.3416408,
        0.8944272,
      ],
      masked_scores: [
        0.4472136,
        1.3416408,
        0.4472136,
        -Infinity,
        -Infinity,
        -Infinity,
        0.8944272,
        1.3416408,
        -Infinity,
      ],
      attention_weights: [0.2249246, 0.5501508, 0.2249246, 0, 0, 0, 0.39002347, 0.60997653, 0],
      context: [0.9756786, 3.2006032, 0, 0, 2.219953, 3.8299296],
    },
  },
  {
    call: 'attention',
    given: [
      [
        [
          [1, 0, 1, 0],
          [0, 1, 0, 1],
          [1, 1, 1, 1],
        ],
      ],
      [
        [
          [1, 1, 0, 0],
          [0, 1, 1, 0],
          [0, 0, 1, 1],
        ],
      ],
      [
        [
          [1, 2],
          [3, 5],
          [-4, 0],
        ],
      ],
      { num_heads: 2, is_causal: true, scale: 0.5, key_padding_mask: [[false, true, false]] },
    ],
    want: {
      scores: [0.5, 0, 0, 0.5, 0.5, 0, 1, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0.5, 0, 0.5, 1],
      masked_scores: [
        0.5,
        -Infinity,
        -Infinity,
        0.5,
        -Infinity,
        -Infinity,
        1,
        -Infinity,
        0,
        0,
        -Infinity,
        -Infinity,
        0,
        -Infinity,
        -Infinity,
        0,
        -Infinity,
        1,
      ],
      attention_weights: [
        1, 0, 0, 1, 0, 0, 0.7310586, 0, 0.26894143, 1, 0, 0, 1, 0, 0, 0.26894143, 0, 0.7310586,
      ],
      context: [1, 2, 1, 2, -0.3447071, 0.53788286],
    },
  },
  {
    call: 'activation',
    given: [[-3, -0.5, 0, 0.5, 3], { kind: 'relu' }],
    want: { output: [0, 0, 0, 0.5, 3], derivative: [0, 0, 0, 1, 1] },
  },
  {
    call: 'activation',
    given: [[-3, -0.5, 0, 0.5, 3], { kind: 'gelu' }],
    want: {
      output: [-0.004049694, -0.15426877, 0, 0.34573123, 2.9959502],
      derivative: [-0.011945647, 0.13250488, 0.5, 0.8674951, 1.0119456],
    },
  },
  {
    call: 'activation',
    given: [[-3, -0.5, 0, 0.5, 3], { kind: 'sigmoid' }],
    want: {
      output: [0.047425874, 0.37754068, 0.5, 0.62245935, 0.95257413],
      derivative: [0.04517666, 0.23500371, 0.25, 0.23500371, 0.04517666],
    },
  },
  {
    call: 'activation',
    given: [[-3, -0.5, 0, 0.5, 3], { kind: 'tanh' }],
    want: {
      output: [-0.9950548, -0.46211717, 0, 0.46211717, 0.9950548],
      derivative: [0.009866037, 0.7864477, 1, 0.7864477, 0.009866037],
    },
  },
];

/** `generator(0)`: what `torch.manual_seed(0)` draws first, one stream for each. */
export const knownDraws = {
  randn: [
    -1.1258398, -1.1523602, -0.25057858, -0.4338788, 0.84871036, 0.69200915, -0.31601277,
    -2.1152194, 0.4680964, -0.15771244, 1.4436601, 0.2660494, 0.16645534, 0.87438184, -0.14347385,
    -0.11160933, 0.9318266, 1.2590092, 2.0049806, 0.053736903, 0.61805665, -0.41280222, -0.8410648,
    -2.316042,
  ],
  rand: [0.4962566, 0.7682218, 0.08847743],
};
