/** What the blogs' recipes make of settings that somebody typed by hand. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inRoot } from '../../tools/shared/paths.js';
import { run } from '../../tools/shared/processes.js';
import { newFolder } from './hosts/folders.js';

const blogs = {
  Hugo: {
    files: {
      'content/post.md': '---\ntitle: A post\n---\n{{< normlab walkthrough="river-bank" >}}\n',
      'layouts/_default/single.html': '{{ .Content }}',
    },
    recipe: ['hugo/layouts/shortcodes/normlab.html', 'layouts/shortcodes/normlab.html'],
    settings: 'hugo.toml',
    address: '[params.normlab]\naddress = "/lab"\n',
    command: ['hugo'],
    page: 'public/post/index.html',
    complaint: /say in the site's configuration where the lab lies: params\.normlab\.address/,
  },
  Jekyll: {
    files: { 'post.md': '---\n---\n{% include normlab.html walkthrough="river-bank" %}\n' },
    recipe: ['jekyll/includes/normlab.html', '_includes/normlab.html'],
    settings: '_config.yml',
    address: 'normlab:\n  address: "/lab"\n',
    command: ['jekyll', 'build', '--quiet'],
    page: '_site/post.html',
    complaint: /'normlab\.address-is-missing-in-_config\.yml'/,
  },
};

for (const [name, blog] of Object.entries(blogs)) {
  test.describe(name, () => {
    /** @type {string} */
    let folder;

    test.beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'normlab-recipe-'));
      const [recipe, place] = blog.recipe;
      for (const path of [place, ...Object.keys(blog.files)]) newFolder(folder, dirname(path));
      copyFileSync(inRoot('web/embed/recipes', recipe), join(folder, place));
      for (const [path, text] of Object.entries(blog.files))
        writeFileSync(join(folder, path), text);
    });
    test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

    /** @param {string} settings */
    function build(settings) {
      writeFileSync(join(folder, blog.settings), settings);
      const [program, ...args] = blog.command;
      return run(program, args, { cwd: folder, quiet: true, timeoutSeconds: 60 });
    }

    test(`${name} takes an address without the slash at its end`, async () => {
      expect((await build(blog.address)).code).toBe(0);
      const page = readFileSync(join(folder, blog.page), 'utf8');
      expect(page).toContain('src="/lab/normlab.js"');
      expect(page).toContain('href="/lab/index.html#/river-bank/"');
    });

    test(`${name} builds nothing without an address, and says what is missing`, async () => {
      const { code, output } = await build('');
      expect(code).not.toBe(0);
      expect(output).toMatch(blog.complaint);
    });
  });
}
