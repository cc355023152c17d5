/**
 * A private apt: downloads packages with everything that they need from the distribution's archive,
 * without root and without touching the system's own packages.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Failure } from '../shared/failure.js';
import { run, which } from '../shared/processes.js';
import { step } from '../shared/progress.js';

/** Where the newest packages are, by the ID of /etc/os-release. */
const distributions = {
  debian: { suite: 'forky', components: 'main', keyring: /^debian-archive-keyring\.(gpg|pgp)$/ },
  ubuntu: { suite: 'devel', components: 'main universe', keyring: /^ubuntu-archive-keyring\.gpg$/ },
};

const keyrings = '/usr/share/keyrings';

/** The lines of /etc/os-release. @returns {Record<string, string>} */
function osRelease() {
  if (!existsSync('/etc/os-release')) return {};
  const lines = readFileSync('/etc/os-release', 'utf8').split('\n');
  return Object.fromEntries(lines.map((line) => line.replaceAll('"', '').split('=', 2)));
}

/** The row of the table above for this machine, if it has one and the tools are there. */
function thisDistribution() {
  const id = osRelease().ID;
  if (id !== 'debian' && id !== 'ubuntu') return undefined;
  if (process.arch !== 'x64' || !which('apt-get') || !which('dpkg')) return undefined;
  const distribution = distributions[id];
  const keyring =
    existsSync(keyrings) && readdirSync(keyrings).find((name) => distribution.keyring.test(name));
  return keyring ? { ...distribution, keyring: `${keyrings}/${keyring}` } : undefined;
}

/** Can packages of this machine's distribution be unpacked here? */
export const hasDebianArchive = () => thisDistribution() !== undefined;

/**
 * Addresses that the machine's own apt reads its release from. The signature check rejects one that
 * is another archive.
 */
async function archiveAddresses() {
  const release = osRelease().VERSION_CODENAME;
  const format = '$(COMPONENT) $(RELEASE) $(REPO_URI)';
  const { output } = await run('apt-get', ['indextargets', '--format', format], { quiet: true });
  const rows = output
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([component, , address]) => component === 'main' && address);
  const ofRelease = rows.filter(([, suite]) => suite === release);
  return [...new Set((ofRelease.length > 0 ? ofRelease : rows).map(([, , address]) => address))];
}

/** How the machine reaches the network and how old an archive may be: kept from its own apt. */
async function machineSettings() {
  const { output } = await run('apt-config', ['dump'], { quiet: true });
  return output
    .split('\n')
    .filter((line) => /^Acquire::(Check-|https?::|Retries|ForceIPv)/.test(line))
    .filter((line) => !/:: "/.test(line));
}

/**
 * Downloads packages and their whole closure, libc included. What an interrupted run has
 * downloaded is used again.
 *
 * @param {string[]} packages
 * @param {string} folder a private folder, made when it is missing
 * @returns {Promise<string[]>} the .deb files
 */
export async function downloadPackages(packages, folder) {
  const distribution = thisDistribution();
  if (!distribution) throw new Failure("This machine's distribution has no archive that is known.");

  for (const name of ['state/lists/partial', 'cache/archives/partial']) {
    mkdirSync(`${folder}/${name}`, { recursive: true });
  }
  writeFileSync(`${folder}/status`, '');
  writeFileSync(
    `${folder}/apt.conf`,
    [
      'Dir::Etc::main "/dev/null";',
      'Dir::Etc::parts "/dev/null";',
      `Dir::Etc::sourcelist "${folder}/sources.list";`,
      'Dir::Etc::sourceparts "/dev/null";',
      'Dir::Etc::preferences "/dev/null";',
      'Dir::Etc::preferencesparts "/dev/null";',
      `Dir::State "${folder}/state";`,
      `Dir::State::status "${folder}/status";`,
      `Dir::Cache "${folder}/cache";`,
      'Debug::NoLocking "true";',
      'APT::Install-Recommends "false";',
      'APT::Sandbox::User "";',
      'Acquire::Languages "none";',
      'Acquire::http::Timeout "20";',
      ...(await machineSettings()),
      '',
    ].join('\n'),
  );
  const env = { ...process.env, LC_ALL: 'C', APT_CONFIG: `${folder}/apt.conf` };

  let complaint = '';
  for (const address of await archiveAddresses()) {
    const { suite, components, keyring } = distribution;
    writeFileSync(
      `${folder}/sources.list`,
      `deb [arch=amd64 signed-by=${keyring}] ${address} ${suite} ${components}\n`,
    );
    const list = await step('Read the list of packages', () =>
      run('apt-get', ['-o', 'Acquire::Retries=0', 'update', '--error-on=any'], {
        env,
        quiet: true,
      }),
    );
    if (list.code === 0) {
      await fetchAll(packages, env);
      const archives = `${folder}/cache/archives`;
      return readdirSync(archives)
        .filter((name) => name.endsWith('.deb'))
        .map((name) => `${archives}/${name}`);
    }
    complaint ||= firstComplaint(list.output);
    rmSync(`${folder}/state/lists`, { recursive: true, force: true });
    mkdirSync(`${folder}/state/lists/partial`, { recursive: true });
  }
  throw new Failure(
    `The package archive that this machine's apt reads from does not answer${complaint && ` (${complaint})`}.`,
  );
}

/**
 * @param {string[]} packages
 * @param {NodeJS.ProcessEnv} env
 */
async function fetchAll(packages, env) {
  const install = ['--yes', '--download-only', 'install', ...packages];
  const result = await step('Download packages', async (report) => {
    let size = '';
    return run('apt-get', ['-o', 'APT::Status-Fd=1', ...install], {
      env,
      onLine: (line) => {
        size = line.match(/^Need to get (?:\S+ \S+\/)?(\S+ \S+) of archives/)?.[1] ?? size;
        const percent = line.match(/^dlstatus:[^:]*:(\d+)/)?.[1];
        if (percent) report(`${percent} % of ${size}`);
        if (/^Download complete/.test(line)) report(size);
      },
    });
  });
  if (result.code !== 0) {
    throw new Failure(`The packages could not be downloaded: ${firstComplaint(result.output)}.`);
  }
}

/** The first error that apt printed, without its marks. @param {string} output */
const firstComplaint = (output) =>
  (output.match(/^[EW]: (?:Failed to fetch \S+ +)?(.*)$/m)?.[1] ?? '').replace(/[.\s]+$/, '');
