/**
 * Two blogs with one post, made by the real generators. What "Embed this" says to paste is pasted:
 * its files into the site, its lines into the settings, its snippets into the post.
 */
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../../tools/shared/paths.js';
import { run } from '../../../tools/shared/processes.js';
import { ways } from '../../../web/embed/snippets/index.js';
import { siteRoot } from '../../browser/server.js';
import { widgets } from '../widgets.js';
import { copySite, newFolder } from './folders.js';

/** @import { Asked, Way } from '../../../web/embed/snippets/index.js' */

const sources = inRoot('tests/hosting/blogs');
const headline = 'What goes on inside a transformer';

/** Below which folder of the blog the lab lies. */
const lab = 'normlab';

/**
 * What the widgets' snippets are made of.
 *
 * @param {string} origin of the blog
 * @returns {Asked[]}
 */
function askedFor(origin) {
  const address = `${origin}/${lab}/`;
  const file = join(siteRoot, 'release.json');
  const release = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return widgets.map(({ words, title }) => ({
    words,
    address,
    release,
    link: `${address}index.html#/${words.walkthrough}/${words.step}?${words.state ?? ''}`,
    title,
  }));
}

/** The post, with a snippet for each widget. @param {Way} way @param {Asked[]} asked */
function postOf(way, asked) {
  const snippets = asked.map((one) => way.snippet(one));
  const text = readFileSync(join(sources, 'post.md'), 'utf8');
  return text.replace(/^WIDGET$/gm, () => snippets.shift() ?? '');
}

/**
 * Writes the blog's sources.
 *
 * @param {'hugo' | 'jekyll'} id
 * @param {string} folder
 * @param {string} origin where the blog will be
 * @param {{ post: string, files: string }} places of the post and of the files that go as they are
 */
function write(id, folder, origin, { post, files }) {
  const way = /** @type {Way} */ (ways.find((one) => one.id === id));
  const asked = askedFor(origin);
  cpSync(join(sources, id), folder, { recursive: true });
  for (const one of way.site?.(asked[0]) ?? []) {
    const path = join(newFolder(folder, dirname(one.file)), one.file.split('/').at(-1) ?? '');
    if ('recipe' in one) copyFileSync(inRoot('web/embed/recipes', one.recipe), path);
    else appendFileSync(path, `${one.text}\n`);
  }
  const path = join(newFolder(folder, dirname(post)), post.split('/').at(-1) ?? '');
  const front = `---\ntitle: ${headline}\ndate: 2026-03-14\nlayout: post\n---\n`;
  writeFileSync(path, front + postOf(way, asked));
  copyFileSync(join(sources, 'style.css'), join(newFolder(folder, files), 'style.css'));
  copySite(newFolder(folder, files, lab));
}

/** @param {string} program @param {string[]} args @param {string} cwd */
async function generate(program, args, cwd) {
  const { code, output } = await run(program, args, { cwd, quiet: true, timeoutSeconds: 120 });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}:\n${output}`);
}

/** @param {string} folder @param {string} origin @returns {Promise<string>} the document root */
export async function makeHugoBlog(folder, origin) {
  write('hugo', folder, origin, { post: 'content/attention.md', files: 'static' });
  await generate('hugo', ['--quiet'], folder);
  return join(folder, 'public');
}

/** @param {string} folder @param {string} origin @returns {Promise<string>} the document root */
export async function makeJekyllBlog(folder, origin) {
  write('jekyll', folder, origin, { post: '_posts/2026-03-14-attention.md', files: '' });
  await generate('jekyll', ['build', '--quiet'], folder);
  return join(folder, '_site');
}
