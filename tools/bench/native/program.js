import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../../shared/failure.js';

/** @import { Contender, Task } from '../contenders/types.js' */

/**
 * A program of its own as a contender: it is told in lines what to prepare and how often to run, and
 * times that itself. cpp/bench/native.cpp says which lines.
 *
 * @param {string} name
 * @param {'ours' | 'peer'} kind
 * @param {string} program
 * @param {string[]} args
 * @returns {Contender & { end: () => void }}
 */
export function programContender(name, kind, program, args) {
  const folder = mkdtempSync(join(tmpdir(), 'normlab-bench-'));
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  // What went wrong shows in the answer that does not come.
  for (const stream of [child, child.stdin]) stream.on('error', () => {});
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const end = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);

  /** @param {(string | number)[]} words @returns {Promise<string>} */
  const ask = async (...words) => {
    child.stdin.write(`${words.join(' ')}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Failure(`${name} stopped at: ${words.slice(0, 3).join(' ')}.`);
    return value;
  };

  return {
    name,
    kind,
    end,
    async prepare(task) {
      if (task.way !== 'in-place') return undefined;
      const result = join(folder, 'result');
      const answer = await ask('prepare', ...described(task, folder, result));
      if (answer !== 'ok') throw new Failure(`${name}: ${task.workload.title}: ${answer}`);
      return {
        run: () => {},
        time: async (runs) => Number(await ask('time', runs)),
        read: () => {
          const { buffer, byteOffset, byteLength } = readFileSync(result);
          return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
        },
      };
    },
  };
}

/** @param {Task} task @param {string} folder @param {string} result */
function described({ workload: { call, options = {} }, inputs }, folder, result) {
  const tensors = Object.entries(inputs).map(([name, { shape, data }]) => {
    const file = join(folder, name);
    writeFileSync(file, new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    return [file, shape.length, ...shape];
  });
  const number = options.num_groups ?? options.num_heads ?? 0;
  return [call, number, result, tensors.length, ...tensors.flat()];
}
