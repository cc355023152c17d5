/** xAPI: what a page that names a learning record store has sent to it, and that nobody else has. */
import { createServer } from 'node:http';
import rowMean from '../../web/exercises/layer-norm/row-mean.json' with { type: 'json' };
import { faultsOf } from '../web/lms/xapi-rules.js';
import { openExercise, variant } from './exercise.js';
import { test as base, expect } from './fixtures.js';
import { heard, host } from './host.js';
import { say } from './lab.js';
import { answer, field, rightMean } from './platform.js';

/**
 * @typedef {object} Store a learning record store that is strict about requests
 * @property {string} address
 * @property {number[]} statuses with which it answers next; afterwards 200
 * @property {any[]} statements that it has taken
 * @property {string[]} faults of requests
 */

const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{ store: Store }>} */ ({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in the pattern.
    store: async ({}, use) => {
      /** @type {Store} */
      const store = { address: '', statuses: [], statements: [], faults: [] };
      const server = createServer((request, response) => {
        const cors = {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': 'authorization, content-type, x-experience-api-version',
        };
        const end = (/** @type {number} */ status, body = '') => {
          response.writeHead(status, { ...cors, 'X-Experience-API-Version': '1.0.3' });
          response.end(body);
        };
        if (request.method === 'OPTIONS') return end(204);
        const { headers } = request;
        const must = (/** @type {unknown} */ holds, /** @type {string} */ fault) =>
          holds || store.faults.push(fault);
        must(
          request.method === 'POST' && request.url === '/xapi/statements',
          `${request.method} ${request.url}`,
        );
        must(/^1\.0\.\d+$/.test(String(headers['x-experience-api-version'])), 'no version');
        must(headers['content-type'] === 'application/json', 'no JSON');
        must(headers.authorization === 'Basic a2V5OnNlY3JldA==', 'no key');
        must(headers.cookie === undefined, 'a cookie');
        let body = '';
        request.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        request.on('end', () => {
          const statements = JSON.parse(body);
          const status = store.statuses.shift() ?? 200;
          if (status === 200) store.statements.push(...statements);
          end(status, JSON.stringify(statements.map((/** @type {any} */ { id }) => id)));
        });
        return undefined;
      });
      await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      store.address = `http://127.0.0.1:${port}/xapi`;
      await use(store);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  }),
);

const {
  answer: [right],
  mistakes,
} = await variant('row-mean');
const [wrong] = mistakes[0].answer;

/** @type {(store: Store, exercises?: string) => string} */
const widget = ({ address }, exercises = 'row-mean') =>
  `<norm-lab id="one" exercise="${exercises}" seed="7" xapi="${address}/"></norm-lab>`;

/** Gives the key and the actor, as a page does by a script. @param {import('@playwright/test').Page} page @param {object} [more] */
const introduce = (page, more = {}) =>
  page.locator('norm-lab').evaluate((lab, given) => Object.assign(lab, { xapiOptions: given }), {
    auth: 'Basic a2V5OnNlY3JldA==',
    ...more,
  });

