/**
 * What Lighthouse says of the lab's home and of a post with a widget, served as a good static host
 * does. How fast a page is depends on the machine too: that is printed, with what it is made of.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { expect, test } from './fixtures.js';
import { siteRoot } from './server.js';
import { print } from './sizes.js';

/**
 * @import { Site } from './server.js'
 * @import { Result } from 'lighthouse'
 */

test.describe.configure({ mode: 'serial' });

/** A post as blogs have them, with one widget in it. */
async function post() {
  const figure = await readFile(join(siteRoot, 'figures/river-bank.html'), 'utf8');
  const text = `<p>${'A word’s vector is compared with that of every other word in the sentence. '.repeat(6)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How words look at each other</title>
<meta name="description" content="Self-attention, with numbers that you can change.">
<link rel="icon" href="data:,">
<style>body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1.125rem/1.6 Georgia, serif }</style>
</head>
<body>
<header><a href="/">A blog</a></header>
<main><article><h1>How words look at each other</h1>${text}
<norm-lab walkthrough="river-bank" step="scores">${figure}</norm-lab>
<h2>And then</h2>${text.repeat(8)}</article></main>
<script type="module" src="./normlab.js"></script>
</body></html>`;
}

/** A port that nobody listens on. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolved) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolved(port));
    });
  });

/**
 * @param {Site} site
 * @param {string} path
 * @returns {Promise<Result>}
 */
async function reportOn(site, path) {
  site.keeps = true;
  site.fault = 'gzip';
  site.spoils = /./;
  const port = await freePort();
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const categories = ['performance', 'accessibility', 'best-practices'];
    const options = { port, logLevel: /** @type {const} */ ('silent'), onlyCategories: categories };
    const ran = await lighthouse(`${site.origin}${path}`, options);
    if (!ran) throw new Error('Lighthouse gave no report.');
    return ran.lhr;
  } finally {
    await browser.close();
  }
}

/** The audits of a category that are not passed entirely. @type {(report: Result, id: string) => string[]} */
const failed = ({ categories, audits }, id) =>
  categories[id].auditRefs
    .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 1)
    .map(({ id: audit }) => `${audit}: ${audits[audit].displayValue ?? audits[audit].title}`);

const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** @type {(name: string, report: Result) => void} */
function printed(name, report) {
  const { categories, audits } = report;
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${(score ?? 0) * 100}`);
  print(`Lighthouse ${report.lighthouseVersion}, ${name}: ${scores.join(', ')}`);
  print(`  ${measures.map((id) => `${audits[id].title} ${audits[id].displayValue}`).join(', ')}`);
}

for (const [name, path] of [
  ['the lab’s home', '/index.html'],
  ['a post with a widget', '/post.html'],
]) {
  test(`Lighthouse finds nothing amiss in access and practice of ${name}`, async ({ site }) => {
    site.pages.set('/post.html', await post());
    const report = await reportOn(site, path);
    printed(name, report);
    expect(report.runtimeError).toBeUndefined();
    for (const category of ['accessibility', 'best-practices']) {
      expect(failed(report, category)).toEqual([]);
      expect(report.categories[category].score, category).toBe(1);
    }
    expect(report.audits['cumulative-layout-shift'].numericValue).toBe(0);
  });
}
