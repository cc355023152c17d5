/** What `<norm-lab>` leaves behind when it is taken out of a page: nothing. */
import { expect, test } from './fixtures.js';
import { host } from './host.js';
import { print } from './sizes.js';

/** @import { CDPSession } from '@playwright/test' */

/** What is alive in the page once all garbage is gone. @param {CDPSession} client */
async function alive(client) {
  for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

test('a thousand times in and out leave no more than the first hundred', async ({ page, site }) => {
  test.setTimeout(600_000);
  await host(page, site, '<div id="place"></div>');
  await page.waitForFunction(() => customElements.get('norm-lab'));
  const client = await page.context().newCDPSession(page);
  /** Ten in, each until it is live, and out again, so many times. @param {number} times */
  const inAndOut = (times) =>
    page.evaluate(async (turns) => {
      const place = /** @type {Element} */ (document.querySelector('#place'));
      const courses = ['river-bank', 'layer-norm', 'gelu-and-relu', 'train-vs-inference'];
      for (let turn = 0; turn < turns; turn++) {
        const labs = Array.from({ length: 10 }, (_, at) => {
          const lab = document.createElement('norm-lab');
          lab.setAttribute('walkthrough', courses[(turn + at) % courses.length]);
          return lab;
        });
        const live = labs.map(
          (lab) => new Promise((done) => lab.addEventListener('normlab-ready', done)),
        );
        for (const lab of labs) place.append(lab);
        for (const [at, lab] of labs.entries()) {
          lab.scrollIntoView();
          await live[at];
        }
        place.replaceChildren();
      }
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      /** @type {any} */ (globalThis).heard.length = 0;
    }, times);
  /** @type {{ heap: number, nodes: number, listeners: number }[]} */
  const found = [];
  for (const times of [10, 45, 45]) {
    await inAndOut(times);
    found.push(await alive(client));
  }
  const [first, middle, last] = found;
  for (const [at, { heap, nodes, listeners }] of found.entries())
    print(
      `alive after ${[100, 550, 1000][at]}: ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`,
    );
  expect(last.nodes).toBeLessThanOrEqual(first.nodes + 10);
  expect(last.listeners).toBeLessThanOrEqual(first.listeners + 10);
  expect(last.heap - middle.heap, 'bytes over 450').toBeLessThan(450_000);
  expect(last.heap - first.heap, 'bytes over 900').toBeLessThan(900_000);
});
