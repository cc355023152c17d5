import { expect, test } from 'vitest';
import { inputsOf } from '../../../tools/bench/inputs.js';
import { programContender } from '../../../tools/bench/native/program.js';
import { workloads } from '../../../tools/bench/workloads.js';

/** Gives its first input back as the result, and says that each run takes 2 ms. */
const echo = `
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const [command, ...words] = line.split(' ');
    if (command === 'time') return console.log(2 * words[0]);
    const [call, number, result, count, file, rank, ...rest] = words;
    if (call !== 'groupNorm' || number !== '2' || count !== '3' || rank !== '4')
      return console.log('was told ' + line);
    require('node:fs').copyFileSync(file, result);
    console.log('ok');
  });`;

/** @param {string} id @param {import('../../../tools/bench/workloads.js').Way} way */
const task = (id, way) => {
  const workload = workloads.filter((one) => one.id === id)[0];
  return { workload, way, inputs: inputsOf(workload, 1) };
};

test('a program is told the call and its tensors, and what it gives and takes is read', async () => {
  const { prepare, end } = programContender('echo', 'peer', process.execPath, ['-e', echo]);
  try {
    const groups = task('group-norm-2-2x4x1x1', 'in-place');
    const prepared = await prepare(groups);
    expect(await prepared?.time?.(5)).toBe(10);
    expect(await prepared?.read?.()).toEqual(groups.inputs.x.data);
    expect(await prepare(task('softmax-2x4', 'arrays'))).toBeUndefined();
    await expect(prepare(task('softmax-2x4', 'in-place'))).rejects.toThrow(
      /was told prepare softmax/,
    );
  } finally {
    end();
  }
});

test('a program that stops is a failure in words', async () => {
  const { prepare, end } = programContender('gone', 'peer', process.execPath, ['-e', '0']);
  await expect(prepare(task('softmax-2x4', 'in-place'))).rejects.toThrow(
    'gone stopped at: prepare softmax 0.',
  );
  end();
});
