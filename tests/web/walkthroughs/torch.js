import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs PyTorch scripts that leave a dictionary `tensors`, all in one Python.
 */

const runner = `
import contextlib, io, json, sys
folder, count = sys.argv[1], int(sys.argv[2])
for n in range(count):
    scope = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(open(f"{folder}/{n}.py", encoding="utf8").read(), scope)
    tensors = {
        name: {"shape": list(t.shape), "data": [repr(float(x)) for x in t.flatten().tolist()]}
        for name, t in scope["tensors"].items()
    }
    json.dump(tensors, open(f"{folder}/{n}.json", "w"))
`;

/** Debian's own Python, the one that python3-torch is installed for. */
export const python = '/usr/bin/python3';

/** Whether PyTorch is there. In CI it must be. */
export function hasTorch() {
  try {
    if (!existsSync(python)) throw new Error(`${python} is missing`);
    execFileSync(python, ['-c', 'import torch'], { stdio: 'ignore' });
    return true;
  } catch (failure) {
    if (process.env.CI === 'true') throw failure;
    process.stdout.write('PyTorch (python3-torch) is not installed: the scripts are not run.\n');
    return false;
  }
}

/**
 * @param {string[]} scripts
 * @returns {Record<string, { shape: number[], data: number[] }>[]} the tensors of each
 */
export function runTorch(scripts) {
  const folder = mkdtempSync(join(tmpdir(), 'normlab-torch-'));
  try {
    for (const [n, script] of scripts.entries()) writeFileSync(join(folder, `${n}.py`), script);
    execFileSync(python, ['-c', runner, folder, String(scripts.length)]);
    return scripts.map((_, n) => {
      const tensors = JSON.parse(readFileSync(join(folder, `${n}.json`), 'utf8'));
      for (const tensor of Object.values(tensors)) tensor.data = tensor.data.map(pythonFloat);
      return tensors;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} text */
function pythonFloat(text) {
  if (text === 'nan') return Number.NaN;
  if (text === 'inf' || text === '-inf') return text === 'inf' ? Infinity : -Infinity;
  return Number(text);
}
