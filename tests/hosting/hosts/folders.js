/** Where the hosts' files lie: a folder of their own, which servers that are not root can read. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteRoot } from '../../browser/server.js';

/** A folder below the document root, with a space in its name. */
export const subPath = 'some/sub path';

/** Makes the folder that everything of a run is in; it goes with the process. */
export function makeFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'normlab-hosting-')));
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder in a folder. @param {string[]} parts */
export function newFolder(...parts) {
  const folder = join(...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Puts a copy of dist/ into a folder. @param {string} folder */
export const copySite = (folder) => cpSync(siteRoot, folder, { recursive: true });
