/**
 * How fast and how large. Times depend on the machine: they are measured and printed, not judged;
 * sizes are judged.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from './fixtures.js';
import { courses, goTo, labOf, open, settle } from './lab.js';
import { siteRoot } from './server.js';

/** @import { NormLab } from '../../web/elements/norm-lab.js' */

test.describe.configure({ mode: 'serial' });

/** @param {string} text */
const print = (text) => process.stdout.write(`    ${text}\n`);

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** @param {string} path @returns bytes after brotli at its best */
async function squeezed(path) {
  const body = await readFile(join(siteRoot, path === '/' ? 'index.html' : path));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params }).length;
}

test('a first visit loads at most 250 KB, of which one engine is at most 70 KB', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank');
  await page.waitForLoadState('networkidle');
  const paths = [...new Set(site.asked)].filter((path) => path !== '/favicon.ico');
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, size: await squeezed(path) })),
  );
  const sum = (/** @type {typeof sizes} */ list) => list.reduce((all, { size }) => all + size, 0);
  const engine = sizes.filter(({ path }) => /\.wasm$|\/(engine|normlab)-[^/]*\.js$/.test(path));
  expect(engine.some(({ path }) => path.endsWith('.wasm'))).toBe(true);
  print(`first load: ${(sum(sizes) / 1000).toFixed(1)} KB brotli in ${sizes.length} files`);
  print(`engine, one variant: ${(sum(engine) / 1000).toFixed(1)} KB brotli`);
  expect(sum(sizes)).toBeLessThanOrEqual(250_000);
  expect(sum(engine)).toBeLessThanOrEqual(70_000);
});

test('the time to the first numbers is measured', async ({ browser, site }) => {
  /** @type {number[]} */
  const times = [];
  for (let visit = 0; visit < 5; visit++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      document.addEventListener('normlab-ready', () =>
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(globalThis, { painted: performance.now() })),
        ),
      );
    });
    await page.goto(`${site.origin}/index.html#/river-bank/scores`);
    await page.waitForFunction(() => 'painted' in globalThis);
    times.push(await page.evaluate(() => /** @type {any} */ (globalThis).painted));
    await context.close();
  }
  print(
    `first numbers: ${median(times).toFixed(0)} ms after navigation (${times.map((time) => time.toFixed(0)).join(', ')})`,
  );
  expect(Math.min(...times)).toBeGreaterThan(0);
});

for (const { id, steps } of courses) {
  test(`the time of an edit is measured at every step of ${id}`, async ({ page, site }) => {
    await open(page, site, id);
    /** @type {{ step: string, script: number, frame: number, worst: number }[]} */
    const found = [];
    for (const [at, { id: step }] of steps.entries()) {
      await goTo(page, at);
      await settle(page);
      const times = await labOf(page).evaluate(async (element) => {
        const lab = /** @type {NormLab} */ (element);
        const name = lab.trace?.walkthrough === 'river-bank' ? 'embedding' : 'sentence_2';
        const { shape, data } = lab.trace?.tensors[name] ?? { shape: [], data: [] };
        const [rows, columns] = shape;
        const values = Array.from({ length: rows }, (_, row) =>
          Array.from(data.slice(row * columns, (row + 1) * columns)),
        );
        const pieces = [...lab.renderRoot.querySelectorAll('*')].filter(
          (part) => 'updateComplete' in part,
        );
        const found = [];
        for (let turn = 0; turn < 15; turn++) {
          values[0][0] = turn / 10 + 0.05;
          await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
          const start = performance.now();
          lab.inputs = { [name]: values };
          await lab.updateComplete;
          await Promise.all(pieces.map((part) => /** @type {any} */ (part).updateComplete));
          const script = performance.now() - start;
          await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
          found.push({ script, frame: performance.now() - start });
        }
        return found.slice(5);
      });
      found.push({
        step,
        script: median(times.map(({ script }) => script)),
        worst: Math.max(...times.map(({ script }) => script)),
        frame: median(times.map(({ frame }) => frame)),
      });
    }
    expect(found).toHaveLength(steps.length);
    for (const { step, script, frame, worst } of found
      .toSorted((a, b) => b.script - a.script)
      .slice(0, 3)) {
      print(
        `edit in ${id}/${step}: script ${script.toFixed(1)} ms (worst ${worst.toFixed(1)}), painted after ${frame.toFixed(1)} ms`,
      );
    }
  });
}
