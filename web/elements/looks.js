import { isSpoken } from '../locales/index.js';

const themes = ['auto', 'light', 'dark', 'none'];

/**
 * What is said of a theme or a language that there is not.
 * @type {(asked: { theme: string, named: string }, say: import('../walkthroughs/types.js').Say & { lang: string }) => string[]}
 */
export const unknownLooks = ({ theme, named: lang }, say) => [
  ...(theme && !themes.includes(theme) ? [say('lab.unknown-theme', { theme })] : []),
  ...(lang && !isSpoken(lang) ? [say('lab.unknown-lang', { lang, shown: say.lang })] : []),
];
