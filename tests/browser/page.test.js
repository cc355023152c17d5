/** The page as a whole: what it asks for, how it fits, how it moves. */
import { expect, test } from './fixtures.js';
import { holdBack } from './held-back.js';
import { button, cell, courses, goTo, grid, inspector, open, say, settle, type } from './lab.js';

/** @import { Page } from '@playwright/test' */

test('the folder works from any sub-path', async ({ page, site }) => {
  await page.route('**/deep/down/**', async (route) => {
    const address = route.request().url().replace('/deep/down', '');
    await route.fulfill({ response: await route.fetch({ url: address }) });
  });
  await page.goto(`${site.origin}/deep/down/index.html#/river-bank/scores`);
  await expect(grid(page, 'raw_scores')).toBeVisible();
  expect(site.asked.length).toBeGreaterThan(3);
  await page.unrouteAll({ behavior: 'wait' });
});

for (const width of [360, 768, 1280, 1920]) {
  test(`at ${width} px the lab’s name stands in its place before any script has come`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdBack(page, '**/*.js');
    await page.goto(`${site.origin}/index.html`, { waitUntil: 'commit' });
    const { painted, styled } = await firstPaint(page);
    expect(painted).toBeGreaterThanOrEqual(styled);
    const before = await page.locator('.opening').evaluate(placeOfText);
    release();
    const name = page.locator('nl-app .name');
    await expect(name).toBeVisible();
    expect(await name.evaluate(placeOfText)).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

/** When something was painted first, and when the page's style had come. @param {Page} page */
const firstPaint = (page) =>
  page
    .waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const styles = /** @type {PerformanceResourceTiming[]} */ (
        performance.getEntriesByType('resource')
      ).filter(({ name }) => name.endsWith('.css'));
      const styled = Math.max(...styles.map(({ responseEnd }) => responseEnd));
      return paint && { painted: paint.startTime, styled };
    })
    .then((found) => found.jsonValue());

/** Where the text in an element stands, and how large. @param {Element} element */
function placeOfText(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { text: range.toString().trim(), x, y, width, height };
}

/** Inputs that ask for more room than those at the start. @type {Record<string, Record<string, string>[]>} */
const wide = {
  'river-bank': [{ sentence: 'a b c investment e f' }],
  'padded-batch': [{ padding: '60' }],
};

const widths = [360, 768, 1280, 1600];

test('nothing makes the home page scroll sideways', async ({ page, site }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.origin}/index.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});

for (const { id, steps } of courses) {
  test(`nothing makes ${id} scroll sideways`, async ({ page, site }) => {
    for (const inputs of [{}, ...(wide[id] ?? [])]) {
      await page.goto('about:blank');
      await open(page, site, id, '', inputs);
      for (const [at, step] of steps.entries()) {
        await goTo(page, at);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await settle(page);
          const place = `${step.id} at ${width} px ${JSON.stringify(inputs)}`;
          expect(await sideways(page), place).toBe(0);
        }
      }
    }
  });
}

/** By how much the page is wider than the window. @param {Page} page */
const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { id, steps } of courses) {
  test(`at 1280 px story, stage and inspector of ${id} stand side by side`, async ({
    page,
    site,
  }) => {
    await open(page, site, id);
    for (const [at, step] of steps.entries()) {
      await goTo(page, at);
      const boxes = await Promise.all(
        ['story', 'stage', 'inspector'].map((part) =>
          page.locator(`[data-part="${part}"]`).boundingBox(),
        ),
      );
      const [story, stage, inspector] = boxes.map((box) => box ?? { x: 0, width: 0, y: 0 });
      expect(story.x + story.width, step.id).toBeLessThanOrEqual(stage.x);
      expect(stage.x + stage.width, step.id).toBeLessThanOrEqual(inspector.x);
      expect(inspector.x + inspector.width, step.id).toBeLessThanOrEqual(1280);
      expect(Math.abs(story.y - inspector.y), step.id).toBeLessThan(40);
    }
  });
}

/**
 * Whether the selected cell is in the window with something else on top of it.
 *
 * @param {Page} page
 */
const isCovered = (page) =>
  page.evaluate(() => {
    /** @param {ParentNode} root @returns {Element[]} */
    const all = (root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    return all(document)
      .filter((element) => element.matches('[role="gridcell"][aria-selected="true"]'))
      .some((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (y < 0 || y > innerHeight) return false;
        const root = /** @type {ShadowRoot} */ (element.getRootNode());
        return root.elementFromPoint(x, y) !== element;
      });
  });

test('at 360 px the inspector folds to the number, and stays folded for the next one', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site, 'river-bank', 'scores');
  const formula = inspector(page).locator('.formula');
  await expect(formula).toBeVisible();
  await button(page, 'inspector.fold').click();
  await expect(formula).toBeHidden();
  await cell(page, 'raw_scores', '1,1').click();
  await expect(inspector(page).locator('.value')).toBeVisible();
  await expect(formula).toBeHidden();
  await button(page, 'inspector.unfold').click();
  await expect(formula).toBeVisible();
});

