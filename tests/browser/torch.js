/** Real PyTorch, kept running between scripts. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { debianPython, torch as torchPackage } from '../../tools/setup/system-packages.js';

/** @typedef {Record<string, { shape: number[], data: number[] }>} Tensors */

export class Torch {
  #process;
  #lines;

  /** @param {string} python */
  constructor(python) {
    const script = join(import.meta.dirname, 'torch_runner.py');
    this.#process = spawn(python, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** Whether this machine has PyTorch. */
  static isThere() {
    return torchPackage.isThere();
  }

  static async start() {
    return new Torch((await debianPython()) ?? 'python3');
  }

  /**
   * The tensors of a script as PyTorch computes them.
   *
   * @param {string} script leaves a dictionary `tensors`
   * @param {{ double?: boolean }} [options] double: with double precision instead of float32
   * @returns {Promise<Tensors>}
   */
  async run(script, { double = false } = {}) {
    this.#process.stdin.write(`${JSON.stringify({ script, double })}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('PyTorch has ended.');
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(`The script fails in PyTorch: ${answer.error}\n${script}`);
    for (const tensor of Object.values(answer)) tensor.data = tensor.data.map(numberOf);
    return answer;
  }

  stop() {
    this.#process.stdin.end();
  }
}

/** @param {string} text as Python prints a float */
const numberOf = (text) => Number(text.replace('inf', 'Infinity').replace('nan', 'NaN'));
