/**
 * What each op takes from a file: its arguments, its options with what each may be, and whether
 * shapes fit where the op itself does not look. Everything else is refused before it runs.
 *
 * @typedef {number[]} Shape
 * @typedef {'number' | 'whole' | 'flag' | 'shape' | 'cells' | readonly string[]} OptionKind
 *
 * @typedef {object} Signature
 * @property {string[]} takes arguments that it needs
 * @property {string[]} [may] arguments that can be left out
 * @property {boolean} [many] takes any number of them, named 0, 1, …
 * @property {Record<string, OptionKind>} [options]
 * @property {string[]} [needs] options that it needs
 * @property {(shapes: Record<string, Shape>, options: any) => boolean} [fits]
 */
import { kinds } from '../ops/activation-kinds.js';
import { sizeOf } from '../tape/tensor.js';

const affine = ['gamma', 'beta'];
/** @type {OptionKind} */
const eps = 'number';

/** @type {(one: Shape, other: Shape) => boolean} */
const isSame = (one, other) => String(one) === String(other);

/** Whether the axes of b are the last ones of a. @type {Signature} */
const twoTensors = {
  takes: ['a', 'b'],
  fits: ({ a, b }) =>
    b.length <= a.length &&
    b.every((length, axis) => length === 1 || length === a[a.length - b.length + axis]),
};

/** @type {(at: any, length: number) => boolean} */
const isWithin = (at, length) => at >= 0 && at < length;

/** @type {(shape: Shape, axis: number) => boolean} */
const hasAxis = (shape, axis) => isWithin(axis < 0 ? axis + shape.length : axis, shape.length);

/** @type {Record<string, Signature>} */
export const signatures = {
  activation: {
    takes: ['x'],
    options: { kind: Object.keys(kinds), alpha: 'number' },
    needs: ['kind'],
  },
  add: twoTensors,
  affineGradient: {
    takes: ['d_output', 'normalized'],
    fits: ({ d_output, normalized }) => d_output.length === 2 && isSame(d_output, normalized),
  },
  attention: {
    takes: ['query', 'key', 'value'],
    may: ['attn_mask', 'key_padding_mask'],
    options: { scale: 'number', is_causal: 'flag', num_heads: 'whole' },
  },
  batchNorm: {
    takes: ['x'],
    may: [...affine, 'previous_running_mean', 'previous_running_var', 'valid_mask'],
    options: { eps, momentum: 'number', training: 'flag' },
  },
  concatRows: {
    takes: [],
    many: true,
    fits: (shapes) =>
      Object.values(shapes).every(
        (shape, _, [first]) => shape.length > 0 && isSame(shape.slice(1), first.slice(1)),
      ),
  },
  divide: twoTensors,
  exp: { takes: ['x'] },
  gradientStep: {
    takes: ['parameter', 'gradient'],
    options: { learning_rate: 'number' },
    needs: ['learning_rate'],
    fits: ({ parameter, gradient }) => isSame(parameter, gradient),
  },
  groupNorm: {
    takes: ['x'],
    may: affine,
    options: { num_groups: 'whole', eps },
    needs: ['num_groups'],
  },
  instanceNorm: { takes: ['x'], may: affine, options: { eps } },
  layerNorm: { takes: ['x'], may: affine, options: { axis: 'whole', eps } },
  linear: { takes: ['x', 'weight'], may: ['bias'] },
  matmul: { takes: ['a', 'b'] },
  mean: {
    takes: ['x'],
    options: { axis: 'whole', less: 'whole' },
    fits: ({ x }, { axis = -1, less = 0 }) =>
      hasAxis(x, axis) && isWithin(less, (x.at(axis) ?? 0) + 1),
  },
  minMaxScale: {
    takes: ['x'],
    options: { axis: 'whole', min: 'number', max: 'number' },
    needs: ['axis'],
  },
  multiply: twoTensors,
  normalCdf: { takes: ['x'] },
  not: { takes: ['mask'] },
  padBatch: {
    takes: [],
    many: true,
    options: { length: 'whole' },
    needs: ['length'],
    fits: (shapes, { length }) =>
      length <= 64 &&
      Object.values(shapes).every(
        (shape, _, [first]) => shape.length === 2 && shape[0] <= length && shape[1] === first[1],
      ),
  },
  pick: {
    takes: ['x'],
    options: { at: 'whole' },
    needs: ['at'],
    fits: ({ x }, { at }) => x.length > 1 && isWithin(at, x[0]),
  },
  pickRow: {
    takes: ['x'],
    options: { row: 'whole' },
    needs: ['row'],
    fits: ({ x }, { row }) => x.length === 2 && isWithin(row, x[0]),
  },
  randn: { takes: [], options: { seed: 'whole', shape: 'shape' }, needs: ['seed', 'shape'] },
  reshape: {
    takes: ['x'],
    options: { shape: 'shape' },
    needs: ['shape'],
    fits: ({ x }, { shape }) => sizeOf(x) === sizeOf(shape),
  },
  rmsNorm: { takes: ['x'], may: ['gamma'], options: { axis: 'whole', eps } },
  round: {
    takes: ['x'],
    options: { decimals: 'whole' },
    fits: (_, { decimals = 0 }) => isWithin(decimals, 7),
  },
  scaleShift: { takes: ['x'], options: { scale: 'number', shift: 'number' } },
  setCells: {
    takes: ['x'],
    options: { cells: 'cells' },
    needs: ['cells'],
    fits: ({ x }, { cells }) =>
      cells.every(
        (/** @type {{ index: number[] }} */ { index }) =>
          index.length === x.length && index.every((at, axis) => isWithin(at, x[axis])),
      ),
  },
  sliceRows: {
    takes: ['x'],
    options: { from: 'whole', to: 'whole' },
    needs: ['from', 'to'],
    fits: ({ x }, { from, to }) => from >= 0 && from < to && to <= x[0],
  },
  softmax: { takes: ['x'], options: { axis: 'whole' } },
  sqrt: { takes: ['x'] },
  stack: { takes: ['x'], options: { whole: 'flag' }, fits: ({ x }) => x.length > 0 },
  standardize: { takes: ['x'], options: { axis: 'whole', ddof: 'whole' }, needs: ['axis'] },
  subtract: twoTensors,
  sum: {
    takes: ['x'],
    options: { axis: 'whole' },
    fits: ({ x }, { axis = -1 }) => hasAxis(x, axis),
  },
  transpose: { takes: ['x'], fits: ({ x }) => x.length > 1 },
  weightStandardize: { takes: ['weight'], options: { eps } },
  zeroRows: {
    takes: ['x', 'mask'],
    fits: ({ x, mask }) => x.length > 0 && isSame(mask, x.slice(0, -1)),
  },
};
