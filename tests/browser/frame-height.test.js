/** The heights of frames: by embed.js, by a script of the page's own, by none. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.js';
import {
  contentHeight,
  elsewhere,
  expectSized,
  expectWhole,
  frame,
  frameIn,
  heard,
  heightOf,
  openHost,
  scores,
  script,
  scrolls,
  toElsewhere,
} from './framed.js';
import { courses } from './lab.js';

/** @import { NormLab } from '../../web/elements/norm-lab.js' */

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
  // Its chart comes after its numbers.
  const chart = 'walkthrough=activations-grow&step=vanish-explode';
  await openHost(
    page,
    site,
    `<script src="${there}/embed.js" async></script><div id="place"></div>
    <div style="height: 4000px"></div>${frame(chart, 'id="below"', there)}`,
  );
  await page.locator('#place').evaluate(
    (place, markup) => {
      place.innerHTML = markup;
    },
    frame(scores, 'id="late"', there),
  );
  const late = await expectSized(page, '#late');
  await expect
    .poll(async () => (await heard(late)).map(({ data }) => data))
    .toContainEqual({ normlab: 'hello' });
  const below = await frameIn(page, '#below');
  await expectWhole(below);
  await expect
    .poll(async () => (await heightOf(page, '#below')) - (await contentHeight(below)))
    .toBe(0);
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

for (const hiding of ['hidden', 'style="display:none"']) {
  test(`a frame whose page goes live in ${hiding} begins at its top when it is shown`, async ({
    page,
    site,
  }) => {
    const words = 'walkthrough=layer-norm&step=row-mean';
    await openHost(page, site, `<div id="tab" ${hiding}>${frame(words)}</div>${script}`);
    const content = await frameIn(page, '#one');
    await content.locator('[data-part="inspector"]').waitFor({ state: 'attached' });
    await page.locator('#tab').evaluate((tab) => {
      tab.removeAttribute('hidden');
      tab.removeAttribute('style');
    });
    await expectSized(page, '#one');
    const top = await content.locator('nl-lab').evaluate((lab) => lab.getBoundingClientRect().top);
    expect(top).toBeLessThan(40);
  });
}

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
