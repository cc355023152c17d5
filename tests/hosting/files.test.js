/** What the hosts make of the files of dist/, before any browser reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteRoot } from '../browser/server.js';
import { hosts } from './set-up.js';
import { folders } from './ways.js';

const files = readdirSync(siteRoot, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(siteRoot.length + 1));

/** What Debian's servers say of a file, by the end of its name. @type {Record<string, RegExp>} */
const types = {
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.js': /^(text|application)\/javascript/,
  '.json': /^application\/json/,
  '.svg': /^image\/svg\+xml/,
  '.wasm': /^application\/wasm/,
};

/** Jekyll leaves out what begins with a dot; what it makes is not made by Jekyll again. @param {string} file */
const isHidden = (file) => /(^|\/)\./.test(file);

for (const host of [...folders, 'Hugo post', 'Jekyll post']) {
  const isBlog = !folders.includes(host);
  test(`${host} gives every file of dist/ as it is, and names its type`, async () => {
    const folder = new URL(isBlog ? '/normlab/' : '.', hosts().addresses[host]);
    for (const file of host.startsWith('Jekyll')
      ? files.filter((name) => !isHidden(name))
      : files) {
      const response = await fetch(new URL(encodeURI(file), folder));
      expect(response.status, file).toBe(200);
      const body = Buffer.from(await response.arrayBuffer());
      expect(body.equals(readFileSync(join(siteRoot, file))), file).toBe(true);
      const wanted = types[extname(file)];
      if (wanted) expect(response.headers.get('content-type'), file).toMatch(wanted);
    }
  });
}
