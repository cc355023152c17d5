/** @import { Line, Entry } from '../measure/line.js' */
/** @import { Summary } from '../measure/statistics.js' */
/** @import { Marks, Workload } from '../workloads.js' */

/** @typedef {{ name: string } & Summary} Timed */

/**
 * What a line comes to. Ours is what `auto` would take: the best variant that runs.
 *
 * @typedef {object} Verdict
 * @property {Timed} [ours]
 * @property {Timed} [peer]  the best one
 * @property {Timed} [plain]
 * @property {Timed} [limit]
 * @property {number} [lead]  best peer ÷ ours
 * @property {number} [overLimit]  ours ÷ limit
 * @property {string[]} missed  marks that are missed, in words
 */

/** @param {Line} line @param {readonly Workload[]} workloads @returns {Verdict} */
export function verdictOn({ id, way, entries }, workloads) {
  const timed = (/** @type {Entry['kind']} */ kind) =>
    entries.filter((entry) => entry.kind === kind).filter(isTimed);
  const [ours] = timed('ours');
  const [peer] = timed('peer').sort((a, b) => a.median - b.median);
  const [plain] = timed('plain');
  const [limit] = timed('limit');
  const lead = ours && peer && peer.median / ours.median;
  const overLimit = ours && limit && ours.median / limit.median;
  const marks = workloads.find((workload) => workload.id === id)?.marks?.[way];
  return { ours, peer, plain, limit, lead, overLimit, missed: missedOf(marks, lead, overLimit) };
}

/** The workloads with the marks that count there: natively none do. @param {string} host @param {readonly Workload[]} workloads */
export const markedIn = (host, workloads) => (host === 'native' ? [] : workloads);

/** @param {Entry} entry @returns {entry is Entry & Timed} */
export const isTimed = (entry) => 'median' in entry;

/** @param {Marks | undefined} marks @param {number | undefined} lead @param {number | undefined} overLimit */
function missedOf(marks, lead, overLimit) {
  const missed = [];
  if (marks && !(Number(lead) >= marks.peer)) missed.push(`peer ÷ ours ≥ ${marks.peer}`);
  if (marks?.limit && !(Number(overLimit) <= marks.limit))
    missed.push(`ours ÷ limit ≤ ${marks.limit}`);
  return missed;
}
