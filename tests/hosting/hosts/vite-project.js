/** A plain project with the package, as Vite makes it: no configuration, one import. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../../tools/shared/paths.js';
import { expectSuccess } from '../../../tools/test/package-expect.js';
import { installPackage } from '../../../tools/test/package-install.js';
import { eventually, freePorts, start } from '../child.js';
import { element, page } from './pages.js';

const vite = inRoot('node_modules/vite/bin/vite.js');

/**
 * @param {string} folder
 * @returns {Promise<string>} the folder with what `vite build` makes
 */
export async function makeViteProject(folder) {
  await installPackage(folder);
  writeFileSync(join(folder, 'main.js'), "import 'normlab';\n");
  const script = '<script type="module" src="/main.js"></script>';
  writeFileSync(join(folder, 'index.html'), page(`${script}\n${element}`));
  const args = [vite, 'build', '--logLevel=error'];
  await expectSuccess('Vite cannot build the project', process.execPath, args, folder);
  return join(folder, 'dist');
}

/**
 * The same project from Vite's server, as its author sees it.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startVite(folder) {
  const [port] = await freePorts(1);
  const args = [vite, folder, '--host=127.0.0.1', `--port=${port}`, '--strictPort'];
  const server = start(process.execPath, args);
  const origin = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${origin}/`), { child: server });
  return { origin, stop: server.stop };
}
