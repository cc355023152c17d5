import { hasOwnNumbers, scriptOf } from '../embed/snippets/markup.js';

/** @import { Asked, Way } from '../embed/snippets/index.js' */

/** Hosts that only this machine knows by these names. */
const own = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * What there is to know about a snippet: the last part of a message's key, and its parameters.
 * @type {(way: Way, asked: Asked) => [key: string, params?: Record<string, any>][]}
 */
export function factsOf({ script, takesFile }, asked) {
  const { release, address } = asked;
  /** @type {[string, Record<string, any>?][]} */
  const facts = [];
  if (takesFile?.(asked) && hasOwnNumbers(asked)) facts.push(['own-numbers']);
  if (!release) facts.push(['unknown']);
  else if (script) {
    const { file, integrity } = scriptOf(asked, script);
    const { version, files } = release;
    facts.push([integrity ? 'checked' : 'version', { version }]);
    const { brotli = 0 } = files[file] ?? {};
    if (brotli) facts.push(['loads', { kilobytes: (brotli / 1000).toFixed(1) }]);
  }
  if (script !== 'normlab') facts.push(['frame']);
  if (own.test(new URL(address).hostname)) facts.push(['local']);
  return facts;
}
