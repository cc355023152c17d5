/**
 * A learning platform, as small as one can be: a page with scorm-again as the functions of SCORM, and
 * the package in a frame. It keeps what was committed, as a platform's database does, and nothing else.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { loadEngine } from '../../web/engine/index.js';
import { exercises } from '../../web/exercises/course.js';
import { variantOf } from '../../web/exercises/variant.js';
import { scormPackage } from '../../web/lms/scorm-package.js';
import { siteRoot } from './server.js';

/**
 * @import { FrameLocator, Page } from '@playwright/test'
 * @import { Settings } from '../../web/lms/package-page.js'
 * @import { Version } from '../../web/lms/scorm-api.js'
 * @import { Site } from './server.js'
 *
 * @typedef {object} Committed what the platform has of a visit
 * @property {any} cmi
 * @property {number} commits
 * @property {number} finishes
 */

const resolve = createRequire(import.meta.url).resolve;

const lab = await readFile(join(siteRoot, 'normlab.single.html'), 'utf8');

/** The script of scorm-again, and what its functions are called. @type {Record<Version, { script: string, name: string, object: string, finish: string, commit: string }>} */
const forms = {
  1.2: {
    script: await readFile(resolve('scorm-again/scorm12/min').replace('/esm/', '/'), 'utf8'),
    ...{ name: 'Scorm12API', object: 'API', finish: 'LMSFinish', commit: 'LMSCommit' },
  },
  2004: {
    script: await readFile(resolve('scorm-again/scorm2004/min').replace('/esm/', '/'), 'utf8'),
    ...{ name: 'Scorm2004API', object: 'API_1484_11', finish: 'Terminate', commit: 'Commit' },
  },
};

/** The files of a package, as a platform unpacks them. @param {Settings} settings */
export const unpacked = (settings) =>
  Object.entries(unzipSync(scormPackage(lab, settings))).map(
    ([name, bytes]) => /** @type {const} */ ([name, strFromU8(bytes)]),
  );

/**
 * Opens the platform's page with a package in it.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {Settings} settings
 * @param {{ kept?: Committed, script?: string, depth?: number }} [options] kept: of an earlier visit;
 *   script: what else the platform does; depth: how many frames lie between it and the package
 */
export async function openPlatform(page, site, settings, { kept, script = '', depth = 0 } = {}) {
  const { version } = settings;
  const form = forms[version];
  for (const [name, text] of unpacked(settings)) site.pages.set(`/package/${name}`, text);
  site.pages.set('/scorm-again.js', form.script);
  let inner = '/package/index.html';
  for (let at = 0; at < depth; at++) {
    site.pages.set(
      `/frame-${at}.html`,
      `<!doctype html><title>Frame</title><iframe src="${inner}" width="1000" height="700"></iframe>`,
    );
    inner = `/frame-${at}.html`;
  }
  const state = JSON.stringify(kept?.cmi ?? null).replaceAll('<', '\\u003c');
  site.pages.set(
    '/platform.html',
    `<!doctype html><title>Platform</title><h1>A course</h1><script src="/scorm-again.js"></script><script>
      var platform = { cmi: null, commits: 0, finishes: 0 };
      var functions = window.${form.object} = new ${form.name}({ logLevel: 5 });
      var state = ${state};
      if (state) functions.loadFromJSON(state, '');
      functions.on('${form.commit}', () => {
        platform.cmi = JSON.parse(JSON.stringify(functions.renderCMIToJSONObject())).cmi;
        platform.commits += 1;
      });
      functions.on('${form.finish}', () => platform.finishes += 1);
      ${script}
    </script><iframe id="package" src="${inner}" title="Package" width="1100" height="800"></iframe>`,
  );
  await page.goto(`${site.origin}/platform.html`);
  let frame = page.frameLocator('#package');
  for (let at = 0; at < depth; at++) frame = frame.frameLocator('iframe');
  return frame;
}

/** What the platform has. @param {Page} page @returns {Promise<Committed>} */
export const committed = (page) => page.evaluate(() => /** @type {any} */ (globalThis).platform);

/** The field of a number's answer. @param {FrameLocator | Page} frame */
export const field = (frame) => frame.locator('nl-exercise [data-part="answer"] input').first();

/** Back to the first exercise: whoever comes back begins at the first that is left. @param {FrameLocator | Page} frame */
export const toFirst = (frame) => frame.locator('[data-part="set"] li button').first().click();

/** Types an answer and has it checked. @type {(frame: FrameLocator | Page, text: string) => Promise<void>} */
export async function answer(frame, text) {
  await field(frame).fill(text);
  await field(frame).press('Enter');
}

/** The right mean for the numbers that are shown, computed here. @param {FrameLocator | Page} frame */
export async function rightMean(frame) {
  const seed = /\d+/.exec((await frame.locator('.seed').first().textContent()) ?? '');
  const [exercise] = exercises.filter(({ id }) => id === 'row-mean');
  const engine = await loadEngine({ variant: 'js' });
  return String(variantOf(exercise, Number(seed), { engine }).answer[0]);
}
