import { limits } from './limits.js';
import { mlMatrix } from './ml-matrix.js';
import { normlab } from './normlab.js';
import { onnxruntime } from './onnxruntime.js';
import { plain } from './plain.js';
import { tfjs } from './tfjs.js';

/** @import { Contender, Peer } from './types.js' */

/** Everyone who takes part, ours first. @param {Peer} peer @returns {Promise<Contender[]>} */
export async function contenders(peer) {
  return [
    ...(await normlab()),
    await onnxruntime(peer),
    await tfjs(peer),
    await mlMatrix(peer),
    plain,
    await limits(),
  ];
}
