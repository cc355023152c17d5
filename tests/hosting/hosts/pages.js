/** Pages of somebody's own, beside the lab's files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryOf } from '../../../web/embed/words.js';
import { whole } from '../widgets.js';

/** @param {string} body */
export const page = (body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A post</title>
<h1>A post</h1>
${body}
</html>
`;

/** The widget that a reader of these pages uses. */
export const element = `<norm-lab walkthrough="${whole.words.walkthrough}" step="${whole.words.step}">
  ${whole.title}
</norm-lab>`;

/** @param {string} [sandbox] */
const frame = (sandbox = '') =>
  `<iframe src="embed.html?${queryOf(whole.words)}" title="${whole.title}" width="100%" height="200" ${sandbox}></iframe>
<script src="embed.js" async></script>`;

const pages = {
  'post.html': page(`<script type="module" src="normlab.js"></script>\n${element}`),
  'frame.html': page(frame()),
  'sandbox.html': page(frame('sandbox="allow-scripts"')),
};

/** @param {string} folder */
export function writePages(folder) {
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
}
