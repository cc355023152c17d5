/** The npm package in a project that has nothing else: packed, and installed without a network. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.js';
import { expectSuccess } from './package-expect.js';

/** @param {string} project an empty folder */
export async function installPackage(project) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const pack = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', project];
  await expectSuccess('The package cannot be packed', npm, pack, root);
  const file = readdirSync(project).find((name) => name.endsWith('.tgz'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  const add = ['install', `./${file}`, '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await expectSuccess('The package cannot be installed by itself', npm, add, project);
}
