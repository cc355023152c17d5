/** Code is written, run and repaired in each engine: by keyboard, and with its errors' lines. */
import { expect } from '@playwright/test';
import { exerciseOf, passed, words } from '../browser/code.js';
import { Site } from '../browser/server.js';
import { eventually } from './child.js';
import { test } from './driven.js';

/** @import { Browser } from './browsers/index.js' */

const { ask } = exerciseOf('write-softmax');

/** The place of the code; runs in the page. */
const placeIn = () => {
  /** @type {any} */
  let place = document;
  for (const name of ['norm-lab', 'nl-exercises', 'nl-exercise', 'nl-exercise-code'])
    place = place?.querySelector(name)?.shadowRoot;
  return place;
};

/** Runs in the page. @param {string} find @param {string} part */
const textIn = (find, part) => {
  const place = new Function(`return (${find})()`)();
  const found = place?.querySelector(`[data-part="${part}"]`);
  return { text: found?.textContent.trim() ?? null, isDisabled: found?.disabled ?? null };
};

/** Waits until a part of the page says this. @param {Browser} browser @param {string} part @param {string | RegExp} wanted */
const says = (browser, part, wanted) =>
  eventually(async () => {
    const { text } = await browser.evaluate(textIn, String(placeIn), part);
    const isSaid = typeof wanted === 'string' ? text === wanted : wanted.test(text ?? '');
    if (!isSaid) throw new Error(`${part} says "${text}", and not "${wanted}"`);
  });

/** Writes over what is there, and leaves the focus in the editor. @param {Browser} browser @param {string} code */
const put = (browser, code) =>
  browser.evaluate(
    (find, code) => {
      const editor = new Function(`return (${find})()`)().querySelector('nl-code-editor');
      editor.code = code;
      editor.goTo(1);
    },
    String(placeIn),
    code,
  );

/** Runs the code by keyboard, once it can be run. @param {Browser} browser */
async function runIt(browser) {
  await eventually(async () => {
    const { isDisabled } = await browser.evaluate(textIn, String(placeIn), 'run');
    if (isDisabled !== false) throw new Error('Code cannot be run yet');
  });
  await browser.press('Enter', 'Control');
}

test('code is written and run by keyboard, and an error says its line', async ({ driven }) => {
  const site = new Site();
  await site.start();
  try {
    site.pages.set(
      '/code.html',
      `<!doctype html><html lang="en"><title>Code</title>
      <norm-lab exercise="write-softmax" seed="3"></norm-lab>
      <script type="module" src="./normlab.js"></script></html>`,
    );
    await driven.resize(1280, 900);
    await driven.open(`${site.origin}/code.html`);
    await says(driven, 'run', words('code.run'));

    await put(driven, '');
    await driven.type(ask.solution.replace('score - largest', 'score').replace(/\n\s*/g, ' '));
    await runIt(driven);
    await says(driven, 'summary', passed(4, 5));
    await says(driven, 'example', /NaN/);

    await put(driven, '');
    await driven.type(ask.solution.replace(/\n\s*/g, ' '));
    await runIt(driven);
    await says(driven, 'summary', passed(5, 5));

    await put(driven, 'function softmax(scores) {\n  const a = 1;\n  return scores.none.more;\n}');
    await runIt(driven);
    await says(driven, 'line', words('code.line', { line: 3 }));
    await says(driven, 'example', /TypeError/);

    await put(driven, 'function softmax(scores) {\n  const a = ;\n  return a;\n}');
    await runIt(driven);
    await says(driven, 'line', words('code.line', { line: 2 }));

    await put(driven, 'function softmax() { for (;;); }');
    await runIt(driven);
    await says(driven, 'failure', /2 seconds/);

    const names = ['fetch', 'WebSocket', 'indexedDB', 'caches', 'postMessage', 'Worker', 'eval'];
    const kinds = names.map((name) => `typeof ${name}`).join();
    await put(
      driven,
      `console.log([${kinds}].join()); import('${site.origin}/asked'); function softmax(x) { return x; }`,
    );
    await runIt(driven);
    await says(driven, 'printed', new RegExp(names.map(() => 'undefined').join()));
    expect(site.asked).not.toContain('/asked');

    await driven.press('Escape');
    await driven.press('Tab');
    const reached = await driven.evaluate(
      (find) => new Function(`return (${find})()`)().activeElement.dataset.part,
      String(placeIn),
    );
    expect(reached).toBe('run');
  } finally {
    await site.stop();
  }
});
