/** Whatever styles a page has, `<norm-lab>` looks the same; it takes colours only by `--normlab-*`. */
import { expect, test } from './fixtures.js';
import { host } from './host.js';
import { labOf, ready } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

/** A place of one width, whatever else the page says. */
const place = `<style>
  #place { all: initial !important; display: block !important; position: absolute !important;
    inset: 40px auto auto 20px !important; inline-size: 700px !important }
  norm-lab { margin: 0 !important; border: 0 !important; padding: 0 !important; float: none !important }
</style>`;

const widget = '<div id="place"><norm-lab walkthrough="river-bank" step="scores"></norm-lab></div>';

/** Where everything in the lab stands, and its type. @param {Page} page @returns {Promise<string[]>} */
const outline = (page) =>
  labOf(page).evaluate(async (element) => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    /** @type {string[]} */
    const lines = [];
    const lab = /** @type {Element} */ (element.shadowRoot?.querySelector('nl-lab'));
    const from = lab.getBoundingClientRect();
    /** @param {Element | ShadowRoot} node */
    const visit = (node) => {
      for (const child of node.children) {
        const { left, top, width, height } = child.getBoundingClientRect();
        const style = getComputedStyle(child);
        if (child.getClientRects().length === 0) continue;
        const box = [left - from.left, top - from.top, width, height].map((at) => at.toFixed(1));
        const { fontFamily, fontSize, fontStyle, fontWeight, lineHeight } = style;
        const type = [fontFamily, fontSize, fontStyle, fontWeight, lineHeight];
        const text = [style.letterSpacing, style.textTransform, style.direction, style.cursor];
        lines.push(
          [child.tagName, child.className, ...box, ...type, ...text, style.color].join(' '),
        );
        if (child.shadowRoot) visit(child.shadowRoot);
        visit(child);
      }
    };
    if (lab.shadowRoot) visit(lab.shadowRoot);
    return lines;
  });

/**
 * @param {Page} page
 * @param {Site} site
 * @param {string} [styles]
 * @param {string} [html] attributes of `<html>`
 */
async function outlineUnder(page, site, styles = '', html = undefined) {
  await host(page, site, widget, { head: `<style>${styles}</style>${place}`, html });
  await ready(page);
  return outline(page);
}

/** @type {[string, string][]} */
const hostile = [
  ['everything unset', '* { all: unset }'],
  ['everything unset but the root', ':not(html) { all: unset }'],
  ['another box model', '*, ::before, ::after { box-sizing: content-box !important }'],
  ['a small root', 'html { font-size: 62.5% }'],
  ['a huge root', 'html { font-size: 40px }'],
  [
    'margins, frames and floats everywhere',
    ':not(html) { margin: 9px; padding: 5px; border: 3px solid; float: left; position: relative }',
  ],
  [
    'type and cursors everywhere, by force',
    `* { font: italic 700 31px/3 cursive !important; letter-spacing: 4px !important;
      word-spacing: 9px !important; text-transform: uppercase !important; text-indent: 40px !important;
      text-align: right !important; white-space: pre !important; color: red !important;
      cursor: wait !important; list-style: square !important; direction: rtl !important;
      text-shadow: 0 0 4px red !important; hyphens: auto !important; word-break: break-all !important;
      border-collapse: collapse !important; font-variant: small-caps !important; tab-size: 20 !important }`,
  ],
  [
    'the usual reset of a framework',
    `*, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 }
      svg, canvas { display: block } button, input { font: inherit; background: transparent }
      table { border-collapse: collapse } ol, ul { list-style: none } a { color: inherit }`,
  ],
];

test('a page’s styles change nothing in the lab', async ({ page, site }) => {
  const clean = await outlineUnder(page, site);
  expect(clean.length).toBeGreaterThan(150);
  for (const [name, styles] of hostile)
    expect(await outlineUnder(page, site, styles), name).toEqual(clean);
});

test('a page from right to left leaves the lab as its own language is written', async ({
  page,
  site,
}) => {
  const clean = await outlineUnder(page, site);
  expect(await outlineUnder(page, site, '', 'lang="ar" dir="rtl"')).toEqual(clean);
  await expect(labOf(page).locator('.lab')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await labOf(page).evaluate((lab) => /** @type {any} */ (lab).step)).toBe('scale');
});

test('type follows the size that the reader has chosen in the browser', async ({ page, site }) => {
  const sizeOf = async () => {
    await host(page, site, widget, { head: `<style>html { font-size: 62.5% }</style>${place}` });
    await ready(page);
    const text = page.locator('[data-part="story"] .prose');
    return Number.parseFloat(await text.evaluate((p) => getComputedStyle(p).fontSize));
  };
  expect(await sizeOf()).toBe(15);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  expect(await sizeOf()).toBe(22.5);
});

test('colours are taken from the host by custom properties, light and dark', async ({
  page,
  site,
}) => {
  for (const theme of ['light', 'dark']) {
    const head = `<style>norm-lab { --normlab-paper: rgb(250, 240, 230); --normlab-ink: rgb(40, 30, 20);
      --normlab-accent: rgb(0, 120, 110); --normlab-font: monospace }</style>`;
    await host(page, site, widget.replace('step', `theme="${theme}" step`), {
      head,
    });
    await ready(page);
    await expect(labOf(page)).toHaveCSS('background-color', 'rgb(250, 240, 230)');
    const prose = page.locator('[data-part="story"] .prose');
    await expect(prose).toHaveCSS('color', 'rgb(40, 30, 20)');
    await expect(prose).toHaveCSS('font-family', 'monospace');
    await expect(page.locator('[data-part="steps"] [aria-current]')).toHaveCSS(
      'border-color',
      'rgb(0, 120, 110)',
    );
  }
});

for (const [name, around] of [
  ['a row that centres what is in it', 'display: flex; justify-content: center'],
  ['a float', 'float: left'],
  ['a grid', 'display: grid; justify-items: start'],
  ['a column that does not stretch', 'display: flex; flex-direction: column; align-items: center'],
]) {
  test(`${name} gives it room, and is not overflowed`, async ({ page, site }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const markup = '<div id="around"><norm-lab walkthrough="river-bank"></norm-lab></div>';
      await host(page, site, markup, { head: `<style>#around { ${around} }</style>` });
      await ready(page);
      const box = await labOf(page).boundingBox();
      expect(box?.width).toBeGreaterThan(Math.min(width * 0.8, 700));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
