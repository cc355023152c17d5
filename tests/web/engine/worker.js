/** A module worker with an engine of its own: answers every call that it is sent. */

import { parentPort } from 'node:worker_threads';
import { EngineError, loadEngine } from '../../../web/engine/index.js';

const engine = await loadEngine();

parentPort?.on('message', ([name, ...given]) => {
  try {
    const results = /** @type {any} */ (engine)[name](...given);
    parentPort?.postMessage({ variant: engine.variant, results });
  } catch (thrown) {
    const { code } = /** @type {EngineError} */ (thrown);
    parentPort?.postMessage({ isEngineError: thrown instanceof EngineError, code });
  }
});
