import { loadEngine } from '../engine/index.js';

/** @type {Promise<any> | undefined} */
let shared;

/**
 * One engine for every element of the page. After a failure the next call tries again.
 * @returns {Promise<any>}
 */
export function sharedEngine() {
  shared ??= loadEngine({ variant: 'auto' }).catch((failure) => {
    shared = undefined;
    throw failure;
  });
  return shared;
}
