/** Installs servers without starting them: Debian's packages start what they bring. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../shared/processes.js';

/** What Debian's packages ask before they start anything. */
const debianPolicy = '/usr/sbin/policy-rc.d';

/**
 * Does work during which no package may start a service; after it the system is asked again as
 * before. A policy that is there already is left alone.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {string} [policy]
 * @returns {Promise<Result>}
 */
export async function withoutServices(work, policy = debianPolicy) {
  if (existsSync(policy)) return work();
  // Should we be killed, the file says yes again, and takes itself away when it is asked next.
  const answer = `[ -d /proc/${process.pid} ] && exit 101\nrm -f ${policy}\nexit 0\n`;
  writeFileSync(policy, `#!/bin/sh\n${answer}`, { mode: 0o755 });
  try {
    return await work();
  } finally {
    rmSync(policy, { force: true });
  }
}

/** Services that are not to start with the machine either. @param {string[]} services */
export async function keepOff(services) {
  for (const service of services) await run('update-rc.d', [service, 'disable'], { quiet: true });
}
