/** "Embed this": what is copied shows in another page what the reader saw. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { frameWidth } from '../../web/embed/heights.js';
import { findings } from './axe.js';
import { bundled } from './docusaurus.js';
import { expect, test } from './fixtures.js';
import { button, cell, courses, goTo, open, ready, say, settle, traceOf, type } from './lab.js';
import { siteRoot, strictPolicy } from './server.js';

/**
 * @import { Locator, Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 * @import { Site } from './server.js'
 */

/** Scripts of their own kind are tried by their generators, in tests/hosting. */
const pages = ['element', 'iframe', 'wordpress', 'moodle'];

/** @param {Page | Locator} page */
const dialogOf = (page) => page.getByRole('dialog', { name: say('embed.title') });

/** Opens the dialog and waits for the preview's numbers. @param {Page} page */
async function openDialog(page) {
  await button(page, 'tools.embed').click();
  await previewOf(page).locator('[data-part="stage"]').waitFor();
}

/** @param {Page} page */
const previewOf = (page) => dialogOf(page).locator('norm-lab');

/** @param {Page} page @param {string} name of the message */
const choose = (page, name) =>
  dialogOf(page)
    .getByRole('radio', { name: say(name), exact: true })
    .check();

/** Copies one of the texts. @param {Page} page @param {string} [label] */
async function copied(page, label = say('embed.snippet')) {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  const name = say('embed.copy.label', { label });
  await dialogOf(page).getByRole('button', { name, exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What a way in says to paste. @param {Page} page @param {string} way */
async function snippetOf(page, way) {
  await choose(page, `embed.way.${way}`);
  return copied(page);
}

/**
 * Puts a snippet into a page of somebody else and opens that.
 * @param {Page} page
 * @param {Site} site
 * @param {string} snippet
 */
async function paste(page, site, snippet) {
  site.pages.set(
    '/post.html',
    `<!doctype html><html lang="en"><head><title>A post</title></head>
    <body><h1>A post</h1>${snippet}</body></html>`,
  );
  await page.goto(`${site.origin}/post.html`);
}

/** A reader who has changed a number and selected another one. @param {Page} page @param {Site} site */
async function visit(page, site) {
  await open(page, site, 'river-bank', 'embeddings', { sentence: `"a" & <b> 🏦 {{x}} %}` });
  await type(page, 'embedding', '0,1', '0.25');
  await goTo(page, 3);
  await cell(page, 'raw_scores', '1,0').click();
  return traceOf(page);
}

/** The widget's own trace, wherever it stands. @param {Locator} lab */
async function shownBy(lab) {
  await lab.locator('[data-part="stage"]').first().waitFor();
  return traceOf(/** @type {any} */ ({ locator: () => ({ first: () => lab }) }));
}

for (const way of pages) {
  test(`the snippet for ${way} shows the reader's numbers at the reader's step`, async ({
    page,
    site,
  }) => {
    const seen = await visit(page, site);
    await openDialog(page);
    const snippet = await snippetOf(page, way);
    await paste(page, site, snippet);
    const inside = way === 'element' ? page : page.frameLocator('iframe');
    const lab = inside.locator('norm-lab');
    expect(await shownBy(lab)).toEqual(seen);
    const link = await lab.evaluate((one) => /** @type {NormLab} */ (one).link);
    expect(new URLSearchParams(link).get('cell')).toBe('raw_scores:1,0');
  });
}

test('the address for Notion shows the same', async ({ page, site }) => {
  const seen = await visit(page, site);
  await openDialog(page);
  await page.goto(await snippetOf(page, 'notion'));
  expect(await shownBy(page.locator('norm-lab'))).toEqual(seen);
});

test('the component for Docusaurus, with the snippet as its page, shows the same', async ({
  page,
  site,
}) => {
  const seen = await visit(page, site);
  await openDialog(page);
  const snippet = await snippetOf(page, 'docusaurus');
  await dialogOf(page).getByText(say('embed.site')).click();
  const component = await copied(page, 'src/components/NormLab.jsx');
  const config = await copied(page, 'docusaurus.config.js');
  site.pages.set('/post.js', await bundled({ page: snippet, component, config }));
  await paste(page, site, '<div id="root"></div><script type="module" src="./post.js"></script>');
  expect(await shownBy(page.locator('norm-lab'))).toEqual(seen);
  await expect(page.locator('script[integrity]')).toHaveCount(1);
});

for (const way of ['hugo', 'jekyll']) {
  test(`the site's files for ${way} are those that come with the lab`, async ({ page, site }) => {
    await visit(page, site);
    await openDialog(page);
    expect(await snippetOf(page, way)).toContain('walkthrough="river-bank" step="scores"');
    await dialogOf(page).getByText(say('embed.site')).click();
    const [file, recipe] = {
      hugo: ['layouts/shortcodes/normlab.html', 'hugo/layouts/shortcodes/normlab.html'],
      jekyll: ['_includes/normlab.html', 'jekyll/includes/normlab.html'],
    }[/** @type {'hugo' | 'jekyll'} */ (way)];
    expect(await copied(page, file)).toBe(await readFile(`${siteRoot}/recipes/${recipe}`, 'utf8'));
  });
}

test('one step alone, locked, in the dark, with a picture', async ({ page, site }) => {
  const seen = await visit(page, site);
  await openDialog(page);
  await choose(page, 'embed.what.single');
  await choose(page, 'lab.theme.dark');
  await choose(page, 'embed.until.figure');
  await dialogOf(page)
    .getByRole('checkbox', { name: say('embed.lock') })
    .check();
  const snippet = await snippetOf(page, 'element');
  expect(snippet).toContain('<figure');
  await paste(page, site, snippet.replace(/<script.*<\/script>/, ''));
  const [, score] = seen.tensors.raw_scores.data;
  await expect(page.locator('norm-lab figure svg')).toBeVisible();
  await expect(page.locator('norm-lab figure svg')).toContainText(Number(score).toFixed(3));
  await paste(page, site, snippet);
  await ready(page);
  expect(await traceOf(page)).toEqual(seen);
  const lab = page.locator('norm-lab');
  await expect(lab).toHaveAttribute('theme', 'dark');
  await expect(page.locator('[data-part="steps"]')).toHaveCount(0);
  await cell(page, 'query', '0,0').click();
  await expect(page.getByRole('button', { name: say('tools.undo') })).toBeDisabled();
});

test('without the numbers it shows the walkthrough as it begins', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  const begins = await traceOf(page);
  await visit(page, site);
  await openDialog(page);
  await dialogOf(page)
    .getByRole('checkbox', { name: say('embed.numbers') })
    .uncheck();
  await paste(page, site, await snippetOf(page, 'element'));
  expect(await shownBy(page.locator('norm-lab'))).toEqual(begins);
});

/**
 * Pastes what the dialog gives, after the script that it pins has become another one.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} way
 */
async function pasteTampered(page, site, way) {
  await open(page, site, 'river-bank', 'scores');
  await openDialog(page);
  const snippet = await snippetOf(page, way);
  const [, file] = /src="[^"]*\/([^"/]+-\d[^"/]*\.js)"/.exec(snippet) ?? [];
  const script = await readFile(`${siteRoot}/${file}`, 'utf8');
  site.pages.set(`/${file}`, `${script}\n`);
  await paste(page, site, snippet);
}

test('a script that is not the one that was pinned does not run, and the fallback stays', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /integrity/;
  await pasteTampered(page, site, 'element');
  await expect.poll(() => quiet.problems.join()).toMatch(/integrity/);
  await expect(page.getByRole('link', { name: say('river-bank.title') })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('norm-lab') === undefined)).toBe(true);
});

