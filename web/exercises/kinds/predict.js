import { number } from './number.js';

/**
 * Guess a number before it is shown, inside a walkthrough: as `number`, over the walkthrough's tape.
 *
 * @type {import('../types.js').Kind}
 */
export const predict = number;
