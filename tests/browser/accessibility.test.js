/** The lab for everybody: axe finds nothing, the keyboard reaches everything. */
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { courses, goTo, open, say, settle } from './lab.js';

/** @import { Page } from '@playwright/test' */

const places = [
  ...courses.map(({ id, steps }) => ({
    name: id,
    open: (/** @type {Page} */ page, /** @type {any} */ site) => open(page, site, id),
    count: steps.length,
  })),
];

/** @param {Page} page @param {any} site */
async function home(page, site) {
  await page.goto(`${site.origin}/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const place of places) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const width of [1280, 360]) {
      test(`axe finds nothing on ${place.name}, ${colorScheme}, ${width} px`, async ({
        page,
        site,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await place.open(page, site);
        for (let at = 0; at < place.count; at++) {
          if (place.count > 1) await goTo(page, at);
          expect(await findings(page), `step ${at + 1}`).toEqual([]);
        }
      });
    }
  }
}

test('axe finds nothing with an error, a table, the code and a field open', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'more-padding');
  await page.getByRole('button', { name: say('chart.show-table') }).click();
  await page.locator('[data-part="inspector"] details.code summary').click();
  await page.getByRole('textbox', { name: say('padded-batch.inputs.padding') }).fill('x');
  await page.keyboard.press('Enter');
  await settle(page);
  expect(await findings(page)).toEqual([]);
  await open(page, site, 'river-bank', 'embeddings');
  await page.locator('[role="gridcell"][data-index="1,1"]').dblclick();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  expect(await findings(page)).toEqual([]);
});

/**
 * Walks with Tab from the top to where focus leaves the page.
 *
 * @param {Page} page
 * @returns {Promise<{ missed: string[], count: number }>} what could be focused and was not
 */
async function tabThrough(page) {
  await page.evaluate(() => {
    /** @type {Set<Element>} */
    const reached = new Set();
    const target = () => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element;
    };
    Object.assign(globalThis, {
      reached,
      note: () => {
        const element = target();
        if (!element || element === document.body || reached.has(element)) return false;
        reached.add(element);
        return true;
      },
    });
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    getSelection()?.removeAllRanges();
  });
  await page.locator('nl-app .skip').focus();
  await page.evaluate(() => /** @type {any} */ (globalThis).note());
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => /** @type {any} */ (globalThis).note()))) break;
  }
  return page.evaluate(() => {
    const reached = /** @type {Set<Element>} */ (/** @type {any} */ (globalThis).reached);
    /** @type {string[]} */
    const missed = [];
    /** @param {ParentNode} root */
    const visit = (root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        const isOffered =
          element instanceof HTMLElement &&
          element.matches(
            'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]',
          ) &&
          element.tabIndex >= 0 &&
          element.checkVisibility({ visibilityProperty: true });
        const isOtherRadio =
          element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
        if (isOffered && !isOtherRadio && !reached.has(element)) missed.push(element.outerHTML);
      }
    };
    visit(document);
    return { missed, count: reached.size };
  });
}

test('Tab reaches everything on the home page and leaves it again', async ({ page, site }) => {
  await home(page, site);
  const { missed, count } = await tabThrough(page);
  expect(missed).toEqual([]);
  expect(count).toBeGreaterThan(3);
});

for (const { id, steps } of courses) {
  test(`Tab reaches everything in every step of ${id} and leaves it again`, async ({
    page,
    site,
  }) => {
    await open(page, site, id);
    for (const at of steps.keys()) {
      await goTo(page, at);
      const { missed, count } = await tabThrough(page);
      expect(missed, `step ${at + 1}`).toEqual([]);
      expect(count).toBeGreaterThan(steps.length);
      expect(count).toBeLessThan(190);
    }
  });
}

test('a whole visit without a pointer: read, edit, inspect, go on', async ({ page, site }) => {
  await page.goto(`${site.origin}/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const focused = page.locator(':focus').last();
  /** @param {(element: import('@playwright/test').Locator) => Promise<boolean>} isIt */
  const tabTo = async (isIt) => {
    for (let tabs = 0; tabs < 100; tabs++) {
      await page.keyboard.press('Tab');
      if ((await focused.count()) > 0 && (await isIt(focused))) return;
    }
    throw new Error('Tab does not reach it.');
  };
  await tabTo(async (element) => (await element.textContent()) === say('river-bank.title'));
  await page.keyboard.press('Enter');
  await page.locator('[data-part="stage"]').waitFor();
  await tabTo(async (element) => (await element.textContent())?.trim() === say('steps.next'));
  await page.keyboard.press('Enter');
  await tabTo(async (element) => (await element.getAttribute('role')) === 'gridcell');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('data-value', '0.5');
  await page.keyboard.press('Tab');
  await expect(focused).not.toHaveAttribute('role', 'gridcell');
  await tabTo(async (element) => (await element.getAttribute('data-part')) === null);
});

test('a screen reader hears what a matrix is, its place and its marks', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  const scores = page.getByRole('grid', { name: /raw_scores/ });
  await expect(scores).toHaveAccessibleDescription(/.+/);
  await expect(scores.getByRole('rowheader')).toHaveText(['river', 'bank']);
  await expect(scores.getByRole('columnheader')).toHaveText(['river', 'bank']);
  const cells = scores.getByRole('gridcell');
  await expect(cells).toHaveCount(4);
  await expect(page.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(
    await page.getByRole('grid').count(),
  );
});

test('the skip button leads past the header', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  await page.locator('nl-app .skip').focus();
  await expect(page.locator('nl-app .skip')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
