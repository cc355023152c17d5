/** `<norm-lab>` in the places that pages have for it, and beside what pages do. */
import { expect, test } from './fixtures.js';
import { heard, host, one, withLab } from './host.js';
import { button, cell, field, grid, labOf, ready, say, type } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

/** @param {Page} page */
const wasmAskedFor = (page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length,
  );

for (const mode of /** @type {const} */ (['open', 'closed'])) {
  test(`within a shadow root of the page’s own that is ${mode}`, async ({ page, site }) => {
    await host(page, site, '<div id="around" lang="de"></div>');
    const lab = await page.evaluateHandle((shadow) => {
      const root = /** @type {Element} */ (document.querySelector('#around')).attachShadow({
        mode: shadow,
      });
      root.innerHTML = '<style>norm-lab { --normlab-ink: rgb(1, 2, 3) }</style>';
      const element = document.createElement('norm-lab');
      element.setAttribute('walkthrough', 'river-bank');
      root.append(element);
      return /** @type {NormLab} */ (element);
    }, mode);
    await page.waitForFunction((element) => element.trace !== undefined, lab);
    await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toEqual(['ready']);
    const shown = await lab.evaluate((element) => {
      const within = element.shadowRoot?.querySelector('nl-lab')?.shadowRoot;
      const next = /** @type {HTMLElement} */ (
        within?.querySelector('nl-stepper')?.shadowRoot?.querySelector('.next')
      );
      next.click();
      const prose = /** @type {Element} */ (within?.querySelector('.prose'));
      return { step: element.step, ink: getComputedStyle(prose).color };
    });
    expect(shown).toEqual({ step: 'embeddings', ink: 'rgb(1, 2, 3)' });
    await lab.evaluate((element) => element.focus());
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await lab.evaluate((element) => element.step)).toBe('query-key-value');
  });
}

test('in a tab that is hidden at first it starts when the tab is shown, and survives being hidden', async ({
  page,
  site,
}) => {
  await host(page, site, `<div id="tab" hidden>${one.replace('>', ' step="scores">')}</div>`);
  await page.waitForLoadState('networkidle');
  expect(await wasmAskedFor(page)).toBe(0);
  const show = (/** @type {boolean} */ isShown) =>
    page.evaluate((shown) => {
      const tab = /** @type {HTMLElement} */ (document.querySelector('#tab'));
      tab.hidden = !shown;
    }, isShown);
  await show(true);
  await ready(page);
  await show(false);
  await withLab(page, (lab) => {
    lab.inputs = { sentence: ['lake', 'sea', 'bank'] };
    lab.goTo('attention');
    lab.goTo('scores');
  });
  await show(true);
  await expect(cell(page, 'raw_scores', '2,2')).toBeVisible();
  await expect(grid(page, 'raw_scores')).toBeInViewport();
});

test('in folded details it starts when they are opened', async ({ page, site }) => {
  await host(page, site, `<details><summary>A lab</summary>${one}</details>`);
  await page.waitForLoadState('networkidle');
  expect(await wasmAskedFor(page)).toBe(0);
  await page.getByText('A lab').click();
  await ready(page);
  await expect(button(page, 'steps.next')).toBeVisible();
});

test('the script from two addresses on one page defines it once, and both leave it in peace', async ({
  page,
  site,
}) => {
  await page.route('**/copy/**', (route) =>
    route.continue({ url: route.request().url().replace('/copy/', '/') }),
  );
  const script = ['./normlab.js', './copy/normlab.js', './normlab.js?again']
    .map((address) => `<script type="module" src="${address}"></script>`)
    .join('');
  await host(page, site, `${one}${one.replace('one', 'two')}`, { script });
  await ready(page.locator('#one'));
  await ready(page.locator('#two'));
  await page.waitForLoadState('networkidle');
  expect(await wasmAskedFor(page)).toBe(1);
});

test('where somebody else has taken the name, the script stands back', async ({ page, site }) => {
  const script = `<script>customElements.define('norm-lab', class extends HTMLElement {})</script>
    <script type="module" src="./normlab.js"></script>`;
  await host(page, site, one, { script });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#fallback')).toBeVisible();
  expect(await wasmAskedFor(page)).toBe(0);
});

