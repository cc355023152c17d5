/** The pages around the walkthroughs: the course as a path, search, glossary, about. */

import { variants } from '../../web/engine/variants.js';
import { terms } from '../../web/guide/terms/index.js';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { button, courses, goTo, open, ready, say } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

/** @param {Page} page @param {Site} site @param {string} [hash] */
async function visit(page, site, hash = '') {
  await page.goto('about:blank');
  await page.goto(`${site.origin}/index.html${hash}`);
  await expect(heading(page)).toBeVisible();
}

/** @param {Page} page */
const heading = (page) => page.getByRole('heading', { level: 1 });

/** The entry of a walkthrough on the path. @param {Page} page @param {string} id */
const entry = (page, id) => page.locator(`nl-course-entry[walkthrough="${id}"]`);

/** @param {Page} page */
const field = (page) => page.getByRole('searchbox', { name: say('search.label') });

/** @param {Page} page */
const results = (page) => page.locator('nl-search li');

const [{ id: first, steps }] = courses;

test('the path has every walkthrough once: title, what it teaches, minutes, steps, a picture', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await expect(page.locator('nl-course-entry')).toHaveCount(courses.length);
  for (const { id, steps } of courses) {
    const one = entry(page, id);
    await expect(one.getByRole('link', { name: say(`${id}.title`) })).toBeVisible();
    await expect(one).toContainText(say(`${id}.teaches`));
    await expect(one).toContainText(say('home.minutes', { minutes: Number(say(`${id}.minutes`)) }));
    await expect(one).toContainText(say('home.steps', { count: steps.length }));
    await expect(one.locator('rect').first()).toBeAttached();
  }
});

test('the page stands before the kernels come, and without them', async ({ page, site, quiet }) => {
  quiet.expected = /Failed to load resource/;
  await page.route(/normlab-[^/]*\.(js|wasm)$/, (route) => route.abort());
  await visit(page, site);
  await expect(page.getByRole('link', { name: say(`${first}.title`) })).toBeVisible();
  await page.getByRole('link', { name: say('lab.pages.about') }).click();
  await expect(page.getByText(say('about.no-engine'))).toBeVisible();
});

for (const isClosed of [false, true]) {
  test(`where the reader stopped is shown, led to, and forgotten${isClosed ? ', with storage closed' : ''}`, async ({
    page,
    site,
  }) => {
    if (isClosed) {
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      });
    }
    await visit(page, site);
    await page.getByRole('link', { name: say('home.begin') }).click();
    await ready(page);
    await goTo(page, 2);
    await page.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
    const stopped = entry(page, first).getByRole('link', {
      name: say('home.stopped', { at: 3, count: steps.length }),
    });
    await expect(stopped).toBeVisible();
    await page.getByRole('link', { name: say('home.go-on') }).click();
    await ready(page);
    await expect(page.locator('[data-part="story"] h2')).toHaveText(
      say(`${first}.steps.${steps[2].id}.title`),
    );
    await goTo(page, steps.length - 1);
    await page.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
    await expect(entry(page, first)).toContainText(say('home.finished'));
    await expect(page.getByRole('link', { name: say('home.next') })).toBeVisible();
    await button(page, 'home.forget').click();
    await expect(page.getByRole('link', { name: say('home.begin') })).toBeVisible();
    await expect(entry(page, first)).toContainText(say('home.steps', { count: steps.length }));
  });
}

test('where the reader stopped is known at the next visit', async ({ page, site }) => {
  await open(page, site, first, steps[1].id);
  await visit(page, site);
  await expect(page.getByRole('link', { name: say('home.go-on') })).toHaveAttribute(
    'href',
    `#/${first}/${steps[1].id}`,
  );
});

test('the search works by keyboard alone, as one types, and the way back leads to it', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await field(page).focus();
  const title = say(`${first}.steps.${steps.at(-1)?.id}.title`);
  await page.keyboard.type(title.slice(0, -2).toUpperCase());
  await expect(results(page).first()).toContainText(title);
  await expect(page.locator('nl-course-entry')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => page.url()).toContain('q=');
  await page.keyboard.press('Enter');
  await ready(page);
  await expect(page.locator('[data-part="story"] h2')).toHaveText(title);
  await page.goBack();
  await expect(results(page).first()).toContainText(title);
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page.locator('nl-course-entry')).toHaveCount(courses.length);
});

test('the search says when there is nothing of that name', async ({ page, site }) => {
  await visit(page, site);
  await field(page).fill('no-such-thing');
  await expect(page.getByRole('status').filter({ hasText: 'no-such-thing' })).toHaveText(
    say('search.nothing', { query: 'no-such-thing' }),
  );
  await expect(results(page)).toHaveCount(0);
});

