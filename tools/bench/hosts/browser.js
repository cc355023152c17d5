import { launch } from 'puppeteer-core';
import { chromiumFlags } from '../../shared/chromium-flags.js';
import { Failure } from '../../shared/failure.js';
import { which } from '../../shared/processes.js';
import { serveBench } from './server.js';

/** @import { Measured, Tell } from './index.js' */
/** @import { Settings } from '../measure/run.js' */

const programs = { chrome: 'chromium', firefox: 'firefox-esr' };
const titles = { chrome: 'Chromium', firefox: 'Firefox' };

/**
 * Measures in a page of a browser that is started for it, served by this process.
 *
 * @param {keyof typeof programs} kind
 * @param {Settings} settings
 * @param {Tell} tell
 * @returns {Promise<Measured>}
 */
export async function measureInBrowser(kind, settings, tell) {
  const executablePath = which(programs[kind]);
  if (!executablePath) {
    throw new Failure(`${programs[kind]} is missing: install it, or leave out --in ${kind}.`);
  }
  const server = await serveBench(settings, tell);
  const browser = await launch({
    browser: kind,
    executablePath,
    headless: true,
    args: kind === 'chrome' ? chromiumFlags : [],
  });
  const end = () => browser.process()?.kill('SIGKILL');
  process.on('exit', end);
  try {
    const gone = new Promise((_, reject) =>
      browser.once('disconnected', () => reject(new Failure(`${titles[kind]} stopped.`))),
    );
    const page = await browser.newPage();
    await page.goto(server.address);
    const measured = await Promise.race([server.measured, gone]);
    const version = (await browser.version()).match(/\d+(\.\d+)?/)?.[0];
    return { .../** @type {Measured} */ (measured), version: `${titles[kind]} ${version}` };
  } finally {
    await browser.close().catch(end);
    process.off('exit', end);
    server.close();
  }
}