test('answers become statements by the rules of xAPI, with the reader that the page names', async ({
  page,
  site,
  quiet,
  store,
}) => {
  quiet.expected = /^A request went to http:\/\/127\.0\.0\.1:\d+\/xapi/;
  await host(page, site, widget(store));
  const actor = { mbox: 'mailto:ada@example.org' };
  await introduce(page, { actor, registration: '6f1b3f2e-0b1a-4a6e-9c3d-1a2b3c4d5e6f' });
  await answer(page, String(wrong));
  await answer(page, String(right));
  await expect.poll(() => store.statements.length).toBe(2);
  expect(store.faults).toEqual([]);
  expect(store.statements.flatMap(faultsOf)).toEqual([]);
  const [first, second] = store.statements;
  expect(first).toMatchObject({
    actor,
    verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
    result: {
      ...{ success: false, completion: false, score: { scaled: 0 } },
      extensions: {
        'urn:normlab:seed': 7,
        'urn:normlab:tries': 1,
        'urn:normlab:mistake': mistakes[0].id,
      },
    },
    context: { registration: '6f1b3f2e-0b1a-4a6e-9c3d-1a2b3c4d5e6f' },
  });
  expect(first.object.id).toMatch(/#\/exercises\/row-mean$/);
  expect(second).toMatchObject({
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
    result: { success: true, completion: true, score: { scaled: 1 } },
  });
});

test('a guess within a walkthrough is the answer to its exercise, without a seed', async ({
  page,
  site,
  quiet,
  store,
}) => {
  quiet.expected = /^A request went to http:\/\/127\.0\.0\.1:\d+\/xapi/;
  const place = 'walkthrough="layer-norm" step="first-value"';
  await host(page, site, `<norm-lab id="one" ${place} xapi="${store.address}/"></norm-lab>`);
  await page.getByRole('button', { name: say('guess.first') }).click();
  await page.locator('nl-guess input').fill('-9');
  await page.keyboard.press('Enter');
  await expect.poll(() => store.statements.length).toBe(1);
  const [{ object, result }] = store.statements;
  expect(object.id).toMatch(/#\/exercises\/predict-first-value$/);
  const { text } = await variant('predict-first-value');
  expect(object.definition.name).toEqual({ en: text('title') });
  expect(result).toMatchObject({ success: false, completion: true });
  expect(result.extensions).not.toHaveProperty('urn:normlab:seed');
});

test('a reader whom nobody names is the same one within a visit, and nobody in particular', async ({
  page,
  site,
  quiet,
  store,
}) => {
  quiet.expected = /^A request went to http:\/\/127\.0\.0\.1:\d+\/xapi/;
  await host(page, site, widget(store));
  await introduce(page);
  await answer(page, String(wrong));
  await answer(page, String(right));
  await expect.poll(() => store.statements.length).toBe(2);
  const [one, other] = store.statements.map(({ actor }) => actor.account);
  expect(one).toEqual(other);
  expect(one).toMatchObject({
    homePage: site.origin,
    name: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(store.statements.flatMap(faultsOf)).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await introduce(page);
  await answer(page, String(right));
  await expect.poll(() => store.statements.length).toBe(3);
  expect(store.statements[2].actor.account.name).not.toBe(one.name);
});

test('a set is completed once all of it is done, and is the parent of its exercises', async ({
  page,
  site,
  quiet,
  store,
}) => {
  quiet.expected = /^A request went to http:\/\/127\.0\.0\.1:\d+\/xapi/;
  site.pages.set('/mine.json', JSON.stringify({ ...rowMean, id: 'mine' }));
  await host(page, site, widget(store, 'row-mean ./mine.json'));
  await introduce(page, { activity: 'https://school.example/week-3' });
  await answer(page, await rightMean(page));
  await expect.poll(() => store.statements.length).toBe(1);
  await page.getByRole('button', { name: say('exercise.set.next'), exact: true }).click();
  await expect(field(page)).toHaveValue('');
  await answer(page, await rightMean(page));
  await expect.poll(() => store.statements.length).toBe(3);
  expect(store.statements.flatMap(faultsOf)).toEqual([]);
  const set = 'https://school.example/week-3';
  expect(store.statements.map(({ object }) => object.id)).toEqual([
    ...[`${set}/row-mean`, `${set}/mine`, set],
  ]);
  const [first, , whole] = store.statements;
  expect(first.context.contextActivities.parent).toMatchObject([{ id: set }]);
  expect(whole).toMatchObject({
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
    result: { score: { scaled: 1 }, completion: true },
  });
});

test('a store that is down holds nothing up, and gets each statement once it is back', async ({
  page,
  site,
  quiet,
  store,
}) => {
  quiet.expected = /^A request went to http:\/\/127\.0\.0\.1:\d+\/xapi|503|Failed to load resource/;
  store.statuses = [503, 503];
  await host(page, site, widget(store));
  await introduce(page);
  await answer(page, String(wrong));
  await answer(page, String(right));
  await expect(page.locator('[data-part="verdict"]')).toContainText(say('exercise.verdict.right'));
  await expect.poll(() => store.statements.length, { timeout: 20_000 }).toBe(2);
  expect(new Set(store.statements.map(({ id }) => id)).size).toBe(2);
});

test('a store that refuses is told to the page, and the exercise goes on', async ({
  page,
  site,
  quiet,
  store,
}) => {
  quiet.expected = /^A request went to http:\/\/127\.0\.0\.1:\d+\/xapi|401|Failed to load resource/;
  store.statuses = [401];
  await host(page, site, widget(store));
  await introduce(page);
  await answer(page, String(wrong));
  await expect
    .poll(async () => (await heard(page)).filter(({ type }) => type === 'error'))
    .toMatchObject([
      {
        detail: {
          code: 'not-recorded',
          message: say('lms.not-recorded', { address: `${store.address}/`, status: 401 }),
        },
      },
    ]);
  await answer(page, String(right));
  await expect(page.locator('[data-part="verdict"]')).toContainText(say('exercise.verdict.right'));
  await expect.poll(() => store.statements.length).toBe(1);
});

test('without these attributes an answer leaves the page in no way', async ({ page, site }) => {
  /** @type {string[]} */
  const asked = [];
  await page.addInitScript(() => {
    /** @type {unknown[]} */
    const posted = [];
    Object.assign(globalThis, { posted });
    const post = globalThis.postMessage.bind(globalThis);
    globalThis.postMessage = (/** @type {any[]} */ ...given) => {
      posted.push(given);
      return post(.../** @type {[any, any]} */ (given));
    };
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...given) => {
      posted.push(given);
      return beacon(...given);
    };
  });
  await openExercise(page, site, 'row-mean');
  await field(page).waitFor();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await answer(page, String(wrong));
  await answer(page, String(right));
  await expect(page.locator('[data-part="verdict"]')).toContainText(say('exercise.verdict.right'));
  await page.waitForTimeout(1500);
  const others = asked.filter((url) => !url.startsWith(`${site.origin}/assets/`));
  expect(others).toEqual([]);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).posted)).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));
  expect(stored).toEqual({
    local: ['normlab:exercises'],
    session: [],
    cookies: '',
    databases: 0,
    caches: 0,
  });
});
