/** Exercises in which code is written: the editor, the tests, and what is said of them. */
import { findings } from './axe.js';
import {
  editor,
  exerciseOf,
  openCode,
  part,
  passed,
  printed,
  submit,
  textIn,
  variantOn,
  words,
  write,
} from './code.js';
import { expect, test } from './fixtures.js';

const { ask, text } = exerciseOf('write-layer-norm');
const texts = text.en;

/** A function of this body. @param {string} body */
const layerNorm = (body) => `function layerNorm(x, gamma, beta, eps) {\n  ${body}\n}`;

test('an exercise is solved by keyboard alone: written, run, repaired by its counter-example', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  await expect(part(page, 'run')).toBeEnabled();
  await page.keyboard.press('Tab');
  while (!(await editor(page).evaluate((one) => one.matches(':focus'))))
    await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(ask.solution.replace('variance + eps', 'variance'));
  await page.keyboard.press('Control+Enter');
  await expect(part(page, 'summary')).toHaveText(passed(0, 5));
  await expect(page.getByText(texts['mistake.eps-left-out'])).toBeVisible();
  await expect(part(page, 'example')).toContainText(texts['test.one-row']);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(ask.solution);
  await page.keyboard.press('Control+Enter');
  await expect(part(page, 'summary')).toHaveText(passed(5, 5));
  await expect(part(page, 'tests').locator('[data-state="passes"]')).toHaveCount(2);
  await expect(part(page, 'example')).toHaveCount(0);
  await expect(page.getByText(texts.why)).toBeVisible();
});

test('a counter-example shows what went in, what is expected, and which cells differ', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  await submit(page, ask.solution.replace(' * gamma[j]', ''));
  await expect(part(page, 'summary')).toHaveText(passed(1, 5));
  const example = part(page, 'example');
  await expect(example).toContainText(texts['test.scale-and-shift']);
  await expect(example).toContainText('eps = 0.1');
  const [, { arguments: given, expected }] = (await variantOn('write-layer-norm')).ask.tests;
  const cells = (/** @type {string} */ name) =>
    example
      .locator(`[data-tensor="${name}"] [role="gridcell"]`)
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-value'))));
  expect(await cells('argument.0')).toEqual([...given[0].data]);
  expect(await cells('argument.1')).toEqual([...given[1].data]);
  expect(await cells('expected')).toEqual([...expected.data]);
  const yours = await cells('yours');
  const differing = yours.filter((value, at) => Math.abs(value - expected.data[at]) > 1e-3);
  expect(differing.length).toBeGreaterThan(0);
  const marked = example.locator(
    `[data-tensor="yours"] [aria-description="${words('code.differs')}"]`,
  );
  await expect(marked).toHaveCount(differing.length);
  await expect(example).toContainText(words('code.differing', { count: differing.length }));
});

test('a hidden test is named and shown once all others pass and it fails', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-softmax');
  const softmax = exerciseOf('write-softmax');
  await expect(part(page, 'hidden')).toHaveText(words('code.hidden', { count: 3 }));
  await expect(page.getByText(softmax.text.en['test.thousands'])).toHaveCount(0);
  await submit(page, softmax.ask.solution.replace('score - largest', 'score'));
  await expect(part(page, 'tests').getByRole('button')).toHaveText(
    new RegExp(softmax.text.en['test.thousands']),
  );
  await expect(part(page, 'tests')).toContainText(words('code.test.was-hidden'));
  await expect(part(page, 'hidden')).toHaveText(words('code.hidden', { count: 2 }));
  await expect(part(page, 'example')).toContainText(words('code.nan'));
  await expect(page.getByText(softmax.text.en['mistake.overflows'])).toBeVisible();
});

test('any failing test can be looked at', async ({ page, site }) => {
  await openCode(page, site, 'write-layer-norm');
  await submit(page, layerNorm('return x;'));
  const second = part(page, 'tests').getByRole('button', { name: texts['test.scale-and-shift'] });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(part(page, 'example').getByRole('heading')).toHaveText(
    texts['test.scale-and-shift'],
  );
});

test('an error is told with its line, which a link leads to and the editor marks', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  await submit(
    page,
    layerNorm('const rows = x;\n  return rows.map((row) => row.lenght.toFixed());'),
  );
  await expect(part(page, 'example')).toContainText('TypeError');
  await expect(page.locator('.cm-line.failed')).toHaveText(/lenght/);
  await part(page, 'line').click();
  await expect(part(page, 'line')).toHaveText(words('code.line', { line: 3 }));
  await page.keyboard.insertText('HERE');
  expect((await textIn(page)).split('\n')[2]).toContain('HERE');
  await expect(page.locator('.cm-line.failed')).toHaveCount(0);
});

for (const [name, code, line] of /** @type {const} */ ([
  ['in the middle', 'function layerNorm(x) {\n  const a = ;\n  return a;\n}', 2],
  ['at the end', 'function layerNorm(x) {\n  if (x) {\n  return x;\n', 3],
  ['before the function runs', 'const a = 1;\nnothing.at.all;\nfunction layerNorm(x) {}', 2],
])) {
  test(`code that cannot be run is told with its line: ${name}`, async ({ page, site }) => {
    await openCode(page, site, 'write-layer-norm');
    await submit(page, code);
    await expect(part(page, 'failure')).toContainText(/Error/);
    await expect(part(page, 'failure')).not.toContainText('Uncaught');
    const told = await part(page, 'line').textContent();
    const lines = [words('code.line', { line }), words('code.line', { line: line + 1 })];
    expect(lines).toContain(told?.trim());
    await expect(part(page, 'summary')).toHaveText('');
  });
}

