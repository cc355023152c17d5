/** SCORM packages on a learning platform: what it is told, and what it gives back. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import rowMean from '../../web/exercises/layer-norm/row-mean.json' with { type: 'json' };
import { seedWithin } from '../../web/exercises/seed.js';
import { readSuspendData } from '../../web/lms/suspend-data.js';
import { variant } from './exercise.js';
import { expect, test } from './fixtures.js';
import { say } from './lab.js';
import {
  answer,
  committed,
  field,
  openPlatform,
  rightMean,
  toFirst,
  unpacked,
} from './platform.js';

/**
 * @import { Settings } from '../../web/lms/package-page.js'
 * @import { Committed } from './platform.js'
 */

const {
  answer: [right],
  mistakes,
} = await variant('row-mean', seedWithin(7, 'row-mean'));
const [wrong] = mistakes[0].answer;

/** Two that ask for the same number. @type {(changes?: Partial<Settings>) => Settings} */
const settings = (changes = {}) => ({
  ...{ version: '1.2', title: 'Week 3', exercises: ['row-mean', { ...rowMean, id: 'mine' }] },
  ...{ seed: 7, mastery: 0.5, ...changes },
});

/** What a platform shows to a teacher. @type {(of: Committed, version: Settings['version']) => object} */
function gradesOf({ cmi }, version) {
  if (version === '1.2') {
    const { lesson_status: status, score, lesson_location: location } = cmi.core;
    return { score: Number(score.raw), status, location };
  }
  const { score, completion_status, success_status: status, location, progress_measure } = cmi;
  return {
    ...{
      score: Number(score.raw),
      scaled: Number(score.scaled),
      progress: Number(progress_measure),
    },
    ...{ completion: completion_status, status, location },
  };
}

/** @param {Committed} of @returns {{ id: string }[]} */
const objectivesOf = ({ cmi }) => cmi.objectives.childArray ?? Object.values(cmi.objectives);

