/** embed.html, and embed.js that gives its frames their heights. */
import { readFile } from 'node:fs/promises';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import {
  contentHeight,
  elsewhere,
  frameIn,
  heard,
  openHost,
  scrolls,
  toElsewhere,
} from './framed.js';
import { cell, courses, labOf, ready, say } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

const script = '<script src="./embed.js" async></script>';

/** @param {string} query @param {string} [attributes] @param {string} [folder] */
const frame = (query, attributes = 'id="one"', folder = '.') =>
  `<iframe ${attributes} title="Normlab" src="${folder}/embed.html?${query}"></iframe>`;

const scores = 'walkthrough=river-bank&step=scores';

/** Waits until a frame is as high as its content. @param {Page} page @param {string} selector */
async function expectSized(page, selector) {
  const content = await frameIn(page, selector);
  await content.locator('[data-part="stage"]').first().waitFor();
  await expect
    .poll(async () => [await heightOf(page, selector), await scrolls(content)])
    .toEqual([await contentHeight(content), false]);
  return content;
}

/** @param {Page} page @param {string} selector */
const heightOf = (page, selector) =>
  page.locator(selector).evaluate((element) => /** @type {HTMLElement} */ (element).clientHeight);

test('embed.html shows what its query asks for, in its theme, under its title', async ({
  page,
  site,
}) => {
  await page.goto(
    `${site.origin}/embed.html?${scores}&theme=dark&lock&single&state=sentence%3Dsea%2520bank&utm_source=x`,
  );
  await ready(page);
  const lab = labOf(page);
  const { trace, words } = await lab.evaluate((element) => {
    const { trace, inputs } = /** @type {NormLab} */ (element);
    return { trace: trace && [trace.walkthrough, trace.step], words: inputs.sentence };
  });
  expect(trace).toEqual(['river-bank', 'scores']);
  expect(words).toEqual(['sea', 'bank']);
  await expect(page).toHaveTitle(say('river-bank.title'));
  await expect(page.locator('html')).toHaveAttribute('theme', 'dark');
  await expect(page.locator('[data-part="steps"]')).toHaveCount(0);
  await cell(page, 'raw_scores', '0,0').click();
  const address = await lab.evaluate((element) => /** @type {NormLab} */ (element).address);
  expect(address).toContain(`${site.origin}/index.html#/river-bank/scores?`);
  await page.goto(`${site.origin}/embed.html?${scores}&lock=0`);
  await ready(page);
  await expect(page.locator('[data-part="steps"]')).toBeVisible();
  await expect(lab).not.toHaveAttribute('lock');
});

test('embed.html without a walkthrough leads to those that are there', async ({ page, site }) => {
  await page.goto(`${site.origin}/embed.html?theme=dark`);
  await expect(page.getByText(say('frame.nothing'))).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(courses.length);
  await page.getByRole('link', { name: say('padded-batch.title') }).click();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('theme', 'dark');
});

