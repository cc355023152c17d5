/** The engine's declarations, from the comments of its modules. */
import { writeFileSync } from 'node:fs';
import { Failure } from '../shared/failure.js';
import { inRoot, root } from '../shared/paths.js';
import { run } from '../shared/processes.js';

const options = [
  ['--ignoreConfig', '--allowJs', '--declaration', '--emitDeclarationOnly', '--skipLibCheck'],
  ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'Bundler'],
  ['--lib', 'ES2023,DOM', '--types', 'node'],
  ['--rootDir', '.', '--outDir', 'dist/types'],
].flat();

/** Writes dist/engine.d.ts, and beside it what it stands on. */
export async function buildTypes() {
  const args = [inRoot('node_modules/typescript/bin/tsc'), 'web/engine/index.js', ...options];
  const { code, output } = await run(process.execPath, args, { cwd: root, quiet: true });
  if (code !== 0) throw new Failure(`The engine's declarations can't be made:\n${output.trim()}`);
  const entry = `/// <reference lib="esnext.disposable" />\nexport * from './types/web/engine/index.js';\n`;
  writeFileSync(inRoot('dist/engine.d.ts'), entry);
}
