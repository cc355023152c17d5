/** Pages of a project in a real browser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
  chromium as chromiumPackage,
  missingPackages,
  missingSentence,
} from '../setup/system-packages.js';
import { chromiumFlags } from '../shared/chromium-flags.js';
import { Failure } from '../shared/failure.js';
import { which } from '../shared/processes.js';
import { expectPrinted } from './package-expect.js';

const origin = 'http://localhost';

/**
 * Opens pages, each of which is to print what the program prints; skipped where there is no
 * Chromium.
 *
 * @param {string} project
 * @param {string[]} pages
 */
export async function expectPrintedInChromium(project, pages) {
  const missing = await missingPackages([chromiumPackage]);
  if (missing.length > 0 && process.env.CI) throw new Failure(missingSentence(missing));
  if (missing.length > 0) return console.error(missingSentence(missing));
  const browser = await chromium.launch({
    executablePath: which('chromium'),
    args: chromiumFlags,
  });
  try {
    for (const page of pages)
      expectPrinted(`In Chromium, by ${page},`, await open(browser, project, page));
  } finally {
    await browser.close();
  }
}

/**
 * What a page prints first: a line of the program, or what went wrong.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} project the folder that is served
 * @param {string} path
 */
async function open(browser, project, path) {
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const file = join(project, new URL(route.request().url()).pathname);
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const said = new Promise((resolve) => {
    page.on('console', (message) => resolve(message.text()));
    page.on('pageerror', (error) => resolve(String(error)));
    setTimeout(resolve, 30_000, 'nothing within 30 seconds').unref();
  });
  await page.goto(`${origin}/${path}`);
  return String(await said);
}