test('embed.html with a walkthrough that is none says so, and leads to those that are there', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/embed.html?walkthrough=rapids`);
  await expect(page.locator('[data-part="error"]')).toContainText('rapids');
  await expect(page.getByRole('link')).toHaveCount(courses.length);
  await page.getByRole('link', { name: say('river-bank.title') }).click();
  await ready(page);
});

const orders = {
  'before the frame': `${script}${frame(scores)}`,
  'after the frame': `${frame(scores)}${script}`,
  'twice, with several frames': `${script}${frame(scores)}${frame('walkthrough=padded-batch&single', 'id="two"')}${script}`,
};

for (const [order, markup] of Object.entries(orders)) {
  test(`embed.js ${order}: each frame becomes as high as its page`, async ({ page, site }) => {
    await openHost(page, site, markup);
    await expectSized(page, '#one');
    if (markup.includes('two')) await expectSized(page, '#two');
  });
}

test('a frame of another origin that is added later, or lies far below, becomes as high as its page', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = toElsewhere;
  const there = elsewhere(site);
  await openHost(
    page,
    site,
    `<script src="${there}/embed.js" async></script><div id="place"></div>
    <div style="height: 4000px"></div>${frame(scores, 'id="below"', there)}`,
  );
  await page.locator('#place').evaluate(
    (place, markup) => {
      place.innerHTML = markup;
    },
    frame(scores, 'id="late"', there),
  );
  await expectSized(page, '#late');
  const below = await frameIn(page, '#below');
  await below.locator('[data-part="stage"]').first().waitFor();
  await expect.poll(() => heightOf(page, '#below')).toBe(await contentHeight(below));
  const before = await heightOf(page, '#below');
  await page.locator('#below').scrollIntoViewIfNeeded();
  await expectSized(page, '#below');
  expect(await heightOf(page, '#below')).toBe(before);
});

test('the height follows the step, what is opened, the fonts and the width', async ({
  page,
  site,
}) => {
  await openHost(
    page,
    site,
    `<div id="column">${frame(scores, 'id="one" style="width:100%"')}</div>${script}`,
  );
  const content = await expectSized(page, '#one');
  const heights = [await heightOf(page, '#one')];
  const follow = async () => {
    await expect.poll(() => heightOf(page, '#one')).not.toBe(heights.at(-1));
    await expectSized(page, '#one');
    heights.push(await heightOf(page, '#one'));
  };
  await content.locator('details.key summary').click();
  await follow();
  await content
    .locator('norm-lab')
    .evaluate((lab) => /** @type {NormLab} */ (lab).goTo('same-shape'));
  await follow();
  await content.locator('norm-lab').evaluate((lab) => {
    /** @type {HTMLElement} */ (lab).style.setProperty('--normlab-font', 'monospace');
  });
  await follow();
  await page.locator('#column').evaluate((column) => {
    column.style.width = '340px';
  });
  await follow();
});

test('a frame that is hidden at first gets its height when it is shown, and is never told 0', async ({
  page,
  site,
}) => {
  await openHost(page, site, `<div id="tab" hidden>${frame(scores)}</div>${script}`);
  const content = await frameIn(page, '#one');
  await content.locator('norm-lab [data-part="stage"]').first().waitFor({ state: 'attached' });
  await page.locator('#tab').evaluate((tab) => tab.removeAttribute('hidden'));
  await expectSized(page, '#one');
  const before = await heightOf(page, '#one');
  await page.locator('#tab').evaluate((tab) => tab.setAttribute('hidden', ''));
  await page.waitForTimeout(200);
  await page.locator('#tab').evaluate((tab) => tab.removeAttribute('hidden'));
  await expectSized(page, '#one');
  expect(await heightOf(page, '#one')).toBe(before);
  const heights = (await heard(page)).map(({ data }) => data.height);
  expect(Math.min(...heights)).toBeGreaterThan(100);
});

test('a border and padding of the frame are its own, whatever boxes the page has', async ({
  page,
  site,
}) => {
  const looks = 'id="one" style="box-sizing:border-box; border:7px solid; padding:11px"';
  await openHost(page, site, `${frame(scores, looks)}${script}`);
  const content = await frameIn(page, '#one');
  await content.locator('[data-part="stage"]').first().waitFor();
  await expect.poll(() => scrolls(content)).toBe(false);
  const height = await contentHeight(content);
  expect(await page.locator('#one').evaluate((one) => one.getBoundingClientRect().height)).toBe(
    height + 36,
  );
});

for (const query of ['', 'walkthrough=rapids', scores]) {
  test(`axe finds nothing on embed.html?${query}`, async ({ page, site }) => {
    await page.goto(`${site.origin}/embed.html?${query}`);
    await expect(page.locator('[data-part="stage"], nav').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

/**
 * Answers with a page that has a policy; nothing else has one.
 * @param {Page} page
 * @param {string} policy
 * @param {string} markup
 */
const answerWith = (page, policy, markup) =>
  page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><title>Host</title>${markup}`,
    }),
  );

