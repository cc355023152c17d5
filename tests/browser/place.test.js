/** The room that `<norm-lab>` takes: going live moves nothing of the page around. */
import { expect, test } from './fixtures.js';
import { holdBack } from './held-back.js';
import { heard, host } from './host.js';
import { button, courses, labOf, ready, settle } from './lab.js';

/**
 * @import { Page, Route } from '@playwright/test'
 * @import { Site } from './server.js'
 */

/** A fallback as high as a picture is. @param {number} height */
const figure = (height) =>
  `<figure class="figure"><svg viewBox="0 0 720 ${height}"></svg><figcaption>Scores</figcaption></figure>`;

const style = `<style>
  body { max-width: 760px; margin: 20px auto; padding: 0 16px }
  .figure { margin: 40px 0 } svg { display: block; width: 100% }
  .given { display: block; height: 420px } .atMost { display: block; max-height: 420px }
  .reserved { display: block; min-height: 500px }
</style>`;

/** @type {(inside?: string, attributes?: string) => string} */
const lab = (inside = '', attributes = '') =>
  `<norm-lab walkthrough="river-bank" step="scores" ${attributes}>${inside}</norm-lab>`;

/**
 * Opens the host's page with a paragraph below the widgets, and notes every shift of the layout.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} widgets
 */
async function openHost(page, site, widgets) {
  await page.addInitScript(() => {
    /** @type {string[]} */
    const shifts = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        const moved = entry.sources.map((/** @type {any} */ { node }) => node?.nodeName ?? '?');
        if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await host(page, site, `<p>Before</p>${widgets}<p id="after">After</p>`, { head: style });
}

/** Everything that moved by itself, once all is painted. @param {Page} page */
async function shiftsOf(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return page.evaluate(() => /** @type {any} */ (globalThis).shifts);
}

/** How high the element is, and where what follows begins. @param {Page} page */
const boxOf = (page) =>
  page.evaluate(() => {
    const lab = /** @type {HTMLElement} */ (document.querySelector('norm-lab'));
    const after = /** @type {HTMLElement} */ (document.querySelector('#after'));
    return {
      height: lab.offsetHeight,
      after: after.getBoundingClientRect().top + scrollY,
      top: lab.getBoundingClientRect().top + scrollY,
    };
  });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a fallback holds its place: the lab lies over it, cut off, and nothing moves', async ({
      page,
      site,
    }) => {
      await page.route('**/ops-*.js', async (route) => {
        await page.waitForFunction(() => document.querySelector('norm-lab')?.shadowRoot);
        Object.assign(before, await boxOf(page));
        await route.continue();
      });
      const before = { height: 0, after: 0, top: 0 };
      await openHost(page, site, lab(figure(360)));
      await ready(page);
      await expect(button(page, 'lab.show-all')).toBeVisible();
      expect(before.height).toBeGreaterThan(150);
      expect(await boxOf(page)).toEqual(before);
      await expect(page.locator('svg').first()).toBeHidden();
      expect(await shiftsOf(page)).toEqual([]);
    });

    test('a height that the author gives stays, and the lab scrolls within it', async ({
      page,
      site,
    }) => {
      await openHost(page, site, lab(figure(500), 'class="given"'));
      await ready(page);
      await expect(button(page, 'lab.show-all')).toHaveCount(0);
      expect((await boxOf(page)).height).toBe(420);
      expect(await shiftsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Copy as PyTorch' }).scrollIntoViewIfNeeded();
      const scrolled = await labOf(page).evaluate(
        (element) => element.shadowRoot?.querySelector('.box')?.scrollTop,
      );
      expect(scrolled).toBeGreaterThan(100);
      expect((await boxOf(page)).height).toBe(420);
    });

    test('so does a height without a fallback', async ({ page, site }) => {
      await openHost(page, site, lab('', 'class="given"'));
      await ready(page);
      expect((await boxOf(page)).height).toBe(420);
      expect(await shiftsOf(page)).toEqual([]);
    });

    test('room that is reserved is held like a fallback', async ({ page, site }) => {
      await openHost(page, site, lab('<p>In a moment</p>', 'class="reserved"'));
      await ready(page);
      await expect(button(page, 'lab.show-all')).toBeVisible();
      expect((await boxOf(page)).height).toBe(500);
      expect(await shiftsOf(page)).toEqual([]);
      await button(page, 'lab.show-all').click();
      await expect.poll(async () => (await boxOf(page)).height).toBeGreaterThan(700);
    });
  });
}