for (const { id, steps } of courses) {
  test(`at 360 px the inspector never covers the selected cell of ${id}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, site, id);
    for (const [at, step] of steps.entries()) {
      await goTo(page, at);
      const grids = page.locator('[role="grid"]');
      for (let n = 0; n < (await grids.count()); n++) {
        const last = grids.nth(n).locator('[role="gridcell"]').last();
        await last.focus();
        await page.keyboard.press('Space');
        await settle(page);
        await expect(last).toHaveAttribute('aria-selected', 'true');
        await expect(last).toBeInViewport();
        expect(await isCovered(page), `${step.id}, matrix ${n + 1}`).toBe(false);
      }
    }
  });
}

test('nothing shifts when digits change', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'query-key-value');
  const boxes = () =>
    page.locator('[role="gridcell"]').evaluateAll((cells) =>
      cells.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      }),
    );
  const before = await boxes();
  for (const text of ['-123.456', '1e-9', '-inf', 'nan', '99']) {
    await type(page, 'embedding', '1,2', text);
    expect(await boxes(), text).toEqual(before);
  }
});

for (const { id, steps } of courses) {
  test(`touch targets of ${id} are at least 44 px`, async ({ browser, site }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await open(page, site, id);
    for (const [at, step] of steps.entries()) {
      await goTo(page, at);
      const small = await page
        .locator('[role="gridcell"], button:visible, select:visible, nl-controls input:visible')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { width, height } = element.getBoundingClientRect();
              const isShown = width > 1 && height > 1;
              const isWithLabel = element.matches('input[type="radio"], input[type="range"]');
              const isRoomy = height >= 43.5 && width >= 43.5;
              return (
                isShown &&
                !isWithLabel &&
                !isRoomy &&
                !element.matches('.link, [data-part="steps"] *')
              );
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(small, step.id).toEqual([]);
    }
    await context.close();
  });
}

/** The longest transition or animation on the page, in seconds. @param {Page} page */
const longestMotion = (page) =>
  page.evaluate(() => {
    let longest = 0;
    /** @param {string} text */
    const seconds = (text) =>
      Math.max(...text.split(',').map((part) => Number.parseFloat(part) || 0));
    /** @param {ParentNode} root */
    const visit = (root) => {
      for (const element of root.querySelectorAll('*')) {
        const style = getComputedStyle(element);
        const moves = style.transitionProperty !== 'none';
        if (moves) longest = Math.max(longest, seconds(style.transitionDuration));
        if (style.animationName !== 'none') {
          longest = Math.max(longest, seconds(style.animationDuration));
        }
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document);
    return longest;
  });

test('motion is short, and with reduced motion there is none', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'query-key-value');
  await type(page, 'embedding', '0,0', '2');
  expect(await longestMotion(page)).toBeLessThanOrEqual(0.25);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await type(page, 'embedding', '0,0', '3');
  expect(await longestMotion(page)).toBeLessThanOrEqual(0.001);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the theme follows the system until the reader chooses, and the choice stays', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, site, 'river-bank', 'scores');
  const paper = () =>
    page.locator('norm-lab').evaluate((lab) => getComputedStyle(lab).backgroundColor);
  const dark = await paper();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await paper();
  expect(light).not.toBe(dark);
  await page.getByRole('combobox', { name: say('lab.theme') }).selectOption('dark');
  await settle(page);
  expect(await paper()).toBe(dark);
  await page.reload();
  await page.locator('[data-part="stage"]').waitFor();
  expect(await paper()).toBe(dark);
});

for (const { id, steps } of courses) {
  test(`printed, the matrices of ${id} are there and the controls are not`, async ({
    page,
    site,
  }) => {
    await open(page, site, id);
    for (const [at, step] of steps.entries()) {
      await page.emulateMedia({ media: 'screen' });
      await goTo(page, at);
      await page.emulateMedia({ media: 'print' });
      const grids = page.locator('[role="grid"]');
      for (let n = 0; n < (await grids.count()); n++) await expect(grids.nth(n)).toBeVisible();
      await expect(page.locator('[data-part="story"] h2')).toBeVisible();
      // The fields in a program are its text.
      const controls = page.locator(
        'button:visible:not([data-source]), :is(input, select):visible:not(code *)',
      );
      const left = await controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      expect(left, step.id).toEqual([]);
    }
  });
}
