/** The static site: what Vite makes of web/ and the engine, and what stands beside it. */
import { Failure } from '../shared/failure.js';
import { withLock } from '../shared/lock.js';
import { buildLock, inRoot, root } from '../shared/paths.js';
import { run } from '../shared/processes.js';
import { step } from '../shared/progress.js';
import { siteAddress } from './address.js';
import { copyExercises } from './exercises.js';
import { buildOffline } from './offline.js';
import { copyRecipes } from './recipes.js';
import { buildStill } from './still.js';
import { buildTypes } from './types.js';

/**
 * Builds dist/.
 *
 * @param {string} [address] where it will stand, if that is known; default: NORMLAB_ADDRESS
 */
export async function buildSite(address = process.env.NORMLAB_ADDRESS) {
  const site = siteAddress(address);
  const args = [inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel=warn'];
  const { code, output } = await withLock(buildLock, () =>
    step('Build the site', () => run(process.execPath, args, { cwd: root, quiet: true })),
  );
  if (code !== 0) throw new Failure(`Vite could not build the site:\n${output.trim()}`);
  if (output.trim()) console.error(output.trim());
  await buildTypes();
  await completeSite(site);
}

/**
 * Adds to what Vite built.
 *
 * @param {string} site its address, or ''
 * @param {string} [out] folder of the site
 */
export async function completeSite(site, out = inRoot('dist')) {
  // Loaded late: on a bare machine what these import is installed first.
  const { buildElement } = await import('./element.js');
  const { buildWaysIn } = await import('./ways-in.js');
  const { buildRelease } = await import('./release.js');
  await buildElement(out);
  await step('Write the frame and the single file', () => buildWaysIn(out));
  await copyRecipes(out);
  copyExercises(out);
  await buildStill(site, out);
  await buildOffline(out);
  buildRelease(out);
}