test('the reader’s first action gives it the room it needs, and what they see stays in place', async ({
  page,
  site,
}) => {
  await openHost(page, site, lab(figure(360)));
  await ready(page);
  const before = await boxOf(page);
  const next = button(page, 'steps.next');
  const place = await next.boundingBox();
  await next.click();
  await expect.poll(async () => (await boxOf(page)).height).toBeGreaterThan(before.height + 100);
  expect((await heard(page)).map(({ type }) => type)).toEqual(['ready', 'step']);
  expect(await next.boundingBox()).toEqual(place);
  await expect(button(page, 'lab.show-all')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});

for (const [action, act] of /** @type {[string, (page: Page) => Promise<unknown>][]} */ ([
  ['the keyboard’s focus', (page) => page.keyboard.press('Tab')],
  ['the button at its edge', (page) => button(page, 'lab.show-all').click()],
])) {
  test(`${action} gives it the room, too`, async ({ page, site }) => {
    await openHost(page, site, lab(figure(360)));
    await ready(page);
    const before = await boxOf(page);
    await act(page);
    await expect.poll(async () => (await boxOf(page)).height).toBeGreaterThan(before.height + 100);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('a finger that scrolls past opens nothing, a tap does', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openHost(page, site, `${lab(figure(500))}<div class="reserved"></div>`);
  await ready(page);
  const before = await boxOf(page);
  const client = await context.newCDPSession(page);
  const touch = (/** @type {string} */ type, /** @type {number} */ y) =>
    client.send('Input.dispatchTouchEvent', {
      type: /** @type {any} */ (type),
      touchPoints: type === 'touchEnd' ? [] : [{ x: 100, y }],
    });
  await touch('touchStart', before.top + 100);
  for (let y = 90; y > 0; y -= 10) await touch('touchMove', before.top + y);
  await touch('touchEnd', 0);
  expect((await boxOf(page)).height).toBe(before.height);
  await button(page, 'lab.show-all').tap();
  await expect.poll(async () => (await boxOf(page)).height).toBeGreaterThan(before.height + 100);
  await context.close();
});

test('a line of text gives way at once', async ({ page, site }) => {
  await openHost(page, site, lab('<p>In a moment</p>'));
  await ready(page);
  await expect(button(page, 'lab.show-all')).toHaveCount(0);
  expect((await boxOf(page)).height).toBeGreaterThan(700);
});

test('a lab that is lower than its fallback keeps its height', async ({ page, site }) => {
  await openHost(page, site, lab(figure(1400)));
  await ready(page);
  const { height } = await boxOf(page);
  await expect(button(page, 'lab.show-all')).toHaveCount(0);
  await button(page, 'steps.next').click();
  expect((await boxOf(page)).height).toBe(height);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a height at most is kept once it is opened', async ({ page, site }) => {
  await openHost(page, site, lab(figure(300), 'class="atMost"'));
  await ready(page);
  expect(await shiftsOf(page)).toEqual([]);
  await button(page, 'lab.show-all').click();
  await expect.poll(async () => (await boxOf(page)).height).toBe(420);
});

test('every walkthrough in turn, down a page, moves nothing', async ({ page, site }) => {
  const widgets = courses.map(
    ({ id }) => `<norm-lab id="${id}" walkthrough="${id}">${figure(300)}</norm-lab><p>Between</p>`,
  );
  await openHost(page, site, widgets.join(''));
  for (const { id } of courses) {
    await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());
    await page.locator(`#${id} [data-part="stage"]`).waitFor();
  }
  expect(await shiftsOf(page)).toEqual([]);
});

/** What a box that is hidden while it goes live, and then shown, leaves of its measuring. */
for (const [name, hidden] of [
  ['an element', 'norm-lab'],
  ['a tab of the page', '#tab'],
]) {
  test(`${name} that is hidden while it goes live keeps no trace of the measuring`, async ({
    page,
    site,
  }) => {
    /** @param {boolean} isHidden */
    const hide = (isHidden) =>
      page
        .locator(hidden)
        .evaluate((element, is) => element.toggleAttribute('hidden', is), isHidden);
    // The walkthrough; what is asked for later has names like its own.
    const hideOnce = async (/** @type {Route} */ route) => {
      await hide(true);
      await route.continue();
    };
    await page.route('**/river-bank-*.js', hideOnce, { times: 1 });
    await openHost(page, site, `<div id="tab">${lab(figure(360))}</div>`);
    await page.locator('norm-lab [data-part="inspector"]').waitFor({ state: 'attached' });
    await expect(labOf(page)).toBeHidden();
    await hide(false);
    const box = labOf(page).locator('.box');
    await expect(box).toBeVisible();
    await expect(box).toHaveCSS('margin-top', '0px');
  });
}

test('a page that centres it beside something higher keeps no trace of the measuring', async ({
  page,
  site,
}) => {
  const tall =
    '<style>#row { display: flex; align-items: center } #tall { height: 2400px }</style>';
  await openHost(page, site, `${tall}<div id="row">${lab(figure(360))}<div id="tall"></div></div>`);
  await page.evaluate(() => scrollTo(0, 800));
  await page.locator('norm-lab [data-part="inspector"]').waitFor();
  const margin = await labOf(page)
    .locator('.box')
    .evaluate((box) => Number.parseFloat(getComputedStyle(box).marginTop));
  expect(margin).toBeLessThanOrEqual(40);
});

test('a widget whose end lies below the window takes its room at once, and nothing moves', async ({
  page,
  site,
}) => {
  const far = '<style>#far { height: 500px }</style><div id="far"></div>';
  await openHost(page, site, `${far}${lab(figure(360))}`);
  await ready(page);
  await expect(button(page, 'lab.show-all')).toHaveCount(0);
  expect((await boxOf(page)).height).toBeGreaterThan(600);
  expect(await shiftsOf(page)).toEqual([]);
});

test('one that still grows when its end is scrolled into sight stays cut off, and nothing moves', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, '**/guesses-*.js');
  const high = '<style>.high { height: 1000px }</style><div class="high"></div>';
  const whole = '<norm-lab walkthrough="river-bank" step="softmax">';
  await openHost(
    page,
    site,
    `<div style="height:480px"></div>${whole}${figure(360)}</norm-lab><p>Below</p>${high}`,
  );
  await page.locator('norm-lab [data-part="inspector"]').waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 500));
  const before = await boxOf(page);
  release();
  await settle(page);
  await expect(button(page, 'lab.show-all')).toBeVisible();
  expect(await boxOf(page)).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
});

test('one that is cut off takes its room once its end is scrolled out at the bottom, not at the top', async ({
  page,
  site,
}) => {
  const high = '<style>.high { height: 1000px }</style><div class="high"></div>';
  const shown = () => page.evaluate(() => scrollTo(0, 1100));
  await page.route('**/ops-*.js', async (route) => {
    await shown();
    await route.continue();
  });
  await openHost(page, site, `${high}${lab(figure(360))}<p>Below</p>${high}`);
  await shown();
  await ready(page);
  await expect(button(page, 'lab.show-all')).toBeVisible();
  const { height } = await boxOf(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.waitForTimeout(300);
  expect((await boxOf(page)).height).toBe(height);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(async () => (await boxOf(page)).height).toBeGreaterThan(height + 100);
  await shown();
  await expect(button(page, 'lab.show-all')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});
