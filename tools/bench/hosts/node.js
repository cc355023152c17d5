import { fork, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Failure } from '../../shared/failure.js';

/** @import { Measured, Tell } from './index.js' */
/** @import { Settings } from '../measure/run.js' */

const child = fileURLToPath(new URL('./node-child.js', import.meta.url));

/** Node 20 has relaxed SIMD behind a flag, later ones know no such flag. */
const relaxedFlag = '--experimental-wasm-relaxed-simd';

/** Measures in a Node of its own. @param {Settings} settings @param {Tell} tell @returns {Promise<Measured>} */
export function measureInNode(settings, tell) {
  const knowsFlag = spawnSync(process.execPath, [relaxedFlag, '--eval', '']).status === 0;
  const node = fork(child, { execArgv: knowsFlag ? [relaxedFlag] : [] });
  const end = () => node.kill('SIGKILL');
  process.on('exit', end);
  return new Promise((resolve, reject) => {
    node.on('message', (/** @type {any} */ { progress, measured }) => {
      if (progress) tell(progress);
      if (!measured) return;
      resolve({ ...measured, version: `Node ${process.versions.node}` });
      node.disconnect();
    });
    node.on('exit', (code) => {
      process.off('exit', end);
      reject(new Failure(`The bench stopped in Node (exit code ${code}).`));
    });
    node.send(settings);
  });
}
