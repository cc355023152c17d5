/**
 * A learner's code may do what it likes: it gets at nothing, and the page stays alive and says what
 * happened.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openCode, part, passed, printed, run, submit, words, write } from './code.js';
import { expect, test } from './fixtures.js';
import { siteRoot } from './server.js';

/** @import { Page } from '@playwright/test' */

/** A function of this body. @param {string} body */
const layerNorm = (body) => `function layerNorm(x, gamma, beta, eps) {\n  ${body}\n}`;

/** Counts what the page gets done meanwhile. @param {Page} page */
const startTicking = (page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { ticks: 0, longest: 0 });
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      const all = /** @type {any} */ (globalThis);
      all.ticks++;
      all.longest = Math.max(all.longest, now - last);
      last = now;
    }, 20);
  });

/** The longest time for which the page did nothing, in milliseconds. @param {Page} page */
const longestPause = (page) => page.evaluate(() => /** @type {any} */ (globalThis).longest);

/** Whether code still runs there. @param {Page} page */
async function stillWorks(page) {
  await submit(page, layerNorm('return x;'));
  await expect(part(page, 'summary')).toHaveText(passed(0, 5));
  await expect(part(page, 'failure')).toHaveCount(0);
}

for (const [name, code] of /** @type {const} */ ([
  ['a loop that never ends', layerNorm('while (true);')],
  ['such a loop before the function', 'for (;;);\nfunction layerNorm() {}'],
  ['one in a getter of what is returned', layerNorm('return { get then() { for (;;); } };')],
  [
    'one in a Proxy of what is returned',
    layerNorm('return new Proxy(x, { get() { for (;;); } });'),
  ],
  ['a list that grows without end', layerNorm('const a = []; for (;;) a.push(1.5);')],
  ['a list of ten billion bytes', layerNorm('return new Array(1.25e9).fill(0.5);')],
])) {
  test(`after two seconds it is stopped: ${name}`, async ({ page, site }) => {
    await openCode(page, site, 'write-layer-norm');
    await write(page, code);
    await startTicking(page);
    const start = Date.now();
    await run(page);
    expect(Date.now() - start).toBeLessThan(15_000);
    await expect(part(page, 'failure')).toContainText(/2 seconds/);
    expect(await longestPause(page)).toBeLessThan(2000);
    await stillWorks(page);
  });
}

test('the test at which it was stopped is named, and what it printed before is kept', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  await submit(page, layerNorm('if (x.length === 1) return x;\n  console.log("here"); for (;;);'));
  await expect(part(page, 'failure')).toHaveText(/“two rows, with/);
  expect(await printed(page)).toEqual(['here']);
  await expect(part(page, 'tests').locator('li').first()).toHaveAttribute('data-state', 'fails');
  await expect(part(page, 'tests').locator('li').nth(1)).toHaveAttribute('data-state', 'idle');
});

test('a typed array of ten billion bytes is refused with its size and its line', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  await submit(page, layerNorm('return new Float64Array(1.25e9);'));
  await expect(part(page, 'example')).toContainText(words('code.too-much', { size: '10 GB' }));
  await expect(part(page, 'line')).toHaveText(words('code.line', { line: 2 }));
});

test('a recursion without end is an error with a line', async ({ page, site }) => {
  await openCode(page, site, 'write-layer-norm');
  await submit(page, layerNorm('return layerNorm(x, gamma, beta, eps);'));
  await expect(part(page, 'example')).toContainText('Maximum call stack');
  // Where the stack ends is a matter of luck: at the call or at the head of the function.
  await expect(part(page, 'line')).toHaveText(/line [12]/);
});

test('of a million lines a hundred are shown, and the others counted', async ({ page, site }) => {
  await openCode(page, site, 'write-layer-norm');
  await write(page, layerNorm('for (let i = 0; i < 2e5; i++) console.log(i);\n  return x;'));
  await startTicking(page);
  await run(page);
  expect((await printed(page)).length).toBe(100);
  await expect(part(page, 'printed')).toContainText(words('code.printed.more', { count: 999_900 }));
  expect(await longestPause(page)).toBeLessThan(2000);
});

test('code has no way to speak for the harness, nor to learn what is expected', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  const forged = "{ kind: 'returned', test: 0, shape: [1, 3], data: [0, 0, 0], correct: true }";
  await submit(
    page,
    `let owner = globalThis;
while (owner) {
  const post = Object.getOwnPropertyDescriptor(owner, 'postMessage');
  if (post) console.log('found');
  if (post) post.value.call(globalThis, ${forged});
  owner = Object.getPrototypeOf(owner);
}
console.log(() => 0);
${layerNorm('console.log(arguments.length); return null;')}`,
  );
  await expect(part(page, 'summary')).toHaveText(passed(0, 5));
  expect(await printed(page)).toEqual(['function()', '4', '4']);
  await expect(page.getByText('Not yet')).toBeVisible();
});

