/** Pages of somebody's own, beside the lab's files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} body */
const page = (body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A post</title>
<h1>A post</h1>
${body}
</html>
`;

const pages = {
  'post.html': page(`<script type="module" src="normlab.js"></script>
<p>Attention, to be touched:</p>
<norm-lab walkthrough="river-bank" step="embeddings">Two words and four features.</norm-lab>`),
};

/** @param {string} folder */
export function writePages(folder) {
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
}
