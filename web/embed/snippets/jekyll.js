import { fallbackTag, pairsOf } from './markup.js';
import { lines, settingsOf } from './settings.js';

/** @import { Way } from './index.js' */

/**
 * An HTML text in single quotes. No Liquid tag can hold `{{` or `%}`, even in quotes.
 * @param {string} html
 */
const quoted = (html) => `'${html.replace(/['{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)}'`;

/** Jekyll: an include. @type {Way} */
export const jekyll = {
  id: 'jekyll',
  script: 'normlab',
  takesFigure: true,
  takesFile: ({ fallback }) => Boolean(fallback?.figure),
  snippet: (asked) => {
    const parameters = pairsOf(asked).map(
      ([name, text]) => `${name}=${text === true ? text : `"${text.replaceAll('"', '\\"')}"`}`,
    );
    return `{% include normlab.html ${parameters.join(' ')} fallback=${quoted(fallbackTag(asked))} %}`;
  },
  site: (asked) => [
    { file: '_includes/normlab.html', recipe: 'jekyll/includes/normlab.html' },
    {
      file: '_config.yml',
      text: ['normlab:', ...lines(settingsOf(asked), (name, text) => `  ${name}: ${text}`)].join(
        '\n',
      ),
    },
  ],
};
