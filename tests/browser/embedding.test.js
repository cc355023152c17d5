/** `<norm-lab>` in a page of somebody else. */
import { expect, test } from './fixtures.js';
import { heard, host, one, withLab } from './host.js';
import { button, cell, courses, goTo, ready, say, settle, type } from './lab.js';

/** @import { NormLab } from '../../web/elements/norm-lab.js' */

test('attributes choose walkthrough, step and state', async ({ page, site }) => {
  await host(
    page,
    site,
    '<norm-lab id="one" walkthrough="padded-batch" step="layer-norm" state="padding=3&weights=learned"></norm-lab>',
  );
  await ready(page);
  const trace = await withLab(page, (lab) => ({
    walkthrough: lab.trace?.walkthrough,
    step: lab.trace?.step,
    shape: lab.trace?.tensors.embedding.shape,
    isFloat32: lab.trace?.tensors.embedding.data instanceof Float32Array,
    weights: lab.inputs.weights,
  }));
  expect(trace).toEqual({
    walkthrough: 'padded-batch',
    step: 'layer-norm',
    shape: [2, 7, 3],
    isFloat32: true,
    weights: 'learned',
  });
  await page.evaluate(() => {
    const lab = /** @type {Element} */ (document.querySelector('norm-lab'));
    lab.setAttribute('step', 'pad');
  });
  await expect(cell(page, 'embedding', '0,6,0')).toBeVisible();
  await page.evaluate(() => {
    const lab = /** @type {Element} */ (document.querySelector('norm-lab'));
    lab.setAttribute('state', 'padding=1');
  });
  await expect(cell(page, 'embedding', '0,6,0')).toHaveCount(0);
  await page.evaluate(() => {
    const lab = /** @type {Element} */ (document.querySelector('norm-lab'));
    lab.setAttribute('walkthrough', 'river-bank');
  });
  await expect.poll(() => withLab(page, (lab) => lab.trace?.walkthrough)).toBe('river-bank');
});

test('it says when it is ready, turns a step, changes', async ({ page, site }) => {
  await host(page, site, one);
  await ready(page);
  await button(page, 'steps.next').click();
  await type(page, 'embedding', '1,1', '4');
  const events = await heard(page);
  expect(events.map(({ type }) => type)).toEqual(['ready', 'step', 'change']);
  for (const { bubbles, composed, from } of events) {
    expect({ bubbles, composed, from }).toEqual({ bubbles: true, composed: true, from: 'one' });
  }
  expect(events[1].detail.step).toBe('embeddings');
});

test('numbers are there when it says that it is ready', async ({ page, site }) => {
  await page.addInitScript(() => {
    document.addEventListener('normlab-ready', ({ target }) => {
      const { trace } = /** @type {NormLab} */ (target);
      Object.assign(globalThis, { first: Array.from(trace?.tensors.context.data ?? []) });
    });
  });
  await host(page, site, one);
  await ready(page);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).first)).toHaveLength(8);
});

test('next, previous, goTo, undo and reset do what the buttons do', async ({ page, site }) => {
  await host(page, site, one);
  await ready(page);
  const step = () => withLab(page, (lab) => lab.step);
  const first = await step();
  await withLab(page, (lab) => lab.previous());
  expect(await step()).toBe(first);
  await withLab(page, (lab) => lab.next());
  expect(await step()).toBe('embeddings');
  await withLab(page, (lab) => lab.goTo('comparison'));
  expect(await step()).toBe('comparison');
  await withLab(page, (lab) => lab.next());
  await withLab(page, (lab) => lab.goTo('no-such-step'));
  expect(await step()).toBe('comparison');
  await withLab(page, (lab) => lab.previous());
  expect(await step()).toBe('same-shape');

  const sentence = () => withLab(page, (lab) => lab.inputs.sentence.join(' '));
  await withLab(page, (lab) => {
    lab.inputs = { sentence: ['lake'] };
    lab.inputs = { sentence: ['sea', 'bank'] };
  });
  expect(await sentence()).toBe('sea bank');
  await withLab(page, (lab) => lab.undo());
  expect(await sentence()).toBe('lake');
  await withLab(page, (lab) => lab.reset());
  expect(await sentence()).toBe('river bank');
});

test('inputs are read and written, whole tensors too, and copies are handed out', async ({
  page,
  site,
}) => {
  await host(page, site, one);
  await ready(page);
  const result = await withLab(page, (lab) => {
    lab.inputs = {
      embedding: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
      weights: 'learned',
    };
    const { inputs, trace } = lab;
    inputs.sentence.push('extra');
    trace?.tensors.embedding.data.fill(9);
    return {
      embedding: [...(lab.trace?.tensors.embedding.data ?? [])],
      sentence: lab.inputs.sentence,
      weights: lab.inputs.weights,
    };
  });
  expect(result.embedding).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(result.sentence).toEqual(['river', 'bank']);
  expect(result.weights).toBe('learned');
  const refused = await withLab(page, (lab) => {
    try {
      lab.inputs = { embedding: [[1, 2]] };
      return 'taken';
    } catch {
      return String(lab.trace?.tensors.embedding.data[0]);
    }
  });
  expect(refused).toBe('1');
});

