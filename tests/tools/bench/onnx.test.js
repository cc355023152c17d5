import { expect, test } from 'vitest';
import { modelOf } from '../../../tools/bench/onnx/model.js';
import { each, encode, Float } from '../../../tools/bench/onnx/protobuf.js';

test('numbers, texts and messages are written as protocol buffers have them', () => {
  expect([...encode(each(1, [150]))]).toEqual([0x08, 0x96, 0x01]);
  expect([...encode(each(2, ['testing']))]).toEqual([0x12, 7, ...Buffer.from('testing')]);
  expect([...encode(each(3, [each(1, [150])]))]).toEqual([0x1a, 3, 0x08, 0x96, 0x01]);
  expect([...encode(each(2, [new Float(1)]))]).toEqual([0x15, 0, 0, 0x80, 0x3f]);
});

test('a negative whole number is written as 64 bits', () => {
  expect([...encode(each(3, [-1]))]).toEqual([0x18, ...Array(9).fill(0xff), 1]);
});

test('a model holds its version, its graph and the sets of operations', () => {
  const model = modelOf({
    nodes: [{ op: 'Softmax', inputs: ['x'], outputs: ['y'], attributes: { axis: -1 } }],
    constants: {},
    inputs: { x: [2, 3] },
    outputs: ['y'],
  });
  const text = Buffer.from(model).toString('latin1');
  expect([...model.subarray(0, 2)]).toEqual([0x08, 10]);
  for (const part of ['Softmax', 'axis', 'com.microsoft']) expect(text).toContain(part);
});