test('three widgets share one engine, fetched once', async ({ page, site }) => {
  const three = ['river-bank', 'layer-norm', 'gelu-and-relu'].map(
    (id) => `<norm-lab id="${id}" walkthrough="${id}"></norm-lab>`,
  );
  await host(page, site, three.join(''));
  for (const id of ['river-bank', 'layer-norm', 'gelu-and-relu']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await ready(page.locator(`#${id}`));
  }
  expect(site.asked.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
});

const form = `<form id="form"><input name="mine" value="1" />${one.replace('>', ' step="embeddings">')}
  <button id="send">Send</button></form>`;

test('in a form it is no field: nothing is sent, reset, or heard of what goes on in it', async ({
  page,
  site,
}) => {
  await host(page, site, form);
  await page.evaluate(() => {
    const element = /** @type {HTMLFormElement} */ (document.querySelector('#form'));
    /** @type {string[]} */
    const noticed = [];
    Object.assign(globalThis, { noticed });
    for (const type of ['input', 'beforeinput', 'change', 'submit', 'reset', 'invalid', 'formdata'])
      element.addEventListener(type, (event) => {
        noticed.push(event.type);
        event.preventDefault();
      });
    element.addEventListener('keydown', ({ key }) => noticed.push(`key ${key}`));
  });
  await ready(page);
  await type(page, 'embedding', '0,1', '5');
  await expect(cell(page, 'embedding', '0,1')).toHaveAttribute('data-value', '5');
  const words = page.getByLabel(say('river-bank.inputs.sentence')).first();
  await words.fill('lake sea');
  await words.press('Enter');
  await page.getByLabel(say('steps.speed')).selectOption({ index: 0 });
  for (const name of ['steps.next', 'steps.previous', 'tools.undo'])
    await button(page, name).click();
  const noticed = () => page.evaluate(() => /** @type {any} */ (globalThis).noticed);
  expect((await noticed()).filter((/** @type {string} */ what) => what !== 'key Tab')).toEqual([]);
  const before = await withLab(page, (lab) => lab.inputs.embedding);
  const data = await page.evaluate(() => {
    const element = /** @type {HTMLFormElement} */ (document.querySelector('#form'));
    element.reset();
    return { names: [...new FormData(element).keys()], fields: element.elements.length };
  });
  expect(data).toEqual({ names: ['mine'], fields: 2 });
  expect(await withLab(page, (lab) => lab.inputs.embedding)).toEqual(before);
  expect((await heard(page)).some(({ type }) => type === 'change')).toBe(true);
  expect(new URL(page.url()).search).toBe('');
});

test('letters that go into its fields are no shortcuts of the page', async ({ page, site }) => {
  await host(page, site, one.replace('>', ' step="embeddings">'));
  await page.evaluate(() => {
    /** @type {string[]} */
    const keys = [];
    Object.assign(globalThis, { keys });
    document.addEventListener('keydown', ({ key }) => keys.push(key));
  });
  await ready(page);
  const keys = () => page.evaluate(() => /** @type {any} */ (globalThis).keys);
  await cell(page, 'embedding', '0,1').click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  expect(await keys()).toEqual([]);
  await button(page, 'steps.next').focus();
  await page.keyboard.press('s');
  expect(await keys()).toEqual(['s']);
});

test('Escape leaves a number as it was, and then is the page’s: a dialog around closes at the second', async ({
  page,
  site,
}) => {
  await host(page, site, `<dialog id="dialog">${one.replace('>', ' step="embeddings">')}</dialog>`);
  await page.evaluate(() =>
    /** @type {HTMLDialogElement} */ (document.querySelector('#dialog')).showModal(),
  );
  await ready(page);
  const before = await cell(page, 'embedding', '0,1').getAttribute('data-value');
  await cell(page, 'embedding', '0,1').click();
  await page.keyboard.press('F2');
  await field(page).fill('9');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(page.locator('#dialog')).toBeVisible();
  await expect(cell(page, 'embedding', '0,1')).toHaveAttribute('data-value', String(before));
  await page.keyboard.press('Escape');
  await expect(page.locator('#dialog')).toBeHidden();
});

test('the wheel is the page’s: over numbers, sliders, fields and charts it scrolls', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    /** @type {string[]} */
    const taken = [];
    Object.assign(globalThis, { taken });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (/wheel|mousewheel|touchmove/i.test(type)) taken.push(type);
      return addEventListener.call(this, type, ...rest);
    };
  });
  const tall = '<style>#tall { height: 3000px }</style><div id="tall"></div>';
  const places = [
    ['river-bank', 'embeddings', '[role="gridcell"]'],
    ['river-bank', 'words', '[data-part="inspector"]'],
    ['padded-batch', 'pad', 'input[type="range"]'],
    ['gelu-and-relu', '', 'nl-chart svg, nl-chart canvas'],
    ['standardize-and-scale', '', '[role="gridcell"]'],
  ];
  const widgets = places.map(
    ([id, step], at) => `<norm-lab id="w${at}" walkthrough="${id}" step="${step}"></norm-lab>`,
  );
  await host(page, site, widgets.join('') + tall);
  for (const [at, [, , selector]] of places.entries()) {
    const place = page.locator(`#w${at}`).locator(selector).first();
    await page.locator(`#w${at}`).scrollIntoViewIfNeeded();
    await place.waitFor();
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await place.focus().catch(() => {});
    const before = await page.evaluate(() => scrollY);
    const value = await place.evaluate((element) => /** @type {any} */ (element).value);
    await place.hover({ position: { x: 5, y: 5 }, force: true });
    await page.mouse.wheel(0, 240);
    await expect.poll(() => page.evaluate(() => scrollY), { message: selector }).toBe(before + 240);
    expect(await place.evaluate((element) => /** @type {any} */ (element).value)).toBe(value);
  }
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).taken)).toEqual([]);
});

for (const [name, way] of /** @type {const} */ ([
  ['taken out and put in', 'insertBefore'],
  ['moved without being taken out', 'moveBefore'],
])) {
  test(`${name} elsewhere it keeps its state`, async ({ page, site }) => {
    await host(page, site, `<div id="here">${one}</div><div id="there"></div>`);
    await ready(page);
    await withLab(page, (lab) => lab.goTo('embeddings'));
    await type(page, 'embedding', '1,1', '4');
    await cell(page, 'embedding', '1,2').click();
    const state = () =>
      withLab(page, ({ step, link, inputs, trace }) => ({
        step,
        link,
        inputs,
        context: [...(trace?.tensors.context.data ?? [])],
      }));
    const before = await state();
    expect(before.link).toContain('cell=embedding');
    await page.evaluate((method) => {
      const there = /** @type {any} */ (document.querySelector('#there'));
      there[method](document.querySelector('norm-lab'), null);
    }, way);
    await expect(page.locator('#there norm-lab')).toHaveCount(1);
    expect(await state()).toEqual(before);
    await expect(cell(page, 'embedding', '1,2')).toHaveAttribute('aria-selected', 'true');
    await button(page, 'tools.undo').click();
    await expect(cell(page, 'embedding', '1,1')).not.toHaveAttribute('data-value', '4');
    expect((await heard(page)).filter(({ type }) => type === 'ready')).toHaveLength(1);
    await expect(labOf(page)).toBeVisible();
  });
}
