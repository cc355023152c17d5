/** What the engine is compared with: packages of the bench's own, installed when it first runs. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { installPackages, packagesAreThere } from '../setup/node-packages.js';
import { withLock } from '../shared/lock.js';
import { inRoot, toolchainFolder } from '../shared/paths.js';

export const benchFolder = `${toolchainFolder}/bench`;

const files = ['package.json', 'package-lock.json'];

/** Installs them, if need be. */
export async function installPeers() {
  mkdirSync(benchFolder, { recursive: true });
  await withLock(`${benchFolder}/lock`, async () => {
    for (const file of files) copyFileSync(inRoot('tools/bench', file), `${benchFolder}/${file}`);
    if (!packagesAreThere(benchFolder)) {
      await installPackages(benchFolder, 'Install what the engine is compared with');
    }
  });
}

/** Name and version of each. @returns {Record<string, string>} */
export const peerVersions = () =>
  JSON.parse(readFileSync(inRoot('tools/bench/package.json'), 'utf8')).dependencies;
