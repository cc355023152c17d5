import { indexOf, shortest, sizeOf } from './tensor.js';

/**
 * @import { Tape } from './tape.js'
 * @import { Tensor } from './tensor.js'
 */

/**
 * A complete PyTorch script for a tape: the inputs as they stand, the ops as PyTorch writes them,
 * and every tensor printed. It leaves a dictionary `tensors` by the tape's names. What the kernels
 * refuse stands in a comment.
 * @param {Tape} tape
 * @param {string} title said in the first line
 */
export function toPyTorch(tape, title) {
  const lines = [
    `# ${title.replaceAll(/\s+/g, ' ')}`,
    'import torch',
    'import torch.nn.functional as F',
    '',
  ];
  lines.push('torch.set_printoptions(precision=6, sci_mode=False, linewidth=120)', '');
  const written = new Set();
  for (const name of tape.names) {
    const origin = tape.origin(name);
    const refusal = tape.refusal(name);
    if (refusal)
      lines.push(`# ${name} cannot be computed. ${refusal.message.replaceAll(/\s+/g, ' ')}`);
    else if (!origin) lines.push(...inputLines(name, tape.tensor(name)));
    else if (!written.has(origin.call)) {
      const { call } = origin;
      written.add(call);
      lines.push(
        ...call.op.pytorch({
          name: (local) => (call.has(local) ? identifier(call.nameOf(local)) : `_${local}`),
          has: (local) => call.has(local),
          options: call.options,
          shape: (local) => call.shape(local),
        }),
      );
    }
  }
  lines.push('', 'tensors = {');
  for (const name of tape.names) {
    if (!tape.refusal(name)) lines.push(`    "${name}": ${identifier(name)},`);
  }
  lines.push('}', 'for name, tensor in tensors.items():');
  lines.push('    print(f"{name} {tuple(tensor.shape)}\\n{tensor}\\n")', '');
  return lines.join('\n');
}

/** @param {string} name */
export const identifier = (name) => name.replaceAll('.', '_');

/**
 * @param {string} name
 * @param {Tensor} tensor
 */
function inputLines(name, { shape, data }) {
  const variable = identifier(name);
  const isMask = data instanceof Uint8Array;
  const dtype = isMask ? ', dtype=torch.bool' : '';
  if (sizeOf(shape) === 0) return [`${variable} = torch.zeros(${python(shape)}${dtype})`];
  /** @param {number} value */
  const literal = (value) => (isMask ? (value ? 'True' : 'False') : pythonFloat(value));
  return [`${variable} = torch.tensor(${nested(shape, data, literal)}${dtype})`];
}

/**
 * Rows on lines of their own.
 * @param {number[]} shape
 * @param {Float32Array | Uint8Array} data
 * @param {(value: number) => string} literal
 */
function nested(shape, data, literal) {
  let text = '';
  for (let flat = 0; flat < data.length; flat++) {
    const index = indexOf(shape, flat);
    const opened = trailing(index, (position) => position === 0);
    const closed = trailing(index, (position, axis) => position === shape[axis] - 1);
    if (opened > 0 && flat > 0) text += `\n    ${' '.repeat(shape.length - opened)}`;
    text += '['.repeat(opened) + literal(data[flat]) + ']'.repeat(closed);
    if (flat < data.length - 1) text += closed > 0 ? ',' : ', ';
  }
  return text;
}

/**
 * How many of the last positions hold to a rule.
 * @param {number[]} index
 * @param {(position: number, axis: number) => boolean} rule
 */
function trailing(index, rule) {
  let count = 0;
  for (let axis = index.length - 1; axis >= 0 && rule(index[axis], axis); axis--) count++;
  return count;
}

/**
 * A float32 as Python writes it.
 * @param {number} value
 */
export function pythonFloat(value) {
  if (Number.isNaN(value)) return 'float("nan")';
  if (!Number.isFinite(value)) return value > 0 ? 'float("inf")' : '-float("inf")';
  const text = shortest(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/**
 * A float32 as Python's format `.3f` writes it: to the nearest, and from halfway to the even digit.
 * @param {number} value
 * @param {number} [decimals]
 */
export function pythonFixed(value, decimals = 3) {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (Math.abs(value) >= 1e21) return `${BigInt(value)}.${'0'.repeat(decimals)}`;
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const size = Math.abs(value);
  const below = Math.floor(size * 10 ** decimals);
  const isTie = size * 10 ** decimals - below === 0.5;
  const rounded = isTie ? (below + (below % 2)) / 10 ** decimals : size;
  return sign + rounded.toFixed(decimals);
}

/** @param {number[]} shape */
const python = (shape) => `(${shape.map((length) => `${length},`).join(' ')})`;