test('a page that allows no more than docs/embedding.md asks for shows the frame, and sizes it', async ({
  page,
  site,
}) => {
  const { origin } = site;
  const policy = `default-src 'none'; frame-src ${origin}; script-src ${origin}`;
  await answerWith(page, policy, `${frame(scores)}${script}`);
  await page.goto(`${origin}/host.html`);
  await expectSized(page, '#one');
});

test('and the element, with those that it needs', async ({ page, site }) => {
  const { origin } = site;
  const policy = `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}`;
  await answerWith(
    page,
    policy,
    `<norm-lab walkthrough="river-bank" step="scores"></norm-lab>
    <script type="module" src="./normlab.js"></script>`,
  );
  await page.goto(`${origin}/host.html`);
  await ready(page);
  await cell(page, 'raw_scores', '0,0').click();
  await expect(page.locator('[data-part="inspector"] math')).toBeVisible();
  expect(site.asked.some((path) => path.includes('/normlab-js-'))).toBe(false);
});

test('a page can size a frame by a script of its own, the one in docs/embedding.md', async ({
  page,
  site,
}) => {
  const docs = await readFile('docs/embedding.md', 'utf8');
  const [, own] = /<!-- host script -->\s+```js\n([\s\S]*?)```/.exec(docs) ?? [];
  await openHost(page, site, `${frame(scores)}<script>${own}</script>`);
  await expectSized(page, '#one');
});

test('without embed.js the frame scrolls, and its inspector is no sheet over the stage', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await openHost(page, site, frame(scores, 'id="one" width="360" height="700"'));
  const content = await frameIn(page, '#one');
  await content.locator('[data-part="stage"]').first().waitFor();
  expect(await scrolls(content)).toBe(true);
  await expect(content.locator('nl-inspector')).toHaveCSS('position', 'static');
  await expect(content.locator('nl-inspector .fold')).toBeHidden();
});

test('the frame says nothing but its height, to the page that said hello once it has', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    if (parent !== window) return;
    /** @type {{ message: any, target: string }[]} */
    const posts = [];
    Object.assign(globalThis, {
      posts,
      postMessage: (/** @type {any} */ message, /** @type {string} */ target) =>
        posts.push({ message, target }),
    });
  });
  await openHost(page, site, frame(scores));
  const content = await frameIn(page, '#one');
  await content.locator('[data-part="stage"]').first().waitFor();
  const posts = () =>
    page.evaluate(() => /** @type {any} */ (globalThis).posts.splice(0)).then((all) => all);
  await content.waitForFunction(() => document.title !== 'Normlab');
  const height = await contentHeight(content);
  const both = (/** @type {string} */ target) => [
    { message: { normlab: 'height', height }, target },
    { message: { subject: 'lti.frameResize', height }, target },
  ];
  await expect.poll(async () => (await posts()).length === 0).toBe(true);
  /** @param {any} message */
  const tell = (message) =>
    page
      .locator('#one')
      .evaluate(
        (one, message) =>
          /** @type {HTMLIFrameElement} */ (one).contentWindow?.postMessage(message, '*'),
        message,
      );
  await tell({ normlab: 'hello' });
  await expect.poll(posts).toEqual(both(site.origin));
  await tell({ normlab: 'height' });
  await tell('hello');
  await content.evaluate(() => {
    const child = document.createElement('iframe');
    child.hidden = true;
    document.body.append(child);
    const { contentWindow } = child;
    /** @type {any} */ (contentWindow).eval("parent.postMessage({ normlab: 'hello' }, '*')");
  });
  await page.waitForTimeout(300);
  expect(await posts()).toEqual([]);
  await content.locator('norm-lab').evaluate((lab) => /** @type {NormLab} */ (lab).next());
  await page.waitForTimeout(300);
  const turned = await posts();
  expect(turned.length).toBeGreaterThan(0);
  for (const { message, target } of turned) {
    expect(Object.keys(message)).toHaveLength(2);
    expect(message.height).toBeGreaterThan(100);
    expect(target).toBe(site.origin);
  }
});

