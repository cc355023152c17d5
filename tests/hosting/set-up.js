/** Starts every host, once for all tests; the tests are told by the environment where they are. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from './child.js';
import { startApache } from './hosts/apache.js';
import { makeHugoBlog, makeJekyllBlog } from './hosts/blogs.js';
import { copySite, makeFolder, newFolder, subPath } from './hosts/folders.js';
import { startNginx } from './hosts/nginx.js';
import { writePages } from './hosts/pages.js';
import { hostVersions } from './hosts/versions.js';
import { makeViteProject, startVite } from './hosts/vite-project.js';

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
  const [ports, viteFolder] = [await freePorts(4), newFolder(folder, 'vite')];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const roots = [
    www,
    await makeHugoBlog(newFolder(folder, 'hugo'), origins[1]),
    await makeJekyllBlog(newFolder(folder, 'jekyll'), origins[2]),
    await makeViteProject(viteFolder),
  ];
  const sites = roots.map((root, at) => ({ root, port: ports[at] }));
  const nginx = await startNginx(newFolder(folder, 'nginx'), sites);
  const apache = await startApache(newFolder(folder, 'apache'), www);
  const vite = await startVite(viteFolder);

  const below = encodeURI(`/${subPath}/`);
  const addresses = {
    'nginx `/`': `${origins[0]}/`,
    [`nginx \`/${subPath}/\``]: origins[0] + below,
    'Apache `/`': `${apache.origin}/`,
    [`Apache \`/${subPath}/\``]: apache.origin + below,
    'Hugo post': `${origins[1]}/attention/`,
    'Jekyll post': `${origins[2]}/attention/`,
    'Vite, built': `${origins[3]}/`,
    'Vite, its server': `${vite.origin}/`,
    'a disk, `file://`': `${pathToFileURL(join(www, subPath))}/`,
  };
  process.env[variable] = JSON.stringify({ addresses, versions: await hostVersions() });

  return async () => {
    await Promise.all([nginx, apache, vite].map(({ stop }) => stop()));
  };
}
