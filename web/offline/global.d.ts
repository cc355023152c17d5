/** Written in front of the service worker when it is built. */
declare const NORMLAB_KEPT: import('./kept.js').Kept;