test('a frame is pinned by its script, and that is checked too', async ({ page, site, quiet }) => {
  quiet.expected = /integrity/;
  await pasteTampered(page, site, 'iframe');
  await expect.poll(() => quiet.problems.join()).toMatch(/integrity/);
});

test('where release.json is out of reach, nothing is pinned, and the dialog says so', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /404/;
  await page.route('**/release.json', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, site, 'river-bank', 'scores');
  await openDialog(page);
  await expect(dialogOf(page)).toContainText(say('embed.fact.unknown'));
  const snippet = await snippetOf(page, 'element');
  expect(snippet).toContain('/normlab.js"');
  expect(snippet).not.toContain('integrity');
  await paste(page, site, snippet);
  await ready(page);
});

for (const { id, steps } of courses) {
  test(`every step of ${id} can be embedded, and the preview shows its numbers`, async ({
    page,
    site,
  }) => {
    await open(page, site, id);
    for (const at of steps.keys()) {
      await goTo(page, at);
      await expect(button(page, 'tools.embed')).toBeEnabled();
    }
    await openDialog(page);
    const { walkthrough, step, tensors } = await traceOf(page);
    expect(await shownBy(previewOf(page))).toEqual({ walkthrough, step, tensors });
    await expect(previewOf(page).getByRole('button', { name: say('tools.embed') })).toHaveCount(0);
  });
}

