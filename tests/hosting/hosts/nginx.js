/**
 * nginx with Debian's configuration: the package's own files, in which nothing is changed but ports,
 * document roots and the paths of its process and its logs.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../../../tools/setup/system-packages.js';
import { eventually, start } from '../child.js';
import { newFolder } from './folders.js';

const installed = '/etc/nginx';

/** What a request's body and the like would be kept in; only root may use the package's folders. */
const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Serves folders, each on a port of its own.
 *
 * @param {string} folder for configuration, logs and the like
 * @param {{ root: string, port: number }[]} sites document roots and where they are served
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startNginx(folder, sites) {
  const config = join(folder, 'etc');
  cpSync(installed, config, { recursive: true, filter: (path) => !/sites-enabled\//.test(path) });
  const run = newFolder(folder, 'run');

  const main = readFileSync(join(config, 'nginx.conf'), 'utf8')
    .replaceAll(`${installed}/`, `${config}/`)
    .replace('/run/nginx.pid', join(run, 'nginx.pid'))
    .replaceAll('/var/log/nginx', run);
  writeFileSync(join(config, 'nginx.conf'), main);
  const paths = scratch.map((name) => `${name}_temp_path ${run}/${name};\n`);
  writeFileSync(join(config, 'conf.d/scratch.conf'), paths.join(''));

  const site = readFileSync(join(config, 'sites-available/default'), 'utf8');
  for (const { root, port } of sites) {
    const own = site
      .replace('listen 80 default_server', `listen 127.0.0.1:${port} default_server`)
      .replace('listen [::]:80 default_server;', '')
      .replace('/var/www/html', `"${root}"`);
    writeFileSync(join(config, 'sites-enabled', String(port)), own);
  }

  const program = programOf('nginx') ?? '';
  const server = start(program, ['-c', join(config, 'nginx.conf'), '-g', 'daemon off;']);
  await eventually(() => fetch(`http://127.0.0.1:${sites[0].port}/`), { child: server });
  return server;
}
