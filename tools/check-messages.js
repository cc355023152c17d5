import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';

const help = `node tools/check-messages.js

Lists messages that are said and missing in a locale, that nobody says, that are
no ICU messages or get too few parameters, and words in templates that belong
into the locales. Needs the engine (npm run build).
`;

/** @returns {Promise<string[]>} */
export async function messageFaults() {
  const { locales } = await import('../web/locales/index.js');
  const { findMessageFaults } = await import('./check/find-message-faults.js');
  const { saidByCode, saidByGlossary, saidByWalkthroughs } = await import(
    './check/messages-said.js'
  );
  /** @type {Record<string, Record<string, string>>} */
  const messages = {};
  for (const [lang, { lab, parts, walkthroughs }] of Object.entries(locales)) {
    const loads = [lab, ...Object.values(parts), ...Object.values(walkthroughs)];
    messages[lang] = Object.assign({}, ...(await Promise.all(loads.map((load) => load()))));
  }
  const { said, texts } = saidByCode();
  const has = (/** @type {string} */ key) =>
    Object.values(messages).some((all) => Object.hasOwn(all, key));
  const spoken = [...saidByGlossary(has), ...(await saidByWalkthroughs(has))];
  return [...texts, ...findMessageFaults(messages, [...said, ...spoken])];
}

await command(import.meta.url, {
  help,
  run: async () => {
    const faults = await messageFaults();
    if (faults.length > 0) throw new Failure(faults.join('\n'));
  },
});
