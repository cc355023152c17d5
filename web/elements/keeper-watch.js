import { keeper } from '../offline/keeper.js';

/** @import { ReactiveController, ReactiveControllerHost } from 'lit' */

/**
 * Draws an element again whenever something changes in how the lab is kept on the device.
 *
 * @implements {ReactiveController}
 */
export class KeeperWatch {
  #onChange;

  /** @param {ReactiveControllerHost} host */
  constructor(host) {
    this.#onChange = () => host.requestUpdate();
    host.addController(this);
  }

  hostConnected() {
    keeper.addEventListener('change', this.#onChange);
  }

  hostDisconnected() {
    keeper.removeEventListener('change', this.#onChange);
  }
}
