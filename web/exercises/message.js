/**
 * The parameters of an ICU message, read without a library: a file's texts are checked before
 * anything is said.
 */

/** How deep choices may lie in each other. */
const deepest = 6;

/**
 * @param {string} message
 * @returns {string[] | undefined} names, each once; undefined where it is no message
 */
export function paramsOf(message) {
  /** @type {Set<string>} */
  const names = new Set();
  const end = readText(message, 0, 0, names);
  return end === message.length ? [...names] : undefined;
}

/**
 * Reads text up to the brace that closes it, or the end.
 * @type {(message: string, at: number, depth: number, names: Set<string>) => number} where it stopped,
 *   −1 for what can't be read
 */
function readText(message, at, depth, names) {
  if (depth > deepest) return -1;
  while (at >= 0 && at < message.length && message[at] !== '}') {
    if (message[at] === '{') at = readArgument(message, at + 1, depth, names);
    else at = message[at] === "'" ? afterQuote(message, at) : at + 1;
  }
  return depth === 0 && message[at] === '}' ? -1 : at;
}

/** An apostrophe before a brace opens a quote; another one is itself. @type {(message: string, at: number) => number} */
function afterQuote(message, at) {
  if (!/[{}<>]/.test(message[at + 1] ?? '')) return at + (message[at + 1] === "'" ? 2 : 1);
  const end = message.indexOf("'", at + 1);
  return end < 0 ? message.length : end + 1;
}

/** @type {typeof readText} */
function readArgument(message, at, depth, names) {
  const [whole, name, sign] = /^\s*([a-zA-Z_]\w*)\s*([,}])/.exec(message.slice(at, at + 200)) ?? [];
  if (!whole) return -1;
  names.add(name);
  at += whole.length;
  if (sign === '}') return at;
  const [kind = '', type] =
    /^\s*(plural|select|selectordinal)\s*,/.exec(message.slice(at, at + 40)) ?? [];
  if (!type) {
    const style = /^\s*number\s*(?:,[^{}']*)?\}/.exec(message.slice(at, at + 200))?.[0];
    return style ? at + style.length : -1;
  }
  return readChoices(message, at + kind.length, depth, names);
}

/** @type {typeof readText} */
function readChoices(message, at, depth, names) {
  let hasOther = false;
  for (;;) {
    const [whole, choice] = /^\s*(=?[\w-]+)\s*\{/.exec(message.slice(at, at + 200)) ?? [];
    if (!whole) break;
    hasOther ||= choice === 'other';
    at = readText(message, at + whole.length, depth + 1, names);
    if (at < 0 || message[at] !== '}') return -1;
    at += 1;
  }
  const [end] = /^\s*\}/.exec(message.slice(at, at + 40)) ?? [];
  return end && hasOther ? at + end.length : -1;
}