test('a lock holds the inputs, and every read-out stays', async ({ page, site }) => {
  await host(page, site, one.replace('>', ' lock step="embeddings">'));
  await ready(page);
  await cell(page, 'embedding', '0,1').dblclick();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[data-part="field"]')).toHaveCount(0);
  await expect(cell(page, 'embedding', '0,1')).toHaveAttribute('data-value', '0');
  await expect(cell(page, 'embedding', '0,1')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel(say('river-bank.inputs.sentence'))).toBeDisabled();
  await expect(page.locator('[data-part="inspector"]')).toContainText('embedding');
  await expect(button(page, 'tools.link')).toBeEnabled();
  await button(page, 'steps.next').click();
  expect(await withLab(page, (lab) => lab.step)).toBe('query-key-value');
  await cell(page, 'query', '0,0').click();
  await expect(page.locator('[data-part="inspector"] math')).toBeVisible();
  await withLab(page, (lab) => lab.removeAttribute('lock'));
  await type(page, 'embedding', '0,1', '5');
  await expect(cell(page, 'embedding', '0,1')).toHaveAttribute('data-value', '5');
});

test('a step stands alone where it is single, and a script still turns it', async ({
  page,
  site,
}) => {
  await host(page, site, one.replace('>', ' single step="scores">'));
  await ready(page);
  await expect(page.locator('[data-part="steps"]')).toHaveCount(0);
  await expect(button(page, 'steps.next')).toHaveCount(0);
  await button(page, 'tools.link').focus();
  await page.keyboard.press('ArrowRight');
  expect(await withLab(page, (lab) => lab.step)).toBe('scores');
  await cell(page, 'raw_scores', '0,1').click();
  await expect(page.locator('[data-part="inspector"] math').first()).toBeVisible();
  await withLab(page, (lab) => lab.next());
  expect(await withLab(page, (lab) => lab.step)).toBe('scale');
  await withLab(page, (lab) => lab.removeAttribute('single'));
  await goTo(page, 0);
});

test('an exercise that is not known shows the fallback and says so', async ({ page, site }) => {
  await host(page, site, one.replace('>', ' exercise="row-means">'));
  await expect(page.locator('[data-part="error"]')).toHaveText(
    say('lab.unknown-exercise', { id: 'row-means', near: 'row-mean' }),
  );
  await expect(page.locator('#fallback')).toBeVisible();
  expect((await heard(page)).map(({ type, detail }) => [type, detail.code])).toEqual([
    ['error', 'bad-argument'],
  ]);
  await withLab(page, (lab) => lab.removeAttribute('exercise'));
  await ready(page);
});

test('words that it cannot take are told to the page, and it runs without them', async ({
  page,
  site,
}) => {
  await host(
    page,
    site,
    one.replace('>', ' step="nope" theme="sepia" lang="tlh" state="weights=nonsense">'),
  );
  await ready(page);
  const shown = say('river-bank.steps.words.title');
  const errors = async () =>
    (await heard(page)).flatMap(({ type, detail }) => (type === 'error' ? [detail] : []));
  const [step, ...others] = await errors();
  expect(step).toEqual({
    code: 'bad-argument',
    message: say('lab.unknown-step', { id: 'nope', shown }),
  });
  expect(others.map(({ code }) => code)).toEqual(Array(3).fill('bad-argument'));
  const messages = others.map(({ message }) => message).join('\n');
  expect(messages).toContain(say('lab.unknown-theme', { theme: 'sepia' }));
  expect(messages).toContain(say('lab.unknown-lang', { lang: 'tlh', shown: 'en' }));
  expect(messages).toContain('nonsense');
  expect(await withLab(page, (lab) => lab.step)).toBe('words');
  await withLab(page, (lab) => lab.setAttribute('step', 'gone'));
  await expect.poll(async () => (await errors()).at(-1).message).toContain('gone');
  expect(await withLab(page, (lab) => lab.step)).toBe('words');
});

test('without a walkthrough it says that none is named, and which there are', async ({
  page,
  site,
}) => {
  await host(page, site, '<norm-lab></norm-lab>');
  const error = page.locator('[data-part="error"]');
  const known = courses.map(({ id }) => id).join(', ');
  await expect(error).toHaveText(say('lab.no-walkthrough', { known }));
  await withLab(page, (lab) => lab.setAttribute('exercise', 'row-means'));
  await expect(error).toHaveText(
    say('lab.unknown-exercise', { id: 'row-means', near: 'row-mean' }),
  );
});

test('a link from a host page opens the lab beside the script, in the same state', async ({
  page,
  site,
}) => {
  await host(page, site, one.replace('>', ' step="scores">'));
  await ready(page);
  await cell(page, 'raw_scores', '0,1').click();
  const address = await withLab(page, (lab) => lab.address);
  expect(new URL(address).pathname).toBe('/index.html');
  await page.goto(address);
  await ready(page);
  await expect(cell(page, 'raw_scores', '0,1')).toHaveAttribute('aria-selected', 'true');
});

