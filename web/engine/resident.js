import { guarded } from './guarded.js';
import { checkRoom, readRoom, settle } from './room.js';

/** @import { Block } from './block.js' */
/** @import { ResidentTensor } from './types.js' */

/** Where there is no Symbol.dispose, what is made of `using` by tools looks for this one. */
const dispose = /** @type {typeof Symbol.dispose} */ (
  Symbol.dispose ?? Symbol.for('Symbol.dispose')
);

/** Gives back what nobody can dispose of any more: a net, not the way. */
const forgotten = new FinalizationRegistry((/** @type {Block} */ block) => block.free());

/**
 * A tensor that stays in the engine's memory, as the caller has it.
 *
 * @param {Block} block
 * @returns {ResidentTensor<any>}
 */
export function createResident(block) {
  const free = () => {
    forgotten.unregister(block);
    block.free();
  };
  const resident = /** @type {any} */ (
    Object.freeze({
      shape: Object.freeze([...block.shape]),
      /** @param {unknown} [out] */
      read: (out) => {
        const kind = block.isBool ? 'Uint8Array' : 'Float32Array';
        const room = guarded('read: out', (where) => readRoom(where, out, kind));
        block.check('read: the tensor');
        checkRoom(room, block.shape);
        return settle(block.memory, { address: block.address, shape: [...block.shape] }, room);
      },
      dispose: free,
      [dispose]: free,
    })
  );
  block.standBehind(resident);
  forgotten.register(resident, block, block);
  return resident;
}
