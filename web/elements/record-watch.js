import { ownRecord } from './exercise-record.js';

/** @import { RecordKeeper } from './exercise-record.js' */

/** Renders an element anew whenever a record changes. */
export class RecordWatch {
  #host;
  #record;
  /** @type {(() => void) | undefined} */
  #end;

  /**
   * @param {import('lit').ReactiveControllerHost} host
   * @param {() => RecordKeeper} [record] default: the reader's own
   */
  constructor(host, record = () => ownRecord) {
    this.#host = host;
    this.#record = record;
    host.addController(this);
  }

  hostConnected() {
    this.#end = this.#record().watchRecord(() => this.#host.requestUpdate());
  }

  hostDisconnected() {
    this.#end?.();
  }
}
