/** What a site is told once: where the lab lies, and which of its files is loaded. */
import { scriptOf } from './markup.js';

/** @import { Asked } from './index.js' */

/** @param {Asked} asked @returns {Record<string, string>} */
export function settingsOf(asked) {
  const { file, integrity } = scriptOf(asked, 'normlab');
  return { address: asked.address, script: file, ...(integrity && { integrity }) };
}

/**
 * One line for each setting; texts within double quotes are the same in JSON, TOML and YAML.
 * @type {(settings: Record<string, string>, line: (name: string, text: string) => string) => string[]}
 */
export const lines = (settings, line) =>
  Object.entries(settings).map(([name, text]) => line(name, JSON.stringify(text)));
