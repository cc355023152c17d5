import { watchRecord } from './exercise-record.js';

/** Renders an element anew whenever the reader's record changes. */
export class RecordWatch {
  #host;
  /** @type {(() => void) | undefined} */
  #end;

  /** @param {import('lit').ReactiveControllerHost} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#end = watchRecord(() => this.#host.requestUpdate());
  }

  hostDisconnected() {
    this.#end?.();
  }
}
