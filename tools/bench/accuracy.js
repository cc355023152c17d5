import { buildPresets } from '../build/cmake.js';
import { Failure } from '../shared/failure.js';
import { root } from '../shared/paths.js';
import { run } from '../shared/processes.js';

/**
 * The worst error of a field over all cases of its test, in units in the last place.
 * @typedef {{ field: string, worst: number, budget: number, cells: number }} FieldError
 */

/**
 * How exact the kernels of a build are: what its C++ suite finds against the references in double
 * precision.
 *
 * @param {import('../setup/toolchain.js').Toolchain} toolchain
 * @param {string} preset
 */
export async function errorsOf(toolchain, preset) {
  await buildPresets(toolchain, 'Build what measures errors', [preset], ['normlab_tests']);
  const args = ['--preset', preset, '--verbose'];
  const { code, output } = await run('ctest', args, { cwd: root, quiet: true });
  if (code !== 0) throw new Failure(`The C++ tests fail as ${preset}:\n${output.trim()}`);
  return errorsIn(output);
}

/** The table within what the suite prints. @param {string} output @returns {FieldError[]} */
export function errorsIn(output) {
  const table = output.slice(output.indexOf('worst error, units in the last place'));
  const rows = table.matchAll(/^(?:\d+: )?(\S.*?) +(\d+\.\d+) +(\d+\.\d+) +(\d+)$/gm);
  return Array.from(rows, ([, field, worst, budget, cells]) => ({
    field,
    worst: Number(worst),
    budget: Number(budget),
    cells: Number(cells),
  }));
}
