/** What a page and a frame in it say to each other, and from whom they take it. */
import { expect, test } from './fixtures.js';
import {
  contentHeight,
  elsewhere,
  expectWhole,
  frame,
  frameIn,
  heightOf,
  openHost,
  scores,
  script,
  toElsewhere,
} from './framed.js';

/** @import { NormLab } from '../../web/elements/norm-lab.js' */

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
  await expectWhole(content);
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
