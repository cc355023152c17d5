import { installPackages, packagesAreThere } from './setup/node-packages.js';
import { makeToolchain, readyToolchain } from './setup/toolchain.js';
import { command } from './shared/command.js';
import { withLock } from './shared/lock.js';
import { toolchainFolder } from './shared/paths.js';
import { since } from './shared/progress.js';

const help = `node tools/setup.js

Makes the checkout ready to build: the JavaScript packages and, in .toolchain,
Emscripten with what it needs. Does nothing when everything is there, can be
stopped at any moment and run again. The other commands start it themselves.
`;

/**
 * Makes the checkout ready to build, if it is not.
 *
 * @returns {Promise<import('./setup/toolchain.js').Toolchain>}
 */
export async function setUp() {
  const ready = readyToolchain();
  if (ready && packagesAreThere()) return ready;

  return withLock(`${toolchainFolder}/lock`, async () => {
    const startedAt = performance.now();
    console.error('Set-up');
    const toolchain = readyToolchain() ?? (await makeToolchain());
    if (!packagesAreThere()) await installPackages();
    console.error(
      `Set-up done in ${since(startedAt)}: Emscripten ${toolchain.emscripten.version}.`,
    );
    return toolchain;
  });
}

await command(import.meta.url, {
  help,
  run: async () => {
    await setUp();
  },
});