for (const [name, body, told] of /** @type {const} */ ([
  ['nothing', '', 'undefined'],
  ['a text', 'return "text";', 'a string'],
  ['uneven rows', 'return [[1, 2], [3]];', 'uneven at [1]'],
  ['a promise', 'return Promise.resolve(x);', 'a promise'],
  ['an object', 'return { x };', 'an object'],
  ['very many numbers', 'return new Array(1e6).fill(0);', 'too large'],
  ['a list that holds itself', 'const a = []; a.push(a); return a;', 'lists within lists'],
  ['NaN', 'return x.map((row) => row.map(() => NaN));', 'NaN is what'],
  ['another shape', 'return x[0];', 'Yours has the shape'],
])) {
  test(`what a function returns is told in the learner’s words: ${name}`, async ({
    page,
    site,
  }) => {
    await openCode(page, site, 'write-layer-norm');
    await submit(page, layerNorm(body));
    await expect(part(page, 'example')).toContainText(told);
  });
}

test('a function of another name is told', async ({ page, site }) => {
  await openCode(page, site, 'write-layer-norm');
  await submit(page, 'function layernorm() {}');
  await expect(part(page, 'failure')).toContainText('layerNorm(x, gamma, beta, eps)');
});

test('what the code prints is shown, by test; where a test is hidden, it is only counted', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  await submit(page, layerNorm('console.log("mean of", x[0].length); return x;'));
  expect(await printed(page)).toEqual(['mean of 3', 'mean of 4']);
  await expect(part(page, 'printed')).toContainText(words('code.printed.more', { count: 3 }));
  await expect(part(page, 'printed')).toContainText(texts['test.scale-and-shift']);
});

test('starting over has a way back, and the code outlives the page', async ({ page, site }) => {
  await openCode(page, site, 'write-layer-norm');
  await expect(part(page, 'reset')).toBeDisabled();
  const mine = layerNorm('return [[42]];');
  await write(page, mine);
  await part(page, 'reset').click();
  expect(await textIn(page)).toBe(ask.starter);
  await part(page, 'back').click();
  expect(await textIn(page)).toBe(mine);
  await page.waitForTimeout(600);
  await page.reload();
  await editor(page).waitFor();
  expect(await textIn(page)).toBe(mine);
  await openCode(page, site, 'write-rms-norm');
  expect(await textIn(page)).toBe(exerciseOf('write-rms-norm').ask.starter);
});

test('code that was run is kept, also where another exercise follows at once', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  const mine = layerNorm('return [[7]];');
  await submit(page, mine);
  /** @param {string} id */
  const follow = (id) =>
    page.locator('norm-lab').evaluate((lab, id) => lab.setAttribute('exercise', id), id);
  const { starter } = exerciseOf('write-rms-norm').ask;
  await follow('write-rms-norm');
  await expect.poll(() => textIn(page).catch(() => '')).toBe(starter);
  await follow('write-layer-norm');
  await expect.poll(() => textIn(page).catch(() => '')).toBe(mine);
});

test('Tab indents; Esc and then Tab leaves the editor, as is said below it', async ({
  page,
  site,
}) => {
  await openCode(page, site, 'write-layer-norm');
  await expect(part(page, 'run')).toBeEnabled();
  await expect(page.locator('.keys')).toHaveText(words('code.keys'));
  await expect(editor(page)).toHaveAccessibleDescription(words('code.keys'));
  await expect(editor(page)).toHaveAccessibleName(words('code.editor', { name: 'layerNorm' }));
  await editor(page).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(part(page, 'run')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor(page)).toBeFocused();
});

test('code stays left to right on a page that is not', async ({ page, site }) => {
  await openCode(page, site, 'write-layer-norm', { html: 'lang="en" dir="rtl"' });
  await submit(page, layerNorm('console.log("a"); return x;'));
  for (const place of [page.locator('.cm-content'), part(page, 'printed').locator('pre').first()])
    expect(await place.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr');
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const width of [1280, 360]) {
    test(`axe finds nothing, ${colorScheme}, ${width} px`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await openCode(page, site, 'write-layer-norm');
      expect(await findings(page)).toEqual([]);
      await submit(page, layerNorm('// all\n  console.log("text", 1, true); return x[0].none.at;'));
      expect(await findings(page)).toEqual([]);
      await submit(page, layerNorm('return x;'));
      expect(await findings(page)).toEqual([]);
      const overflows = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(overflows).toBe(false);
    });
  }

  test(`every colour of the code stands out from its ground, ${colorScheme}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openCode(page, site, 'write-layer-norm');
    await submit(
      page,
      '// words\nfunction layerNorm(x) {\n  const s = "text";\n  let n = 1.5 + Math.sqrt(2);\n  if (true) return null;\n  throw new Error(s.at(n)(/r/));\n}',
    );
    const colours = await page.locator('.cm-content').evaluate((content) => {
      const context = /** @type {any} */ (
        new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      );
      const colour = (/** @type {string} */ css) => {
        context.fillStyle = css;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      const editor = /** @type {Element} */ (content.closest('.cm-editor'));
      const paper = colour(getComputedStyle(editor).backgroundColor);
      return [...content.querySelectorAll('span')].map((span) => ({
        text: span.textContent,
        ink: colour(getComputedStyle(span).color),
        paper,
      }));
    });
    expect(new Set(colours.map(({ ink }) => String(ink))).size).toBeGreaterThanOrEqual(5);
    for (const { text, ink, paper } of colours)
      expect(contrast(ink, paper), `“${text}”`).toBeGreaterThanOrEqual(4.5);
  });
}

/** Contrast as WCAG counts it. @param {number[]} one @param {number[]} other */
function contrast(one, other) {
  const [bright, dark] = [one, other]
    .map((rgb) => {
      const [r, g, b] = rgb.map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}
