/**
 * How fast and how large. Times depend on the machine: they are measured and printed, not judged;
 * sizes are judged.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures.js';
import { courses, goTo, labOf, open, say, settle } from './lab.js';
import { siteRoot } from './server.js';
import { print, squeezed } from './sizes.js';

/**
 * @import { NlLab } from '../../web/elements/lab.js'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 * @import { Site } from './server.js'
 */

test.describe.configure({ mode: 'serial' });

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * The sizes of all that a site was asked for.
 *
 * @param {Site} site
 */
const loaded = (site) =>
  Promise.all(
    [...new Set(site.asked)]
      .filter((path) => path !== '/favicon.ico')
      .map(async (path) => ({ path, size: await squeezed(path) })),
  );

/** @param {{ size: number }[]} list */
const sum = (list) => list.reduce((all, { size }) => all + size, 0);

test('a first visit loads at most 250 KB, of which one engine is at most 43 KB', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank');
  await page.waitForLoadState('networkidle');
  const sizes = await loaded(site);
  const engine = sizes.filter(({ path }) => /\.wasm$|\/(engine|normlab)-[^/]*\.js$/.test(path));
  expect(engine.some(({ path }) => path.endsWith('.wasm'))).toBe(true);
  print(`first load: ${(sum(sizes) / 1000).toFixed(1)} KB brotli in ${sizes.length} files`);
  print(`engine, one variant: ${(sum(engine) / 1000).toFixed(1)} KB brotli`);
  expect(sum(sizes)).toBeLessThanOrEqual(250_000);
  expect(sum(engine)).toBeLessThanOrEqual(43_000);
});

/** What only exercises take: them, what shows, keeps and hands them on, and what is said there. */
const ofExercises =
  /^(nl-exercises|exercises?(-\w+)?|code|guesses|record|export|preview|lms|nl-xapi|splice)-[\w-]{8}\.js$/;

/** The page that measures: no walkthrough needs it. */
const ofSpeed = /^(speed(-worker)?|workloads)-[\w-]{8}\.js$/;

/** What is only there to show a widget elsewhere. */
const ofWidgets = /^embed-/;

test('a widget asks for at most 12 files, and for those of guesses behind them', async ({
  page,
  site,
}) => {
  site.pages.set(
    '/post.html',
    `<!doctype html><html lang="en"><title>A post</title>
    <norm-lab walkthrough="river-bank" step="scores"></norm-lab>
    <script type="module" src="./normlab.js"></script></html>`,
  );
  await page.goto(`${site.origin}/post.html`);
  await page.locator('norm-lab [data-part="stage"]').first().waitFor();
  // What a guess takes is asked for last, and shares files of any name with exercises.
  const guesses = site.asked.findIndex((path) => path.startsWith('/assets/guesses-'));
  const files = site.asked
    .slice(0, guesses < 0 ? undefined : guesses)
    .filter((path) => /^\/(assets|normlab)/.test(path));
  print(`a widget: ${files.length} files`);
  expect(files.length).toBeLessThanOrEqual(12);
});

/**
 * The lab's page with all that it names, and what that names.
 * @param {(asset: string) => boolean} isLeftOut neither counted nor looked into
 */
async function filesOfLab(isLeftOut) {
  const all = await readdir(join(siteRoot, 'assets'));
  const assets = all.filter((name) => !isLeftOut(name));
  const found = new Set(['index.html']);
  for (const file of found) {
    const text = await readFile(join(siteRoot, file), 'latin1');
    for (const asset of assets) if (text.includes(asset)) found.add(`assets/${asset}`);
  }
  return [...found];
}

