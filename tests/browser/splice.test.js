/** SPLICE: what a frame with exercises tells the page around it, and what it is given back. */
import { variant } from './exercise.js';
import { expect, test } from './fixtures.js';
import { elsewhere, frame, toElsewhere } from './framed.js';
import { answer, field } from './platform.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

const {
  answer: [right],
  mistakes,
} = await variant('row-mean');
const [wrong] = mistakes[0].answer;

const query = 'exercise=row-mean';

/** The numbers that the answers above are for, as a book keeps them. */
const open = { seed: 7, tries: 0, hints: 0, score: 0, solved: false, gaveUp: false, time: 1 };
const begun = { record: { 'row-mean': { open } }, code: {} };

/**
 * A book's page, which keeps what it is told, and answers with it as Runestone does.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} markup
 * @param {{ state?: unknown, delay?: number }} [options] delay: milliseconds before it answers; below
 *   0 it does not
 */
async function openBook(page, site, markup, { state = begun, delay = 0 } = {}) {
  site.pages.set(
    '/book.html',
    `<!doctype html><html lang="en"><title>A book</title><h1>A chapter</h1><script>
      var told = [];
      var state = ${JSON.stringify(state)};
      addEventListener('message', ({ data, origin, source }) => {
        if (!String(data.subject).startsWith('SPLICE.')) return;
        told.push({ ...data, origin });
        if (data.subject === 'SPLICE.reportScoreAndState') state = data.state;
        if (data.subject !== 'SPLICE.getState' || ${delay} < 0) return;
        const { message_id } = data;
        setTimeout(() => source.postMessage({ subject: 'SPLICE.getState.response', message_id, state }, '*'), ${delay});
      });
    </script>${markup}`,
  );
  await page.goto(`${site.origin}/book.html`);
  return page.frameLocator('#one');
}

/** @param {Page} page @param {string} [subject] @returns {Promise<any[]>} */
const told = async (page, subject) =>
  (await page.evaluate(() => /** @type {any} */ (globalThis).told)).filter(
    (/** @type {any} */ message) => !subject || message.subject === `SPLICE.${subject}`,
  );

/** @param {Page} page */
const reports = async (page) => (await told(page, 'reportScoreAndState')).map(({ score }) => score);

test('a frame that is not asked to speaks no SPLICE, and keeps results in the browser', async ({
  page,
  site,
}) => {
  const content = await openBook(page, site, frame(query));
  await answer(content, String(right));
  await expect(content.locator('[data-part="verdict"]')).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await told(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['normlab:exercises']);
});

test('with the word splice it tells score and state after each answer, once, and nothing is kept here', async ({
  page,
  site,
}) => {
  const content = await openBook(page, site, frame(`${query}&splice`));
  await answer(content, String(wrong));
  await expect.poll(() => reports(page)).toEqual([0]);
  await answer(content, String(right));
  await expect.poll(() => reports(page)).toEqual([0, 1]);
  await page.waitForTimeout(1500);
  expect(await reports(page)).toEqual([0, 1]);
  const events = await told(page, 'sendEvent');
  expect(events.map(({ name, data }) => [name, data.exercise, data.correct, data.mistake])).toEqual(
    [
      ['answer', 'row-mean', false, mistakes[0].id],
      ['answer', 'row-mean', true, null],
    ],
  );
  const ids = (await told(page)).map(({ message_id }) => message_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await told(page))[0].activity_id).toContain('/embed.html?exercise=row-mean');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('what is only typed is told as a state without a score, not as 0', async ({ page, site }) => {
  const content = await openBook(page, site, frame(`${query}&splice`));
  await field(content).fill('0.1');
  await expect.poll(() => reports(page)).toEqual([null]);
  const [{ state }] = await told(page, 'reportScoreAndState');
  expect(JSON.stringify(state.record['row-mean'].open.answer)).toContain('0.1');
});

test('what is typed right before the frame goes is told', async ({ page, site }) => {
  const content = await openBook(page, site, frame(`${query}&splice`));
  await field(content).fill('0.2');
  await page.locator('#one').evaluate((one) => {
    /** @type {HTMLIFrameElement} */ (one).src = 'about:blank';
  });
  await expect.poll(() => reports(page)).toEqual([null]);
  const [{ state }] = await told(page, 'reportScoreAndState');
  expect(JSON.stringify(state.record['row-mean'].open.answer)).toContain('0.2');
});

test('what the book has kept stands there again', async ({ page, site }) => {
  const first = await openBook(page, site, frame(`${query}&splice`), { state: null });
  await answer(first, '1234');
  await expect.poll(() => reports(page)).toEqual([0]);
  const [{ state }] = await told(page, 'reportScoreAndState');
  for (const kept of [state, JSON.stringify(state)]) {
    const again = await openBook(page, site, frame(`${query}&splice`), { state: kept });
    await expect(field(again)).toHaveValue('1234');
  }
});

test('a book that does not answer is told all the same, and one that answers late loses nothing', async ({
  page,
  site,
}) => {
  const silent = await openBook(page, site, frame(`${query}&splice`), { delay: -1 });
  await answer(silent, '1234');
  await expect.poll(() => reports(page), { timeout: 20_000 }).toEqual([0]);

  const result = {
    seed: 9,
    tries: 1,
    hints: 0,
    score: 0.75,
    solved: false,
    gaveUp: false,
    time: 5,
  };
  const state = { record: { 'row-mean': { open: result, best: result } }, code: {} };
  const late = await openBook(page, site, frame(`${query}&splice`), { state, delay: 4500 });
  await answer(late, '1234');
  await expect.poll(async () => (await reports(page)).at(-1), { timeout: 15_000 }).toBe(0.75);
});

test('an answer from another frame of the book is not taken', async ({ page, site }) => {
  const content = await openBook(page, site, frame(`${query}&splice`), { delay: -1 });
  await field(content).waitFor({ timeout: 15_000 });
  const forged = await page.evaluate(async () => {
    const [{ message_id }] = /** @type {any} */ (globalThis).told;
    const other = document.createElement('iframe');
    document.body.append(other);
    const target = /** @type {HTMLIFrameElement} */ (document.querySelector('#one')).contentWindow;
    const script = `parent.document.querySelector('#one').contentWindow.postMessage(${JSON.stringify(
      {
        subject: 'SPLICE.getState.response',
        message_id,
        state: {
          record: {
            'row-mean': {
              open: { seed: 7, tries: 1, hints: 0, score: 1, solved: true, gaveUp: false, time: 5 },
            },
          },
        },
      },
    )}, '*')`;
    /** @type {any} */ (other.contentWindow).eval(script);
    return target !== null;
  });
  expect(forged).toBe(true);
  await answer(content, '1234');
  await expect.poll(() => reports(page), { timeout: 20_000 }).toEqual([0]);
});

test('a book of another origin is told by its own name alone', async ({ page, site, quiet }) => {
  quiet.expected = toElsewhere;
  const content = await openBook(page, site, frame(`${query}&splice`, 'id="one"', elsewhere(site)));
  await answer(content, String(right));
  await expect.poll(() => reports(page)).toEqual([1]);
  expect((await told(page)).map(({ origin }) => origin)).toEqual(Array(3).fill(elsewhere(site)));
});

test('a sandboxed frame without storage speaks it too', async ({ page, site }) => {
  const content = await openBook(
    page,
    site,
    frame(`${query}&splice`, 'id="one" sandbox="allow-scripts"'),
  );
  await answer(content, String(right));
  await expect.poll(() => reports(page)).toEqual([1]);
});
