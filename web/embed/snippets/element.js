import { attributesOf, fallbackTag, scriptTag } from './markup.js';

/** @import { Way } from './index.js' */

/** `<norm-lab>` in HTML. @type {Way} */
export const element = {
  id: 'element',
  script: 'normlab',
  takesFigure: true,
  snippet: (asked) => {
    const inside = (asked.fallback?.figure && asked.fallback.html) || fallbackTag(asked);
    return `${scriptTag(asked, 'normlab', 'type="module"')}
<norm-lab ${attributesOf(asked)}>
  ${inside.trim().replaceAll('\n', '\n  ')}
</norm-lab>`;
  },
};
