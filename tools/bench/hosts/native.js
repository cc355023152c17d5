import {
  debianPython,
  missingPackages,
  missingSentence,
  torch,
} from '../../setup/system-packages.js';
import { Failure } from '../../shared/failure.js';
import { inRoot } from '../../shared/paths.js';
import { run, which } from '../../shared/processes.js';
import { measureAll } from '../measure/run.js';
import { programContender } from '../native/program.js';

/** @import { Measured, Tell } from './index.js' */
/** @import { Settings } from '../measure/run.js' */

/**
 * Our kernels, compiled for this processor, beside PyTorch's.
 *
 * @param {Settings} settings
 * @param {Tell} tell
 * @returns {Promise<Measured>}
 */
export async function measureNatively(settings, tell) {
  const missing = await missingPackages([torch]);
  if (missing.length > 0) throw new Failure(missingSentence(missing));
  const python = (await debianPython()) ?? which('python3') ?? 'python3';
  const print = ['-c', 'import torch; print(torch.__version__)'];
  const { output } = await run(python, print, { quiet: true });
  const contenders = [
    programContender('native', 'ours', inRoot('build/native-bench/normlab_native_bench'), []),
    programContender('PyTorch', 'peer', python, [inRoot('tools/bench/native/pytorch.py')]),
  ];
  try {
    const measured = await measureAll(
      { ...settings, withGrowth: false, ways: ['in-place'] },
      async () => contenders,
      tell,
    );
    return { ...measured, version: `native, beside PyTorch ${output.trim()}` };
  } finally {
    for (const { end } of contenders) end();
  }
}