test('a theme is its own, whatever the page around has', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await host(
    page,
    site,
    `${one}<norm-lab id="two" walkthrough="river-bank" theme="dark"></norm-lab>`,
  );
  await ready(page);
  await page.locator('#two [data-part="stage"]').waitFor();
  const paper = (/** @type {string} */ id) =>
    page.locator(id).evaluate((lab) => getComputedStyle(lab).backgroundColor);
  const before = await paper('#one');
  expect(await paper('#two')).not.toBe(before);
  await withLab(page, (lab) => lab.setAttribute('theme', 'dark'));
  expect(await paper('#one')).toBe(await paper('#two'));
});

test('two on one page live side by side and do not hear each other', async ({ page, site }) => {
  await host(
    page,
    site,
    `${one}<norm-lab id="two" walkthrough="padded-batch" step="pad"></norm-lab>`,
  );
  const [first, second] = [page.locator('#one'), page.locator('#two')];
  await ready(first);
  await ready(second);
  const step = (/** @type {typeof first} */ lab) =>
    lab.evaluate((element) => /** @type {NormLab} */ (element).step);
  await second.getByRole('button', { name: say('steps.next'), exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  expect([await step(first), await step(second)]).toEqual(['words', 'batch']);
  await first.getByRole('button', { name: say('steps.next'), exact: true }).click();
  await first.locator('[data-index="0,0"]').first().dblclick();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  expect([await step(first), await step(second)]).toEqual(['embeddings', 'batch']);
  const value = await second.locator('[data-index="0,0,0"]').first().getAttribute('data-value');
  expect(value).toBe('0.8999999761581421');
  const wasm = site.asked.filter((path) => path.endsWith('.wasm'));
  expect(wasm).toHaveLength(1);
});

test('it leaves the page around alone: address, title, focus, keys and styles', async ({
  page,
  site,
}) => {
  await host(page, site, `<p id="around">Around</p><input id="mine" />${one}`);
  await ready(page);
  const address = page.url();
  await page.locator('#mine').fill('ab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect(page.locator('#mine')).toHaveValue('xab');
  expect(await withLab(page, (lab) => lab.step)).toBe('words');
  await button(page, 'steps.next').click();
  await settle(page);
  expect(page.url()).toBe(address);
  await expect(page).toHaveTitle('Host');
  const colour = await page.locator('#around').evaluate((p) => getComputedStyle(p).color);
  expect(colour).toBe('rgb(102, 51, 153)');
  await expect(button(page, 'steps.next')).not.toHaveCSS('background-color', 'rgb(255, 0, 0)');
});

test('the fallback shows until it runs', async ({ page, site }) => {
  await page.route('**/*.wasm', async (route) => {
    await new Promise((later) => setTimeout(later, 800));
    await route.continue();
  });
  await host(page, site, one);
  await expect(page.locator('#fallback')).toBeVisible();
  await ready(page);
  await expect(page.locator('#fallback')).toBeHidden();
});

test('an unknown walkthrough shows the fallback, says so, and a right one still starts', async ({
  page,
  site,
}) => {
  await host(page, site, one.replace('river-bank', 'rapids'));
  await expect(page.locator('[data-part="error"]')).toContainText('rapids');
  await expect(page.locator('#fallback')).toBeVisible();
  const [{ type, detail }] = await heard(page);
  expect([type, detail.code]).toEqual(['error', 'bad-argument']);
  await withLab(page, (lab) => lab.setAttribute('walkthrough', 'river-bank'));
  await ready(page);
  await expect(page.locator('#fallback')).toBeHidden();
});

test('it can be taken out and put back, in the middle of loading and of playing', async ({
  page,
  site,
}) => {
  await host(page, site, '<div id="place"></div>');
  await page.evaluate(async () => {
    const place = /** @type {HTMLElement} */ (document.querySelector('#place'));
    for (let turn = 0; turn < 5; turn++) {
      const lab = document.createElement('norm-lab');
      lab.setAttribute('walkthrough', 'padded-batch');
      place.append(lab);
      await new Promise((later) => setTimeout(later, turn * 10));
      lab.remove();
    }
    const lab = document.createElement('norm-lab');
    lab.id = 'one';
    lab.setAttribute('walkthrough', 'padded-batch');
    place.append(lab);
  });
  await ready(page);
  await button(page, 'steps.next').click();
  await button(page, 'steps.play').click();
  await page.evaluate(() => {
    const lab = /** @type {HTMLElement} */ (document.querySelector('norm-lab'));
    Object.assign(globalThis, { lab });
    lab.remove();
  });
  await page.evaluate(() => {
    const { lab } = /** @type {any} */ (globalThis);
    document.querySelector('#place')?.append(lab);
  });
  await ready(page);
  expect(await withLab(page, (lab) => lab.step)).toBe('embeddings');
  await expect(button(page, 'steps.play')).toBeVisible();
  await type(page, 'sentence_1', '0,0', '1');
  await expect(cell(page, 'sentence_1', '0,0')).toHaveAttribute('data-value', '1');
});