test('messages from the page’s other frames are not taken for the runner’s', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  await write(page, layerNorm('for (;;);'));
  await page.evaluate(() => {
    const forge = () => {
      for (let run = 0; run < 5; run++) {
        const said = { kind: 'returned', test: 0, shape: [1, 3], data: [0, 0, 0] };
        postMessage({ run, kind: 'said', said }, '*');
        postMessage({ run, kind: 'said', said: { kind: 'done' } }, '*');
      }
    };
    setInterval(forge, 50);
  });
  await run(page);
  await expect(part(page, 'failure')).toContainText(/2 seconds/);
});

/** What code could try, each a function that resolves where it succeeds. */
const attempts = {
  fetch: "() => fetch(A, { mode: 'no-cors' })",
  XMLHttpRequest: `() => new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('GET', A);
    request.onload = done;
    request.onerror = fail;
    request.send();
  })`,
  'XMLHttpRequest, synchronous': `() => {
    const request = new XMLHttpRequest();
    request.open('GET', A, false);
    request.send();
  }`,
  WebSocket: `() => new Promise((done, fail) => {
    const socket = new WebSocket(A.replace('http', 'ws'));
    socket.onopen = done;
    socket.onerror = fail;
  })`,
  EventSource: `() => new Promise((done, fail) => {
    const source = new EventSource(A);
    source.onopen = done;
    source.onerror = fail;
  })`,
  'import()': '() => import(A)',
  'import() of data': "() => import('data:text/javascript,export default 1')",
  importScripts: '() => importScripts(A)',
  FontFace: "() => new FontFace('x', 'url(' + A + ')').load()",
  indexedDB: `() => new Promise((done, fail) => {
    const request = indexedDB.open('x');
    request.onsuccess = done;
    request.onerror = fail;
  })`,
  caches: "() => caches.open('x')",
  localStorage: '() => localStorage.length',
  'the file system': '() => navigator.storage.getDirectory()',
  cookies: '() => cookieStore.getAll()',
  'the page around': '() => parent.document.title',
  'the page around, by window': '() => window.top.document.title',
  eval: "() => eval('1')",
  Function: "() => new Function('return 1')()",
};

/** Names that the harness leaves to no code. */
const taken = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts'],
  ...['FontFace', 'indexedDB', 'caches', 'localStorage', 'navigator', 'cookieStore', 'location'],
  ...['parent', 'window', 'self', 'postMessage', 'addEventListener', 'close', 'eval', 'Worker'],
  ...['BroadcastChannel', 'MessageChannel', 'Blob', 'URL', 'WebAssembly', 'setTimeout'],
];

test('code gets at neither network nor storage nor the page: no name leads there', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /Failed to fetch dynamically imported module|Content Security Policy/;
  const address = `${site.origin}/asked`;
  await openCode(page, site, 'write-layer-norm');
  await submit(
    page,
    `console.log([${taken.map((name) => `typeof ${name}`)}].join());
import('${address}');
import('data:text/javascript,export default 1');
${layerNorm('return x;')}`,
  );
  expect((await printed(page))[0].split(',')).toEqual(taken.map(() => 'undefined'));
  await page.waitForTimeout(300);
  expect(site.asked).not.toContain('/asked');
});

test('without the harness each try fails as well: the frame’s origin and policy forbid it', async ({
  page,
  site,
}) => {
  const [file] = (await readdir(join(siteRoot, 'assets'))).filter((name) => /^runner-/.test(name));
  site.pages.set('/bare.html', '<!doctype html><html lang="en"><title>Bare</title><body></body>');
  await page.goto(`${site.origin}/bare.html`);
  await page.evaluate(() => localStorage.setItem('secret', '1'));
  const source = `const A = '${site.origin}/asked';
    const attempts = {${Object.entries(attempts).map(([name, text]) => `'${name}': ${text}`)}};
    onmessage = async () => {
      const came = {};
      for (const name in attempts)
        try { await attempts[name](); came[name] = 'done'; } catch { came[name] = 'fails'; }
      postMessage({ kind: 'done', came, origin: self.origin });
    };`;
  const { came, origin } = await page.evaluate(
    async ([address, source]) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = address;
      /** @param {(data: any) => any} pick */
      const heard = (pick) =>
        new Promise((done) => {
          addEventListener('message', ({ data, source }) => {
            if (source === frame.contentWindow && pick(data)) done(pick(data));
          });
        });
      const ready = heard(({ kind }) => kind === 'ready');
      document.body.append(frame);
      await ready;
      const said = heard((data) => data.said?.came && data.said);
      frame.contentWindow?.postMessage(
        { kind: 'start', run: 1, source, given: 0, limit: 5000 },
        '*',
      );
      return said;
    },
    [`./assets/${file}`, source],
  );
  expect(came).toEqual(Object.fromEntries(Object.keys(attempts).map((name) => [name, 'fails'])));
  expect(origin).toBe('null');
  expect(site.asked).not.toContain('/asked');
});
