/** Where code is written and run: under policies, in frames, in one file, without storage. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { editor, exerciseOf, openCode, part, passed, run, submit, words, write } from './code.js';
import { expect, test } from './fixtures.js';
import { siteRoot, strictPolicy } from './server.js';

const { ask } = exerciseOf('write-attention');
const wrong = ask.solution.replace(' / scale', '');

/** Runs a script in Node. @param {string} script */
async function inNode(script) {
  const folder = await mkdtemp(join(tmpdir(), 'normlab-'));
  const file = join(folder, 'write-attention.mjs');
  await writeFile(file, script);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  await rm(folder, { recursive: true });
  return stdout;
}

test('where the policy forbids it, the exercise says so, and gives a script that runs elsewhere', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /Content Security Policy|Framing .* violates/;
  site.policy = strictPolicy;
  await openCode(page, site, 'write-attention');
  await expect(part(page, 'summary')).toHaveText(words('code.unavailable'), { timeout: 20_000 });
  await expect(part(page, 'run')).toBeDisabled();
  const script = page.locator('nl-code-elsewhere textarea');

  await write(page, ask.solution);
  await expect(script).toHaveValue(/const powers/);
  expect(await inNode(await script.inputValue())).toBe(
    ask.tests
      .map(
        (/** @type {any} */ { id }) =>
          `passes: ${exerciseOf('write-attention').text.en[`test.${id}`]}\n`,
      )
      .join(''),
  );

  await write(page, wrong);
  await page.locator('[data-part="copy-script"]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('tests');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await inNode(copied)).toMatch(/^fails: .*\nexpected \[ *\[/);
});

test('the strictest policy finds no style in the editor’s markup, and no script', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected =
    /Framing|frame-src|script-src-elem.*inline|inline script|Content Security Policy/;
  site.policy = strictPolicy;
  await page.addInitScript(() => {
    // The frame's page, too, is refused its script: that is what the test above is about.
    if (window !== top) return;
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'style') reportError(new Error(`An attribute of style: ${value}`));
      setAttribute.call(this, name, value);
    };
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (!/^frame-src$/.test(effectiveDirective))
        reportError(new Error(`Refused: ${effectiveDirective}`));
    });
  });
  await openCode(page, site, 'write-attention');
  await write(page, wrong);
  await page.keyboard.type('\nfor (');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('const a = "text"; // 1\nreturn 2;');
  const colours = await editor(page).evaluate((content) =>
    [...content.querySelectorAll('span')].map((span) => getComputedStyle(span).color),
  );
  expect(new Set(colours).size).toBeGreaterThan(3);
  await expect(part(page, 'summary')).toHaveText(words('code.unavailable'), { timeout: 20_000 });
});

test('a policy that allows the frame and nothing else lets code run', async ({ page, site }) => {
  await page.route('**/code.html', async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': `${strictPolicy}; frame-src 'self'`,
    };
    await route.fulfill({ response, headers });
  });
  await openCode(page, site, 'write-attention');
  await submit(page, ask.solution);
  await expect(part(page, 'summary')).toHaveText(passed(5, 5));
});

test('the header that docs/hosting.md names for the frame’s page lets code run', async ({
  page,
  site,
}) => {
  const docs = await readFile(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const policy = /add_header Content-Security-Policy "([^"]*worker-src blob:)"/.exec(docs)?.[1];
  await page.route('**/assets/runner-*.html', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': `${policy}` };
    await route.fulfill({ response, headers });
  });
  await openCode(page, site, 'write-attention');
  await submit(page, ask.solution);
  await expect(part(page, 'summary')).toHaveText(passed(5, 5));
  expect(await page.locator('nl-exercise-code iframe').getAttribute('src')).toMatch(/runner-/);
});

test('where the page of the frame is not to be had, the same page as text takes its place', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /404|sandbox/;
  await page.route('**/assets/runner-*.html', (route) => route.fulfill({ status: 404, body: '' }));
  await openCode(page, site, 'write-attention');
  await submit(page, ask.solution);
  await expect(part(page, 'summary')).toHaveText(passed(5, 5));
});

test('pages that require trusted types get the frame as text through a policy of its own', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /404|sandbox/;
  await page.route('**/assets/runner-*.html', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/code.html', async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': "require-trusted-types-for 'script'",
    };
    await route.fulfill({ response, headers });
  });
  await openCode(page, site, 'write-attention');
  await submit(page, ask.solution);
  await expect(part(page, 'summary')).toHaveText(passed(5, 5));
});

test('a sandboxed frame without storage runs code, and keeps it while it is open', async ({
  page,
  site,
}) => {
  site.pages.set(
    '/around.html',
    `<!doctype html><html lang="en"><title>Around</title>
    <iframe title="Exercise" sandbox="allow-scripts" width="900" height="1200"
      src="./embed.html?exercise=write-attention&seed=3"></iframe></html>`,
  );
  await page.goto(`${site.origin}/around.html`);
  const frame = page.frameLocator('iframe').first();
  const text = frame.locator('nl-code-editor').getByRole('textbox');
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(ask.solution);
  await expect(frame.locator('[data-part="run"]')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(frame.locator('[data-part="summary"]')).toHaveText(passed(5, 5));
});

test('the single file runs code, opened from a disk', async ({ page, quiet }) => {
  quiet.expected = /^A request went to file:\/\/.*\/normlab\.single\.html/;
  const address = pathToFileURL(join(siteRoot, 'normlab.single.html')).href;
  await page.goto(`${address}?exercise=write-attention&seed=3`);
  await editor(page).waitFor();
  await submit(page, wrong);
  await expect(part(page, 'summary')).not.toHaveText(passed(5, 5));
  await submit(page, ask.solution);
  await expect(part(page, 'summary')).toHaveText(passed(5, 5));
});

test('the editor is loaded with exercises in which code is written, and no others', async ({
  page,
  site,
}) => {
  site.pages.set(
    '/other.html',
    `<!doctype html><html lang="en"><title>Other</title><norm-lab exercise="row-mean"></norm-lab>
    <script type="module" src="./normlab.js"></script></html>`,
  );
  await page.goto(`${site.origin}/other.html`);
  await page.locator('nl-exercise [data-part="answer"]').waitFor();
  const isOfCode = (/** @type {string} */ path) => /exercise-code|runner|assets\/code-/.test(path);
  expect(site.asked.filter(isOfCode)).toEqual([]);
  await openCode(page, site, 'write-attention');
  await run(page);
  expect(site.asked.filter(isOfCode).length).toBeGreaterThanOrEqual(3);
});