test('by keyboard alone: open, choose, copy, leave, and be where one was', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  await button(page, 'tools.embed').focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  const focused = page.locator(':focus').last();
  const first = dialogOf(page).getByRole('radio', { name: say('embed.way.element') });
  for (let tabs = 0; tabs < 10 && !(await first.evaluate(isFocused)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await expect(dialogOf(page).getByRole('radio', { name: say('embed.way.iframe') })).toBeChecked();
  const copy = say('embed.copy.label', { label: say('embed.snippet') });
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab');
    if ((await focused.getAttribute('aria-label')) === copy) break;
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<iframe');
  await page.keyboard.press('ArrowRight');
  for (let tabs = 0; tabs < 150; tabs++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      let element = document.activeElement;
      const path = [];
      while (element) {
        path.push(element.localName);
        element = element.shadowRoot?.activeElement ?? null;
      }
      return !path.includes('nl-embed') && !path.includes('body');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(button(page, 'tools.embed')).toBeFocused();
  expect((await traceOf(page)).step).toBe('scores');
});

/** @param {Element} element */
const isFocused = (element) =>
  /** @type {ShadowRoot} */ (element.getRootNode()).activeElement === element;

test('what goes on in the preview stays there', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  const before = await traceOf(page);
  await expect(page).toHaveURL(/cell=/);
  const address = page.url();
  await page.evaluate(() => {
    /** @type {string[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    for (const type of ['ready', 'step', 'change']) {
      document.addEventListener(`normlab-${type}`, () => heard.push(type));
    }
  });
  await openDialog(page);
  const preview = previewOf(page);
  await preview.getByRole('button', { name: say('steps.previous'), exact: true }).click();
  await preview.locator('[role="gridcell"]').first().click();
  await page.keyboard.press('F2');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await settle(page);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).heard)).toEqual([]);
  expect(await traceOf(page)).toEqual(before);
  expect(page.url()).toBe(address);
  await dialogOf(page)
    .getByRole('button', { name: say('embed.close') })
    .click();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a frame is as high as what it shows, or as the reader says', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  await openDialog(page);
  await choose(page, 'embed.way.moodle');
  const heightIn = async () => {
    const snippet = await dialogOf(page)
      .getByRole('textbox', { name: say('embed.snippet') })
      .inputValue();
    return Number(/height="(\d+)"/.exec(snippet)?.[1]);
  };
  await dialogOf(page).getByLabel(say('embed.height')).fill('500');
  await page.keyboard.press('Tab');
  expect(await heightIn()).toBe(500);
  await dialogOf(page).getByLabel(say('embed.height')).fill('');
  await page.keyboard.press('Tab');
  const wide = await heightIn();
  await dialogOf(page).getByRole('radio', { name: '360' }).check();
  await expect.poll(heightIn).toBeGreaterThan(wide);
  const height = await heightIn();
  await paste(page, site, await snippetOf(page, 'moodle'));
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-part="stage"]').waitFor();
  expect((await page.locator('iframe').boundingBox())?.height).toBe(height);
  const missing = () =>
    frame.locator(':root').evaluate((root) => root.scrollHeight - root.clientHeight);
  const empty = () =>
    frame.locator(':root').evaluate((root) => root.clientHeight - document.body.offsetHeight);
  await expect.poll(missing).toBe(0);
  expect(await empty()).toBeLessThanOrEqual(1);
});

test('the height for all the width there is holds for a wide column of text', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  await openDialog(page);
  await choose(page, 'embed.way.moodle');
  await expect(previewOf(page).locator('[data-part="inspector"]')).toBeVisible();
  const snippet = await snippetOf(page, 'moodle');
  const height = Number(/height="(\d+)"/.exec(snippet)?.[1]);
  await paste(page, site, snippet.replace('width="100%"', `width="${frameWidth}"`));
  const body = page.frameLocator('iframe').locator('body');
  await body.locator('[data-part="inspector"]').waitFor();
  const shown = () => body.evaluate((one) => Math.ceil(one.getBoundingClientRect().height));
  await expect.poll(shown).toBe(height);
});

test('where the clipboard is closed, the text is selected', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await open(page, site, 'river-bank', 'scores');
  await openDialog(page);
  const name = say('embed.copy.label', { label: say('embed.snippet') });
  await dialogOf(page).getByRole('button', { name }).click();
  await expect(dialogOf(page).getByText(say('embed.selected'))).toBeVisible();
  const text = dialogOf(page).getByRole('textbox', { name: say('embed.snippet') });
  const isAll = await text.evaluate(
    (field) =>
      field instanceof HTMLTextAreaElement &&
      field.selectionStart === 0 &&
      field.selectionEnd === field.value.length,
  );
  expect(isAll).toBe(true);
  await expect(text).toBeFocused();
});

test('under the strictest policy the dialog and its preview work', async ({ page, site }) => {
  site.policy = strictPolicy;
  await open(page, site, 'river-bank', 'scores');
  await openDialog(page);
  await choose(page, 'embed.until.figure');
  await dialogOf(page).getByRole('radio', { name: '640' }).check();
  expect(await copied(page)).toContain('<figure');
});

test('a widget in another page offers it too, with the address of the lab', async ({
  page,
  site,
}) => {
  await paste(
    page,
    site,
    '<norm-lab walkthrough="layer-norm" single></norm-lab><script type="module" src="./normlab.js"></script>',
  );
  await ready(page);
  await openDialog(page);
  await expect(dialogOf(page).getByRole('radio', { name: say('embed.what.single') })).toBeChecked();
  expect(await snippetOf(page, 'notion')).toContain(`${site.origin}/embed.html?`);
});

test('in a frame that is higher than the window the dialog opens where the reader is', async ({
  page,
  site,
}) => {
  await paste(
    page,
    site,
    `<iframe src="./embed.html?walkthrough=layer-norm" title="A widget" width="360" height="700"></iframe>
    <script async src="./embed.js"></script>`,
  );
  const frame = page.frameLocator('iframe');
  const opener = frame.getByRole('button', { name: say('tools.embed'), exact: true });
  await opener.scrollIntoViewIfNeeded();
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(1200);
  await opener.click();
  const dialog = frame.getByRole('dialog', { name: say('embed.title') });
  await expect(dialog).toBeInViewport({ ratio: 0.99 });
  await expect(dialog.getByRole('button', { name: say('embed.close') })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a file on a disk has no address to embed anything from', async ({ page, quiet }) => {
  quiet.expected = /file:\/\//;
  await page.goto(`${pathToFileURL(siteRoot)}/normlab.single.html#/river-bank/scores`);
  await ready(page);
  await expect(button(page, 'tools.pytorch')).toBeVisible();
  await expect(button(page, 'tools.embed')).toHaveCount(0);
});

test('the single file on a host offers the same as the lab there', async ({ page, site }) => {
  await page.goto(`${site.origin}/normlab.single.html#/river-bank/scores`);
  await ready(page);
  await openDialog(page);
  await choose(page, 'embed.way.hugo');
  expect(await copied(page)).toContain('walkthrough="river-bank" step="scores"');
  await dialogOf(page).getByText(say('embed.site')).click();
  expect(await copied(page, 'layouts/shortcodes/normlab.html')).toContain('safeHTMLAttr');
  expect(await copied(page, 'hugo.toml')).toContain(`address = "${site.origin}/"`);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const width of [1280, 360]) {
    test(`axe finds nothing in the dialog, ${colorScheme}, ${width} px`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, site);
      await openDialog(page);
      for (const way of ['element', 'wordpress', 'hugo', 'moodle']) {
        await choose(page, `embed.way.${way}`);
        const site = dialogOf(page).getByText(say('embed.site'));
        if ((await site.count()) > 0) await site.click();
        expect(await findings(page, dialogOf(page)), way).toEqual([]);
      }
    });
  }
}

test('what is tried in the preview of an exercise is in nobody’s record, and what was done before is there still', async ({
  page,
  site,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('normlab:exercises'));
  await page.goto(`${site.origin}/index.html#/exercises/row-mean?seed=7`);
  const own = page.locator('nl-exercise').first();
  await own.locator('input').first().fill('99');
  await own.locator('[data-part="check"]').click();
  await expect.poll(kept).toContain('"tries":1');
  const before = await kept();
  await openDialog(page);
  const tried = previewOf(page);
  await expect(tried.locator('[data-part="verdict"]')).toHaveText('');
  await tried.locator('nl-exercise input').first().fill('1');
  await tried.locator('[data-part="check"]').click();
  await expect(tried.locator('[data-part="verdict"]')).not.toHaveText('');
  expect(await kept()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(own.locator('input').first()).toHaveValue('99');
  expect(await kept()).toBe(before);
});

test('steps in the preview of a walkthrough leave the reader where they were', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'embeddings');
  await goTo(page, 3);
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('normlab:progress') ?? ''));
  const { step } = (await kept())['river-bank'];
  await openDialog(page);
  await previewOf(page)
    .getByRole('button', { name: say('steps.next'), exact: true })
    .click();
  await settle(page);
  expect((await kept())['river-bank'].step).toBe(step);
});
