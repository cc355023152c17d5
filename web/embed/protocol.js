/**
 * What a page and the frame in it say to each other: hello, and how high the frame's page is.
 * Nothing else goes either way. docs/embedding.md describes it for those who write a host.
 */

/** A frame is never made higher, whatever it says. */
const highest = 20_000;

/** From the host: I am here, tell me your height. */
export const hello = { normlab: 'hello' };

/** @param {any} message */
export const isHello = (message) => message?.normlab === 'hello';

/** From the frame: the height of its page in CSS pixels. @param {number} height */
export const heightMessage = (height) => ({ normlab: 'height', height });

/** The same for learning platforms, which know no hello. @param {number} height */
export const platformMessage = (height) => ({ subject: 'lti.frameResize', height });

/** The height that a message tells, if it does. @param {any} message */
export function heightIn(message) {
  if (message?.normlab !== 'height' || !Number.isFinite(message.height)) return undefined;
  return Math.min(Math.max(message.height, 0), highest);
}
