/**
 * Apache with Debian's configuration: the package's own files, in which nothing is changed but the
 * port and the document root; the paths of its process and its logs are told by the environment.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../../../tools/setup/system-packages.js';
import { eventually, freePorts, start } from '../child.js';
import { newFolder } from './folders.js';

/**
 * @param {string} folder for configuration, logs and the like
 * @param {string} root the document root
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startApache(folder, root) {
  const config = join(folder, 'etc');
  cpSync('/etc/apache2', config, { recursive: true, verbatimSymlinks: true });
  const run = newFolder(folder, 'run');
  const [port] = await freePorts(1);

  /** @param {string} file @param {(text: string) => string} change */
  const change = (file, change) => {
    const path = join(config, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  change('ports.conf', (text) => text.replace('Listen 80', `Listen 127.0.0.1:${port}`));
  change('apache2.conf', (text) => text.replace('<Directory /var/www/>', `<Directory "${root}/">`));
  change('sites-available/000-default.conf', (text) =>
    text.replace('*:80', `*:${port}`).replace('/var/www/html', `"${root}"`),
  );

  const server = start(
    programOf('apache2') ?? '',
    ['-d', config, '-f', 'apache2.conf', '-D', 'FOREGROUND'],
    {
      APACHE_RUN_USER: 'www-data',
      APACHE_RUN_GROUP: 'www-data',
      APACHE_PID_FILE: join(run, 'apache2.pid'),
      APACHE_RUN_DIR: run,
      APACHE_LOCK_DIR: run,
      APACHE_LOG_DIR: run,
      LANG: 'C',
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${origin}/`), { child: server });
  return { origin, stop: server.stop };
}
