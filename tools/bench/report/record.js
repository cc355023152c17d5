import { readFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { Failure } from '../../shared/failure.js';
import { peerVersions } from '../packages.js';

/** @import { FieldError } from '../accuracy.js' */
/** @import { Measured } from '../hosts/index.js' */
/** @import { Settings } from '../measure/run.js' */

/**
 * What a run leaves behind, as JSON.
 *
 * @typedef {object} BenchRecord
 * @property {1} format
 * @property {string} date
 * @property {{ processor: string, cores: number, memory: string, system: string, load: number }} machine
 *   load: how many programs ran at once in the minute before
 * @property {{ [name: string]: string }} peers  versions
 * @property {Settings} settings
 * @property {{ [host: string]: Measured }} hosts  by the names of --in
 * @property {FieldError[]} [errors]  of the variant that auto takes; where a document was asked for
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
    load: loadavg()[0],
  },
  peers: peerVersions(),
  settings,
  hosts: {},
});

/** What is to be said where others work on the machine meanwhile. @param {BenchRecord['machine']} machine */
export const warningOf = ({ load, cores }) =>
  load > cores / 2
    ? `This machine is busy (load ${load.toFixed(1)}, ${cores} processors): these are no figures to quote.`
    : undefined;

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