for (const version of /** @type {const} */ (['1.2', '2004'])) {
  test.describe(`SCORM ${version}`, () => {
    test('the platform has score, status and progress after an answer, at once', async ({
      page,
      site,
    }) => {
      const frame = await openPlatform(page, site, settings({ version }));
      await expect(frame.locator('.platform')).toHaveText(say('lms.joined'));
      expect((await committed(page)).commits).toBe(1);
      await answer(frame, String(wrong));
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 0 }));
      await answer(frame, String(right));
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 50 }));
      const has = await committed(page);
      expect(has.commits).toBe(3);
      expect(gradesOf(has, version)).toEqual(
        version === '1.2'
          ? { score: 50, status: 'passed', location: 'row-mean' }
          : {
              score: 50,
              scaled: 0.5,
              progress: 0.5,
              completion: 'incomplete',
              status: 'passed',
              location: 'row-mean',
            },
      );
      const [objective] = has.cmi.objectives.childArray ?? Object.values(has.cmi.objectives);
      expect(objective).toMatchObject({ id: 'row-mean' });
    });

    test('a frame that is taken away right after an answer has lost nothing', async ({
      page,
      site,
    }) => {
      const frame = await openPlatform(page, site, settings({ version }));
      await field(frame).waitFor();
      // Within the same task as the answer, so that nothing of the package runs in between.
      await page.evaluate(() => {
        const one = /** @type {HTMLIFrameElement} */ (document.querySelector('#package'));
        one.contentWindow?.addEventListener('normlab-answer', () => one.remove());
      });
      await answer(frame, String(right)).catch(() => {});
      await expect(page.locator('#package')).toHaveCount(0);
      const has = await committed(page);
      expect(gradesOf(has, version)).toMatchObject({ score: 50, status: 'passed' });
      const again = await openPlatform(page, site, settings({ version }), { kept: has });
      await toFirst(again);
      await expect(field(again)).toHaveValue(String(right));
      await expect(again.locator('.platform')).toHaveText(say('lms.told', { score: 50 }));
    });

    test('whoever comes back goes on where they were, and a worse try takes nothing away', async ({
      page,
      site,
    }) => {
      const own = settings({ version, seed: undefined, exercises: ['row-mean'] });
      const frame = await openPlatform(page, site, own);
      await answer(frame, '1234');
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 0 }));
      const seed = await frame.locator('.seed').textContent();
      const kept = await committed(page);
      const again = await openPlatform(page, site, own, { kept });
      await expect(field(again)).toHaveValue('1234');
      await expect(again.locator('.seed')).toHaveText(String(seed));
    });

    test('what was typed is kept when the reader looks away, and is no result', async ({
      page,
      site,
    }) => {
      const frame = await openPlatform(page, site, settings({ version }));
      await field(frame).fill('0.12');
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { API, API_1484_11 } = /** @type {any} */ (globalThis);
            return (API ?? API_1484_11).cmi.suspend_data.length;
          }),
        )
        .toBeGreaterThan(10);
      expect((await committed(page)).commits).toBe(1);
      await page.goto('about:blank');
      await page.goBack();
      expect((await committed(page)).commits).toBeGreaterThanOrEqual(1);
    });

    test('what is typed right before the frame goes is kept', async ({ page, site }) => {
      const frame = await openPlatform(page, site, settings({ version }));
      await field(frame).fill('0.34');
      await page.locator('#package').evaluate((one) => one.setAttribute('src', 'about:blank'));
      await expect.poll(async () => (await committed(page)).finishes).toBe(1);
      const { cmi } = await committed(page);
      const { record } = readSuspendData(cmi.suspend_data);
      expect(Object.values(record).map(({ open }) => open.answer)).toEqual([['0.34']]);
    });

    test('the visit is ended once when the page goes', async ({ page, site }) => {
      const frame = await openPlatform(page, site, settings({ version }));
      await answer(frame, String(right));
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 50 }));
      await page.locator('#package').evaluate((one) => one.setAttribute('src', 'about:blank'));
      await expect.poll(async () => (await committed(page)).finishes).toBe(1);
      const { cmi } = await committed(page);
      expect(version === '1.2' ? cmi.core.session_time : cmi.session_time).toMatch(
        version === '1.2' ? /^\d+:00:\d\d(\.\d+)?$/ : /^PT0H0M/,
      );
    });

    test('the platform is found many frames out', async ({ page, site }) => {
      const frame = await openPlatform(page, site, settings({ version }), { depth: 3 });
      await answer(frame, String(right));
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 50 }));
      expect(gradesOf(await committed(page), version)).toMatchObject({ score: 50 });
    });

    test('a result that the platform does not take is said, and told again', async ({
      page,
      site,
    }) => {
      const commit = version === '1.2' ? 'LMSCommit' : 'Commit';
      const script = `const real = functions.${commit}.bind(functions); functions.${commit} = (text) => globalThis.isDown ? 'false' : real(text);`;
      const frame = await openPlatform(page, site, settings({ version }), { script });
      await field(frame).waitFor();
      await page.evaluate(() => Object.assign(globalThis, { isDown: true }));
      await answer(frame, String(right));
      await expect(frame.locator('.platform')).toContainText(
        say('lms.refused', { code: '0', text: '' }).slice(0, 50),
      );
      await page.evaluate(() => Object.assign(globalThis, { isDown: false }));
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 50 }), {
        timeout: 15_000,
      });
      expect(gradesOf(await committed(page), version)).toMatchObject({ score: 50 });
    });

    test('a set done to its end is completed, each exercise an objective', async ({
      page,
      site,
    }) => {
      const frame = await openPlatform(page, site, settings({ version }));
      await answer(frame, await rightMean(frame));
      await frame.getByRole('button', { name: say('exercise.set.next'), exact: true }).click();
      await expect(field(frame)).toHaveValue('');
      await answer(frame, await rightMean(frame));
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 100 }));
      const has = await committed(page);
      expect(gradesOf(has, version)).toMatchObject(
        version === '1.2'
          ? { score: 100, status: 'passed', location: 'mine' }
          : { score: 100, scaled: 1, progress: 1, completion: 'completed', status: 'passed' },
      );
      expect(objectivesOf(has).map(({ id }) => id)).toEqual(['row-mean', 'mine']);
    });

    test('a locked set that is handed in is over, and failed below the score', async ({
      page,
      site,
    }) => {
      const frame = await openPlatform(page, site, settings({ version, lock: true, mastery: 0.9 }));
      await answer(frame, await rightMean(frame));
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 50 }));
      const result = frame.getByRole('button', { name: say('exercise.set.result'), exact: true });
      await result.click();
      await frame.locator('[data-part="hand-in"]').click();
      const sure = { name: say('exercise.set.hand-in.sure'), exact: true };
      await frame.getByRole('button', sure).click();
      await expect
        .poll(async () => gradesOf(await committed(page), version))
        .toMatchObject({ score: 50, status: 'failed' });
      const kept = await committed(page);
      const again = await openPlatform(
        page,
        site,
        settings({ version, lock: true, mastery: 0.9 }),
        {
          kept,
        },
      );
      await expect(again.getByText(say('exercise.set.over'))).toBeVisible();
    });

    test('nothing is kept in the browser, and nothing is asked for', async ({
      page,
      site,
      quiet,
    }) => {
      /** @type {string[]} */
      const asked = [];
      const frame = await openPlatform(page, site, settings({ version }));
      await field(frame).waitFor();
      page.on('request', (request) => asked.push(request.url()));
      await answer(frame, String(right));
      await expect(frame.locator('.platform')).toHaveText(say('lms.told', { score: 50 }));
      expect(asked).toEqual([]);
      expect(
        await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
      ).toEqual([0, 0, '']);
      expect(quiet.problems).toEqual([]);
    });
  });
}

test('without a platform the package runs, says so, and keeps results in the browser', async ({
  page,
  site,
}) => {
  for (const [name, text] of unpacked(settings())) site.pages.set(`/package/${name}`, text);
  await page.goto(`${site.origin}/package/index.html`);
  await expect(page.locator('.platform')).toHaveText(say('lms.none'));
  await answer(page, String(right));
  await expect(page.locator('[data-part="verdict"]').first()).toContainText(
    say('exercise.verdict.right'),
  );
  await expect(page).toHaveTitle('Week 3');
  // No lab lies beside it that a link could lead to.
  await expect(page.getByRole('link')).toHaveCount(0);
  await page.reload();
  await toFirst(page);
  await expect(field(page)).toHaveValue(String(right));
});

test('the page of a package opens from a disk', async ({ page, quiet }) => {
  quiet.expected = /^A request went to file:/;
  const folder = await mkdtemp(join(tmpdir(), 'normlab-package-'));
  const [, html] = unpacked(settings()).find(([name]) => name === 'index.html') ?? ['', ''];
  await writeFile(join(folder, 'index.html'), html);
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await answer(page, String(right));
  await expect(page.locator('[data-part="verdict"]').first()).toContainText(
    say('exercise.verdict.right'),
  );
  await expect(page.locator('.platform')).toHaveText(say('lms.none'));
  await rm(folder, { recursive: true });
});