test('the host takes a height only from the frame whose page it is, and only one that can be', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = toElsewhere;
  site.pages.set('/embed.html', '<!doctype html><title>Frame</title>');
  site.pages.set('/other.html', '<!doctype html><title>Other</title>');
  await openHost(
    page,
    site,
    `${frame('', 'id="one" style="height:300px"')}
    <iframe id="stranger" src="${elsewhere(site)}/other.html" style="height:300px"></iframe>
    <iframe id="marked" data-normlab src="${elsewhere(site)}/other.html" style="height:300px"></iframe>${script}`,
  );
  /** @type {(from: string, message: unknown) => Promise<void>} */
  const post = async (from, message) => {
    const content = await frameIn(page, from);
    await content.evaluate((message) => parent.postMessage(message, '*'), message);
    await page.waitForTimeout(50);
  };
  const height = (/** @type {unknown} */ height) => ({ normlab: 'height', height });
  const heights = async () => [
    await heightOf(page, '#one'),
    await heightOf(page, '#stranger'),
    await heightOf(page, '#marked'),
  ];
  await page.waitForFunction(() => document.readyState === 'complete');
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, '500', null, [500], undefined])
    await post('#one', height(wrong));
  await post('#one', { subject: 'lti.frameResize', height: 500 });
  await post('#one', null);
  await post('#stranger', height(500));
  await page.evaluate(() => window.postMessage({ normlab: 'height', height: 500 }, '*'));
  await page.waitForTimeout(100);
  expect(await heights()).toEqual([300, 300, 300]);
  await post('#one', height(451));
  await post('#marked', height(452));
  expect(await heights()).toEqual([451, 300, 452]);
  await post('#one', height(1e9));
  expect(await heights()).toEqual([20_000, 300, 452]);
  await (await frameIn(page, '#one')).goto(`${elsewhere(site)}/other.html`);
  await post('#one', height(500));
  expect(await heights()).toEqual([20_000, 300, 452]);
});

test('once the height stands, no more messages come', async ({ page, site }) => {
  await openHost(page, site, `${frame(scores, 'id="one" style="width:340px"')}${script}`);
  await expectSized(page, '#one');
  await page.waitForTimeout(500);
  const before = (await heard(page)).length;
  await page.waitForTimeout(1500);
  expect((await heard(page)).length).toBe(before);
  expect(before).toBeLessThanOrEqual(12);
});

for (const { id, steps } of courses) {
  test(`the height of ${id} in a frame does not go by the height of the frame`, async ({
    page,
    site,
  }) => {
    await openHost(page, site, frame(`walkthrough=${id}`, 'id="one"'));
    const content = await frameIn(page, '#one');
    await content.locator('[data-part="stage"]').first().waitFor();
    for (const { id: step } of steps) {
      await content
        .locator('norm-lab')
        .evaluate((lab, step) => /** @type {NormLab} */ (lab).goTo(step), step);
      for (const width of [360, 700, 1150]) {
        const found = await page.locator('#one').evaluate(async (one, width) => {
          const frame = /** @type {HTMLIFrameElement} */ (one);
          const inner = /** @type {Window} */ (frame.contentWindow);
          frame.scrolling = 'no';
          frame.style.width = `${width}px`;
          /** @type {number[]} */
          const heights = [];
          for (const height of [3000, 120, 700, 3000]) {
            frame.style.height = `${height}px`;
            for (let turn = 0; turn < 2; turn++)
              await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
            heights.push(inner.document.body.getBoundingClientRect().height);
          }
          return heights;
        }, width);
        expect(new Set(found.slice(1)).size, `${step} at ${width}: ${found}`).toBe(1);
      }
    }
  });
}