test('the walkthroughs with every variant of the engine are at most 450 KB; with the exercises, and the editor for code, 700 KB', async () => {
  const whole = await filesOfLab((name) => ofWidgets.test(name));
  const walkthroughs = await filesOfLab((name) =>
    [ofWidgets, ofExercises, ofSpeed].some((others) => others.test(name)),
  );
  /** @param {string[]} files */
  const sizeOf = async (files) =>
    (await Promise.all(files.map(squeezed))).reduce((all, size) => all + size, 0);
  const [all, some] = [await sizeOf(whole), await sizeOf(walkthroughs)];
  print(`walkthroughs: ${(some / 1000).toFixed(1)} KB brotli in ${walkthroughs.length} files`);
  print(`with exercises: ${(all / 1000).toFixed(1)} KB brotli in ${whole.length} files`);
  expect(walkthroughs.filter((file) => file.endsWith('.wasm'))).toHaveLength(3);
  expect(some).toBeLessThanOrEqual(450_000);
  expect(all).toBeLessThanOrEqual(700_000);
});

test('the home page with all its pictures, and all that it fetches ahead, is at most 250 KB', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/index.html`);
  for (const entry of await page.locator('nl-course-entry').all())
    await expect(entry.locator('rect').first()).toBeAttached();
  await expect.poll(() => site.asked.some((path) => path.includes('/lab-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const sizes = await loaded(site);
  print(`home page: ${(sum(sizes) / 1000).toFixed(1)} KB brotli in ${sizes.length} files`);
  expect(sum(sizes)).toBeLessThanOrEqual(250_000);
});

test('the time from the home page to the first numbers is measured', async ({ page, site }) => {
  await page.goto(`${site.origin}/index.html`);
  await page.waitForLoadState('networkidle');
  /** @type {{ id: string, time: number }[]} */
  const times = [];
  for (const { id } of courses) {
    await page.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
    const link = page.locator('nl-course-entry').getByRole('link', { name: say(`${id}.title`) });
    const time = await link.evaluate((element) => {
      const start = performance.now();
      /** @type {Promise<number>} */
      const painted = new Promise((done) =>
        document.addEventListener(
          'normlab-ready',
          () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))),
          { once: true },
        ),
      );
      /** @type {HTMLElement} */ (element).click();
      return painted;
    });
    times.push({ id, time });
  }
  for (const { id, time } of times) print(`from home to ${id}: ${time.toFixed(0)} ms`);
  expect(times).toHaveLength(courses.length);
});

/**
 * Visits a page five times, each as the first, and says how long it takes until numbers are painted,
 * and until all of the widget is there.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} slowed how many times slower the processor is made
 */
async function timesToNumbers(browser, address, slowed) {
  /** @type {{ numbers: number, all: number }[]} */
  const times = [];
  for (let visit = 0; visit < 5; visit++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    // The page says itself when all stands: to be asked, it would need a script of Playwright's.
    const standing = new Promise((tell) => page.exposeFunction('tellShown', tell));
    await page.addInitScript(watchNumbers);
    await page.goto(address);
    times.push(/** @type {any} */ (await standing));
    await context.close();
  }
  /** @param {'numbers' | 'all'} what */
  const told = (what) => {
    const all = times.map((time) => time[what]);
    expect(Math.min(...all)).toBeGreaterThan(0);
    return `${median(all).toFixed(0)} ms (${all.map((time) => time.toFixed(0)).join(', ')})`;
  };
  return `${told('numbers')} after navigation; all of it: ${told('all')}`;
}

/** Runs in the page: tells when the first number and when all of a widget has been painted. */
function watchNumbers() {
  /** @type {{ numbers?: number, all?: number }} */
  const shown = {};
  // Just after the frame: other tasks that wait for it, such as the widget's own, come later.
  /** @param {() => void} then */
  const oncePainted = (then) => {
    globalThis.scheduler.postTask(then, { priority: 'user-blocking' });
  };
  /** @type {(root: ParentNode | null | undefined, path: string[]) => Element | undefined | null} */
  const within = (root, [first, ...rest]) => {
    const found = root?.querySelector(first);
    return rest.length > 0 ? within(found?.shadowRoot, rest) : found;
  };
  const path = ['norm-lab', 'nl-lab', 'nl-matrix', '[data-value]'];
  const look = () => {
    const app = document.querySelector('nl-app')?.shadowRoot;
    if (!within(app ?? document, path)) requestAnimationFrame(look);
    else
      oncePainted(() => {
        shown.numbers = performance.now();
      });
  };
  requestAnimationFrame(look);
  document.addEventListener('normlab-ready', () =>
    requestAnimationFrame(() =>
      oncePainted(() => {
        shown.all = performance.now();
        Reflect.get(globalThis, 'tellShown')(shown);
      }),
    ),
  );
}

test('the time to the first numbers is measured', async ({ browser, site }) => {
  const address = `${site.origin}/index.html#/river-bank/scores`;
  print(`first numbers: ${await timesToNumbers(browser, address, 1)}`);
});

