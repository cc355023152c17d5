import { fallbackTag, pairsOf } from './markup.js';
import { lines, settingsOf } from './settings.js';

/** @import { Way } from './index.js' */

/**
 * A text in Hugo's quotes: raw between backticks where it holds double quotes or backslashes. A
 * backtick beside those is written as HTML writes it; only the fallback, which is HTML, has them.
 * @param {string} text
 */
const quoted = (text) =>
  /["\\]/.test(text) ? `\`${text.replaceAll('`', '&#96;')}\`` : `"${text}"`;

/** Hugo: a shortcode. @type {Way} */
export const hugo = {
  id: 'hugo',
  script: 'normlab',
  takesFigure: true,
  takesFile: ({ fallback }) => Boolean(fallback?.figure),
  snippet: (asked) => {
    const parameters = pairsOf(asked).map(
      ([name, text]) => `${name}=${text === true ? text : quoted(text)}`,
    );
    return `{{< normlab ${parameters.join(' ')} fallback=${quoted(fallbackTag(asked))} >}}`;
  },
  site: (asked) => [
    { file: 'layouts/shortcodes/normlab.html', recipe: 'hugo/layouts/shortcodes/normlab.html' },
    {
      file: 'hugo.toml',
      text: [
        '[params.normlab]',
        ...lines(settingsOf(asked), (name, text) => `${name} = ${text}`),
      ].join('\n'),
    },
  ],
};
