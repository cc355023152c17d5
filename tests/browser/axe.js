import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** @import { Locator, Page } from '@playwright/test' */

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, one line for each element.
 * @param {Page} page
 * @param {Locator} [within] default: the whole page
 */
export async function findings(page, within = page.locator(':root')) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ content: axe });
  return within.evaluate(async (element) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(element, {
      resultTypes: ['violations'],
    });
    return violations.flatMap((/** @type {any} */ { id, help, nodes }) =>
      nodes.map((/** @type {any} */ node) => `${id}: ${help}: ${node.target} ${node.html}`),
    );
  });
}