test('symbols and code names lead to the glossary', async ({ page, site }) => {
  for (const [query, term] of [
    ['√d_k', 'scale'],
    ['softmax', 'softmax'],
    ['LayerNormalization', 'layer-norm'],
  ]) {
    await visit(page, site, `#/?${new URLSearchParams({ q: query })}`);
    await results(page).locator(`a[href="#/glossary/${term}"]`).click();
    const article = page.locator(`article[id="${term}"]`);
    await expect(article).toBeInViewport();
    await expect(article.getByRole('heading')).toBeFocused();
  }
});

test('every link of the glossary leads to the step that it names', async ({ page, site }) => {
  await visit(page, site, '#/glossary');
  expect(await page.locator('nl-glossary article').count()).toBeGreaterThan(20);
  const links = await page
    .locator('nl-glossary .uses a')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.textContent?.trim() ?? '']),
    );
  const known = courses.flatMap(({ id, steps }) =>
    steps.map((step) => [`#/${id}/${step.id}`, say(`${id}.steps.${step.id}.title`)].join(' ')),
  );
  for (const link of links) expect(known).toContain(link.join(' '));
});

test('a term leads to a step that shows it, and back to where one was', async ({ page, site }) => {
  await visit(page, site, '#/glossary');
  const link = page.locator('article[id="key_padding_mask"] .uses a').first();
  await link.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => scrollY);
  expect(height).toBeGreaterThan(500);
  await link.click();
  await expect(page.locator('[role="grid"][data-tensor="key_padding_mask"]')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
  await expect.poll(() => page.evaluate(() => history.state.height)).toBe(height);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
});

test('an unknown term is named, and the glossary is there', async ({ page, site }) => {
  await visit(page, site, '#/glossary/no-such-term');
  await expect(page.getByRole('alert')).toHaveText(
    say('glossary.unknown', { term: 'no-such-term' }),
  );
  await expect(page.locator(`article[id="${terms[0].id}"]`)).toBeVisible();
});

test('the page about the lab states the variant that runs, and counts for itself', async ({
  page,
  site,
}) => {
  await visit(page, site, '#/about');
  const engine = await page.locator('nl-about').evaluate((about) => {
    const { variant, selfTest } = /** @type {any} */ (about).engine;
    return { variant, cases: selfTest.cases };
  });
  expect(variants.map(({ name }) => name)).toContain(engine.variant);
  expect(engine.cases).toBeGreaterThan(10);
  await expect(
    page.getByText(say('about.engine', { ...engine, how: say(`about.variant.${engine.variant}`) })),
  ).toBeVisible();
  await expect(page.locator('nl-about')).toContainText(
    say('about.lead', {
      walkthroughs: courses.length,
      steps: courses.flatMap((course) => course.steps).length,
      terms: await page
        .locator('nl-about')
        .evaluate((about) => /** @type {any} */ (about).course.terms.length),
    }),
  );
});

test('what is kept in the browser is listed, and forgotten when asked', async ({ page, site }) => {
  await open(page, site, first, steps[1].id);
  await page.getByRole('combobox', { name: say('lab.theme') }).selectOption('dark');
  await page.getByRole('link', { name: say('lab.pages.about') }).click();
  await expect(page.getByText(/^normlab:/)).toHaveText(['normlab:progress', 'normlab:theme']);
  await button(page, 'about.forget').click();
  await expect(page.getByText(say('about.forgotten'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('each page has its title, and whoever follows a link is led to its heading', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const name = say('lab.title');
  await expect(page).toHaveTitle(name);
  for (const [link, title] of [
    [say('lab.pages.glossary'), say('glossary.title')],
    [say('lab.pages.about'), say('about.title')],
  ]) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveTitle(`${title} · ${name}`);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
  }
  await page.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: say(`${first}.title`) }).click();
  await expect(page).toHaveTitle(`${say(`${first}.title`)} · ${name}`);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText(say('about.title'));
});

test('a page that cannot be fetched says so, and is tried again', async ({ page, site, quiet }) => {
  quiet.expected = /Failed to load resource/;
  await visit(page, site);
  await page.route(/\/about-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: say('lab.pages.about') }).click();
  await expect(page.getByRole('alert')).toContainText(say('lab.lost'));
  await page.unroute(/\/about-[^/]*\.js$/);
  await page.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
  await expect(heading(page)).toHaveText(say('home.lead'));
});

for (const hash of ['', '#/?q=norm', '#/glossary', '#/glossary/softmax', '#/about', '#/nowhere']) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test(`axe finds nothing on ${hash || 'the home page'}, ${colorScheme}`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, site, hash);
        expect(await findings(page), `${width} px`).toEqual([]);
      }
    });
  }

  test(`nothing shifts or scrolls sideways on ${hash || 'the home page'}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      /** @type {number[]} */
      const shifts = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) shifts.push(/** @type {any} */ (one).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, site, hash);
      await page.waitForLoadState('networkidle');
      const { scroll, client, shifts } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
        shifts: /** @type {any} */ (globalThis).shifts,
      }));
      expect(scroll, `${width} px`).toBe(client);
      expect(shifts, `${width} px`).toEqual([]);
    }
  });
}
