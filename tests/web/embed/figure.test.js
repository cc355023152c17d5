import { describe, expect, test } from 'vitest';
import { loadCourse } from '../../../tools/build/course.js';
import { figureFiles, stepFiles } from '../../../tools/build/figures.js';
import { isCompact, isShown } from '../../../web/elements/on-stage.js';
import { Session } from '../../../web/elements/session.js';
import { figureOf } from '../../../web/embed/figure.js';
import { loadEngine } from '../../../web/engine/index.js';
import { loadMessages } from '../../../web/locales/index.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';
import { expectWellFormed } from './xml.js';

const site = 'https://example.org/lab/';
const course = await loadCourse();

/** What is read in a text, without its tags. @param {string} text */
const readIn = (text) =>
  [...text.matchAll(/>([^<]+)</g)].map(([, words = '']) => words.trim()).filter(Boolean);

/** @param {string} text a number as it is printed */
const numberOf = (text) => {
  const [, mantissa, power = ''] = /^(−?[\d.]+)(?:×10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/.exec(text.trim()) ?? [];
  if (mantissa === undefined) return Number.NaN;
  const exponent = [...power].map((one) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(one)).join('');
  const sign = power.startsWith('⁻') ? -1 : 1;
  const digits = exponent.replace('-1', '');
  return Number(mantissa.replace('−', '-')) * 10 ** (sign * Number(digits));
};

/**
 * Expects every finite number that a session shows to stand in a figure, in the order of the tape.
 * @param {Session} session
 * @param {string} html
 */
function expectNumbers(session, html) {
  const printed = readIn(html).map(numberOf);
  for (const name of session.stage(session.step).flat()) {
    if (!isShown(session, name)) continue;
    const { data } = session.tape.tensor(name);
    const decimals = isCompact(session) ? 1 : 3;
    let at = readIn(html).indexOf(name);
    expect(at, name).toBeGreaterThan(-1);
    for (const value of data) {
      if (!Number.isFinite(value)) continue;
      const near = Math.max(
        0.51 * 10 ** -decimals,
        Math.abs(value) * 0.06 * Number(isCompact(session)),
      );
      at = printed.findIndex((one, place) => place > at && Math.abs(one - value) <= near);
      expect(at, `${name}: ${value}`).toBeGreaterThan(-1);
    }
  }
}

describe.each(course)('the figure of $id', (entry) => {
  const { id, session, say } = entry;
  const { [`${id}.html`]: html, [`${id}.svg`]: svg } = figureFiles(entry, site);

  test('is well-formed, with no style, script, or anything to be fetched', () => {
    for (const text of [html, svg]) {
      expectWellFormed(text);
      expect(text).not.toMatch(/style|<script|foreignObject|<image|<use|\son\w+=|var\(/);
      expect(text).not.toMatch(/NaN|undefined/);
    }
    expect(html.match(/href="[^"]*"/g)).toEqual([
      `href="${site}index.html#/${id}/${session.step.id}"`,
    ]);
    expect(svg).not.toContain('href');
  });

  test('holds the numbers of the tape', () => {
    expectNumbers(session, html);
    expectNumbers(session, svg);
  });

  test('says title, prose and numbers of its walkthrough, and has a name for those who hear it', () => {
    const [, caption = ''] = html.split('<figcaption>');
    expect(caption).toContain(`<strong>${say(`${id}.title`)}.</strong>`);
    expect(readIn(caption).join(' ')).toMatch(/\d\.\d{3}\b/);
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*>\n<title>[^<]+<\/title>\n<desc>[^<]+<\/desc>/);
  });

  test('takes the width of its place, and is not too wide for its digits to be read on a phone', () => {
    const [, width = ''] = /<svg [^>]*width="min\(100%, (\d+)px\)"/.exec(html) ?? [];
    expect(Number(width)).toBeGreaterThan(200);
    expect((12 * 320) / Number(width)).toBeGreaterThan(6.5);
    expect(svg).toMatch(
      new RegExp(`^<svg [^>]*width="${width}" height="\\d+" viewBox="0 0 ${width} `),
    );
  });

  test('is one of the pictures of all its steps', () => {
    const files = stepFiles(entry);
    const { figure, steps } = session.walkthrough;
    expect(Object.keys(files)).toEqual(steps.map(({ id: step }) => `${id}/${step}.svg`));
    expect(files[`${id}/${figure}.svg`]).toBe(svg);
    for (const { id: step } of steps)
      expect(files[`${id}/${step}.svg`]).toContain(
        say(`${id}.steps.${step}.title`).replaceAll('&', '&amp;'),
      );
    expect(session.step.id).toBe(figure);
  });

  test('links nowhere where the site’s address is not known', () => {
    expect(figureFiles(entry, '')[`${id}.html`]).not.toContain('href');
  });
});

test('ids of all figures on one page are different, and each that is named is there', () => {
  const page = course.map((entry) => figureFiles(entry, site)[`${entry.id}.html`]).join('\n');
  const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => id?.startsWith('normlab-'))).toBe(true);
  for (const [, id] of page.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
});

test('the same numbers give the same bytes', async () => {
  const again = await loadCourse();
  for (const [at, entry] of course.entries())
    expect(figureFiles(again[at], site)).toEqual(figureFiles(entry, site));
});

describe.each(walkthroughs)('any step of $id', ({ id, load }) => {
  test('gives a figure with its numbers', async () => {
    const say = await loadMessages('en', id);
    const session = new Session(await load(), await loadEngine({ variant: 'scalar' }));
    for (const { id: step } of session.walkthrough.steps) {
      session.goTo(step);
      const html = figureOf({ session, say });
      expectWellFormed(html);
      expectNumbers(session, html);
      expect(readIn(html).length, step).toBeGreaterThan(5);
    }
  });
});

test('a figure shows the reader’s own numbers, and escapes every word that it says', async () => {
  const say = await loadMessages('en', 'river-bank');
  const engine = await loadEngine({ variant: 'scalar' });
  const walkthrough = await walkthroughs.find(({ id }) => id === 'river-bank')?.load();
  const session = new Session(/** @type {any} */ (walkthrough), engine);
  session.goTo('context');
  session.edit('embedding', [0, 0], 0.123);
  const address = 'https://example.org/?a=1&b="2"';
  const html = figureOf({ session, say, address });
  expectWellFormed(html);
  expectNumbers(session, html);
  expect(html).toContain('>0.123<');
  expect(html).toContain('href="https://example.org/?a=1&amp;b=&quot;2&quot;"');
  const hostile = figureOf({ session, say: () => '</desc><script>"&', address });
  expectWellFormed(hostile);
  expect(hostile).not.toContain('<script');
});
