/**
 * What contenders are. Types only.
 */

/** @import { Inputs } from '../inputs.js' */
/** @import { Way, Workload } from '../workloads.js' */

/** @typedef {{ workload: Workload, way: Way, inputs: Inputs }} Task */

/**
 * A contender that is ready to be timed.
 *
 * @typedef {object} Prepared
 * @property {() => unknown} run  the work, once
 * @property {boolean} [waits]  `run` gives a promise
 * @property {(runs: number) => Promise<number>} [time]  where it times itself: the milliseconds
 * @property {() => Numbers | Promise<Numbers>} [read]  what the last `run` gave, for comparison; a
 *   limit gives nothing
 * @property {number} [share]  how often `run` does the work; default 1
 * @property {() => void | Promise<void>} [dispose]
 */

/** @typedef {ArrayLike<number>} Numbers */

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {'ours' | 'peer' | 'plain' | 'limit'} kind
 * @property {(task: Task) => Prepared | undefined | Promise<Prepared | undefined>} prepare
 *   undefined: it has no such work
 */

/** Gives a package of the bench. @typedef {(name: string) => Promise<any>} Peer */

export {};