test('so is that of a widget above the fold, with the processor slowed four times', async ({
  browser,
  site,
}) => {
  site.pages.set(
    '/post.html',
    `<!doctype html><html lang="en"><title>A post</title><h1>A post</h1>
    <norm-lab walkthrough="river-bank" step="scores"></norm-lab>
    <script type="module" src="./normlab.js"></script></html>`,
  );
  const times = await timesToNumbers(browser, `${site.origin}/post.html`, 4);
  print(`first numbers of a widget, slowed four times: ${times}`);
});

/** A step's times of one edit, in milliseconds. @typedef {{ script: number, layout: number, painted: number }} Times */

/** An input of each walkthrough; `input` where none is named. @type {Record<string, string>} */
const edited = {
  'standardize-and-scale': 'table',
  'activations-grow': 'people',
  'batch-vs-layer': 'x',
  'review-traffic': 'review',
  'train-vs-inference': 'row',
  'recurrent-steps': 'step_1.words',
  'river-bank': 'embedding',
  'padded-batch': 'sentence_2',
};

for (const { id, steps } of courses) {
  test(`the time of an edit is measured at every step of ${id}`, async ({ page, site }) => {
    await open(page, site, id);
    /** @type {(Times & { step: string, worst: number })[]} */
    const found = [];
    for (const [at, { id: step }] of steps.entries()) {
      await goTo(page, at);
      await settle(page);
      const times = await labOf(page).evaluate(editTimes, edited[id] ?? 'input');
      /** @param {keyof Times} which */
      const middle = (which) => median(times.map((one) => one[which]));
      found.push({
        step,
        script: middle('script'),
        layout: middle('layout'),
        painted: middle('painted'),
        worst: Math.max(...times.map(({ layout }) => layout)),
      });
    }
    expect(found).toHaveLength(steps.length);
    for (const one of found.toSorted((a, b) => b.layout - a.layout).slice(0, 3)) {
      const [script, layout, worst, painted] = [one.script, one.layout, one.worst, one.painted].map(
        (time) => time.toFixed(1),
      );
      print(
        `edit in ${id}/${one.step}: script ${script} ms, with layout ${layout} ms (worst ${worst}), painted after ${painted} ms`,
      );
    }
  });
}

/**
 * Edits a cell again and again, as typing does: until all numbers are in the page (`script`), laid
 * out (`layout`), and after the next frame (`painted`).
 *
 * @param {Element} element
 * @param {string} name of an input
 * @returns {Promise<Times[]>}
 */
async function editTimes(element, name) {
  const lab = /** @type {NormLab} */ (element);
  const { renderRoot } = /** @type {NlLab} */ (lab.renderRoot.querySelector('nl-lab'));
  const stage = /** @type {Element} */ (renderRoot.querySelector('[data-part="stage"]'));
  const parts = [...renderRoot.querySelectorAll('*')].filter((one) => 'updateComplete' in one);
  const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  /** @type {Times[]} */
  const times = [];
  for (let turn = 0; turn < 15; turn++) {
    await frame();
    const detail = { name, index: [0, 0], value: turn / 10 + 0.05, live: false };
    const start = performance.now();
    stage.dispatchEvent(new CustomEvent('nl-edit', { detail, bubbles: true, composed: true }));
    await lab.updateComplete;
    await Promise.all(parts.map((part) => /** @type {any} */ (part).updateComplete));
    const script = performance.now() - start;
    element.getBoundingClientRect();
    const layout = performance.now() - start;
    await frame();
    times.push({ script, layout, painted: performance.now() - start });
  }
  return times.slice(5);
}
