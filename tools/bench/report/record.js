import { readFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { Failure } from '../../shared/failure.js';
import { peerVersions } from '../packages.js';

/** @import { Measured } from '../hosts/index.js' */
/** @import { Settings } from '../measure/run.js' */

/**
 * What a run leaves behind, as JSON.
 *
 * @typedef {object} BenchRecord
 * @property {1} format
 * @property {string} date
 * @property {{ processor: string, cores: number, memory: string, system: string }} machine
 * @property {{ [name: string]: string }} peers  versions
 * @property {Settings} settings
 * @property {{ [host: string]: Measured }} hosts  by the names of --in
 */

/** Without any host yet. @param {Settings} settings @returns {BenchRecord} */
export const recordOf = (settings) => ({
  format: 1,
  date: new Date().toISOString(),
  machine: {
    processor: cpus()[0]?.model.trim() ?? arch(),
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${release()}`,
  },
  peers: peerVersions(),
  settings,
  hosts: {},
});

/** @param {string} file @returns {BenchRecord} */
export function readRecord(file) {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    if (record.format === 1) return record;
  } catch (error) {
    throw new Failure(`${file} can't be read: ${/** @type {Error} */ (error).message}`);
  }
  throw new Failure(`${file} is no record of the bench, or one of another version.`);
}
