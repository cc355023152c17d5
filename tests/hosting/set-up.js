/** Starts every host, once for all tests; the tests are told by the environment where they are. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startApache } from './hosts/apache.js';
import { copySite, makeFolder, newFolder, subPath } from './hosts/folders.js';
import { startNginx } from './hosts/nginx.js';
import { writePages } from './hosts/pages.js';
import { hostVersions } from './hosts/versions.js';

const variable = 'NORMLAB_HOSTS';

/**
 * What the set-up tells the tests.
 *
 * @typedef {object} Hosts
 * @property {Record<string, string>} addresses of each host's folder, with a slash at the end
 * @property {string[]} versions as in "nginx 1.22.1"
 */

/** @returns {Hosts} */
export const hosts = () =>
  JSON.parse(process.env[variable] ?? '{ "addresses": {}, "versions": [] }');

export default async function setUp() {
  const folder = makeFolder();
  const www = newFolder(folder, 'www');
  for (const place of [www, newFolder(www, subPath)]) {
    copySite(place);
    writePages(place);
  }

  const nginx = await startNginx(newFolder(folder, 'nginx'), { www });
  const apache = await startApache(newFolder(folder, 'apache'), www);
  const below = encodeURI(`/${subPath}/`);
  const addresses = {
    'nginx `/`': `${nginx.origins.www}/`,
    [`nginx \`/${subPath}/\``]: nginx.origins.www + below,
    'Apache `/`': `${apache.origin}/`,
    [`Apache \`/${subPath}/\``]: apache.origin + below,
    'a disk, `file://`': `${pathToFileURL(join(www, subPath))}/`,
  };
  process.env[variable] = JSON.stringify({ addresses, versions: await hostVersions() });

  return async () => {
    await Promise.all([nginx.stop(), apache.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
