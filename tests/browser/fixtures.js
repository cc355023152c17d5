/**
 * What every browser test gets: a site of its own to open, and a page that must stay quiet: no
 * error in the console, no request to elsewhere.
 */
import { test as base, expect } from '@playwright/test';
import { Site } from './server.js';
import { Torch } from './torch.js';

/**
 * @typedef {object} TestThings
 * @property {Site} site serves the built lab
 * @property {{ problems: string[], expected: RegExp | null }} quiet what the page complained about;
 *   a test that provokes complaints says which in `expected`
 *
 * @typedef {object} WorkerThings
 * @property {Site} server
 * @property {Torch} torch
 */

export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<TestThings, WorkerThings, import('@playwright/test').PlaywrightTestArgs>} */ ({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in the pattern.
      async ({}, use) => {
        const server = new Site();
        await server.start();
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],

    torch: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in the pattern.
      async ({}, use) => {
        const torch = await Torch.start();
        await use(torch);
        torch.stop();
      },
      { scope: 'worker' },
    ],

    site: async ({ server, context }, use) => {
      server.reset();
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
        origin: server.origin,
      });
      await use(server);
    },

    quiet: [
      async ({ context, site }, use) => {
        /** @type {TestThings['quiet']} */
        const quiet = { problems: [], expected: null };
        context.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) quiet.problems.push(message.text());
        });
        context.on('weberror', (error) => quiet.problems.push(String(error.error())));
        context.on('request', (request) => {
          const address = request.url();
          const isOurs = address.startsWith(`${site.origin}/`) || /^(blob|data):/.test(address);
          if (!isOurs) quiet.problems.push(`A request went to ${address}`);
        });
        await use(quiet);
        const { expected } = quiet;
        const loud = quiet.problems.filter((problem) => !expected?.test(problem));
        expect(loud, 'errors in the console and requests to elsewhere').toEqual([]);
      },
      { auto: true },
    ],
  }),
);

export { expect };
