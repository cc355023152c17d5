/** The dialog that packs exercises in the browser: what is chosen goes into the package. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { say } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

/** Chooses exercises on their page, and asks for a package. @type {(page: Page, site: Site, ids?: string[]) => Promise<import('@playwright/test').Locator>} */
async function openDialog(page, site, ids = ['row-mean', 'steps-in-order']) {
  await page.goto(`${site.origin}/index.html#/exercises?pick=${ids.join('+')}`);
  await page.locator('[data-part="picked"] summary').click();
  await page.getByRole('button', { name: say('exercise.share.package') }).click();
  const dialog = page.getByRole('dialog', { name: say('export.title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** What a package says is to be shown. @param {string} path */
async function packed(path) {
  const files = unzipSync(await readFile(path));
  const page = strFromU8(files['index.html']);
  const settings = JSON.parse(/id="normlab-package">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  return {
    names: Object.keys(files).sort(),
    settings,
    manifest: strFromU8(files['imsmanifest.xml']),
  };
}

test('what is chosen becomes a package, by the keyboard alone', async ({ page, site }) => {
  const dialog = await openDialog(page, site);
  await expect(dialog).toContainText(say('export.lead', { count: 2 }));
  await dialog.getByLabel(say('export.name')).focus();
  await page.keyboard.type('Week 3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('42');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('week-3-scorm-2004.zip');
  await expect(dialog.getByRole('status')).toContainText('week-3-scorm-2004.zip');
  const { names, settings, manifest } = await packed(await file.path());
  expect(names).toEqual(['imsmanifest.xml', 'index.html']);
  expect(settings).toEqual({
    ...{ version: '2004', title: 'Week 3', exercises: ['row-mean', 'steps-in-order'] },
    ...{ seed: 42, mastery: 0.6, lang: 'en' },
  });
  expect(manifest).toContain('<schemaversion>2004 4th Edition</schemaversion>');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('what can’t be taken is said at its field, which gets the focus', async ({ page, site }) => {
  const dialog = await openDialog(page, site);
  const make = dialog.getByRole('button', { name: say('export.make') });
  await make.click();
  const name = dialog.getByLabel(say('export.name'));
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(say('export.name.missing'));
  await name.fill('T');
  await dialog.getByLabel(say('export.mastery')).fill('0.6');
  await make.click();
  await expect(dialog.getByText(say('export.mastery.invalid'))).toBeVisible();
  await expect(dialog.getByLabel(say('export.mastery'))).toBeFocused();
});

test('a lab that can’t be fetched is said, and can be tried again', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /Failed to load resource/;
  const dialog = await openDialog(page, site);
  await dialog.getByLabel(say('export.name')).fill('T');
  await page.route('**/normlab.single.html', (route) => route.abort());
  const make = dialog.getByRole('button', { name: say('export.make') });
  await make.click();
  const address = `${site.origin}/normlab.single.html`;
  await expect(dialog.getByRole('status')).toHaveText(say('export.lost', { address }));
  await page.unroute('**/normlab.single.html');
  const download = page.waitForEvent('download');
  await make.click();
  expect((await packed(await (await download).path())).settings).toMatchObject({ version: '1.2' });
});

test('the dialog fits a narrow screen, and axe finds nothing', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const dialog = await openDialog(page, site);
  await dialog.getByRole('button', { name: say('export.make') }).click();
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(Number(box?.width) + Number(box?.x)).toBeLessThanOrEqual(360);
  expect(await findings(page, dialog)).toEqual([]);
});
