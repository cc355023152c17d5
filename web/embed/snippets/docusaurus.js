import { attributesOf, fallbackTag } from './markup.js';
import { lines, settingsOf } from './settings.js';

/** @import { Way } from './index.js' */

/** Braces and the signs of Markdown as entities, which JSX knows in texts and attributes. @param {string} html */
const asJsx = (html) => html.replace(/[{}*_[\]`~\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Docusaurus, and other sites of MDX: a component. @type {Way} */
export const docusaurus = {
  id: 'docusaurus',
  script: 'normlab',
  takesFigure: true,
  takesFile: ({ fallback }) => Boolean(fallback?.figure),
  snippet: (asked) =>
    `import NormLab from '@site/src/components/NormLab';

<NormLab ${attributesOf(asked)}>${asJsx(fallbackTag(asked))}</NormLab>`,
  site: (asked) => [
    { file: 'src/components/NormLab.jsx', recipe: 'docusaurus/NormLab.jsx' },
    {
      file: 'docusaurus.config.js',
      text: [
        'customFields: {',
        '  normlab: {',
        ...lines(settingsOf(asked), (name, text) => `    ${name}: ${text},`),
        '  },',
        '},',
      ].join('\n'),
    },
  ],
};
