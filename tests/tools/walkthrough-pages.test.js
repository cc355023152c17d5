import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCourse } from '../../tools/build/course.js';
import { figureFiles } from '../../tools/build/figures.js';
import { oembedAnswer } from '../../tools/build/oembed.js';
import { iconOf, pageAt, withList } from '../../tools/build/walkthrough-pages.js';
import { frameWidth } from '../../web/embed/heights.js';
import { expectWellFormed } from '../web/embed/xml.js';

const site = 'https://example.org/lab/';
const icon = 'assets/icon.svg';
const course = await loadCourse();

/** The head of a page, as a consumer that reads so much of it sees it. @param {string} page */
const headOf = (page) => page.slice(0, 150_000).split('</head>')[0];

/** @param {string} html @param {string} name */
const attributesOf = (html, name) =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );

describe.each(course.map((entry, at) => ({ ...entry, at })))('the page of $id', (entry) => {
  const { id, at, say, session } = entry;
  const known = pageAt(course, at, { site, icon });
  const unknown = pageAt(course, at, { site: '', icon });

  test('has title and description, for search engines and link previews', () => {
    const head = headOf(known);
    const title = say(`${id}.title`);
    expect(head).toContain(`<title>${title} · Normlab</title>`);
    const metas = attributesOf(head, 'meta');
    const contentOf = (/** @type {string} */ name) =>
      metas.find((meta) => (meta.name ?? meta.property) === name)?.content;
    for (const name of ['og:title', 'twitter:title']) expect(contentOf(name)).toBe(title);
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(contentOf(name)).toBe(say(`${id}.teaches`));
    expect(contentOf('og:image')).toBeUndefined();
    expect(contentOf('og:url')).toBe(`${site}walkthroughs/${id}.html`);
  });

  test('names the oEmbed answer in its head, absolute where the site’s address is known', () => {
    const found = (/** @type {string} */ page) =>
      attributesOf(headOf(page), 'link').filter(({ type }) => type === 'application/json+oembed');
    const title = say(`${id}.title`);
    const link = { rel: 'alternate', type: 'application/json+oembed', title };
    expect(found(known)).toEqual([{ ...link, href: `${site}oembed/${id}.json` }]);
    expect(found(unknown)).toEqual([{ ...link, href: `../oembed/${id}.json` }]);
  });

  test('says which address is its own only where that is known', () => {
    const own = (/** @type {string} */ page) =>
      attributesOf(headOf(page), 'link').find(({ rel }) => rel === 'canonical')?.href;
    expect(own(known)).toBe(`${site}walkthroughs/${id}.html`);
    expect(own(unknown)).toBeUndefined();
    expect(unknown).not.toMatch(/(?:href|src|content)="https?:/);
  });

  test('holds the walkthrough with its figure, and every step as a link into the lab', () => {
    const [, inside = ''] = /<norm-lab walkthrough="([\s\S]*)<\/norm-lab>/.exec(unknown) ?? [];
    const picture = /<svg[\s\S]*<\/svg>/.exec(figureFiles(entry, '')[`${id}.html`])?.[0];
    expect(inside).toContain(`${id}">`);
    expect(inside).toContain(picture);
    const links = attributesOf(unknown, 'a').map(({ href }) => href);
    for (const step of session.walkthrough.steps)
      expect(links).toContain(`../index.html#/${id}/${step.id}`);
  });

  test('leads to the walkthroughs before and after it', () => {
    const [before, after] = [course[at - 1], course[at + 1]];
    for (const [rel, other] of /** @type {const} */ ([
      ['prev', before],
      ['next', after],
    ])) {
      const wanted = other ? [`./${other.id}.html`] : [];
      for (const name of ['link', 'a'])
        expect(
          attributesOf(unknown, name)
            .filter((one) => one.rel === rel)
            .map(({ href }) => href),
        ).toEqual(wanted);
    }
  });

  test('keeps to a strict policy: nothing inline but markup', () => {
    expect(known).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
    expectWellFormed(known.replace('<!doctype html>', ''));
  });

  test('has an oEmbed answer of type rich, as the format wants it', () => {
    const answer = oembedAnswer(entry, site);
    expect(answer).toEqual({
      version: '1.0',
      type: 'rich',
      title: say(`${id}.title`),
      provider_name: 'Normlab',
      provider_url: site,
      width: expect.any(Number),
      height: expect.any(Number),
      html: expect.any(String),
    });
    const [frame] = attributesOf(answer.html, 'iframe');
    expect(frame).toMatchObject({
      src: `${site}embed.html?walkthrough=${id}`,
      title: answer.title,
      width: String(answer.width),
      height: String(answer.height),
      loading: 'lazy',
    });
    expect(Math.min(answer.width, answer.height)).toBeGreaterThan(300);
    expectWellFormed(answer.html);
    const relative = oembedAnswer(entry, '');
    expect(relative).not.toHaveProperty('provider_url');
    expect(attributesOf(relative.html, 'iframe')[0].src).toBe(`../embed.html?walkthrough=${id}`);
  });
});

describe('the home page', () => {
  const home =
    '<link rel="icon" href="./assets/icon-1.svg" /><nl-app><!-- walkthroughs --></nl-app>';

  test('gets a list of all walkthroughs’ pages', () => {
    const list = withList(home, course);
    expect(attributesOf(list, 'a').map(({ href }) => href)).toEqual(
      course.map(({ id }) => `./walkthroughs/${id}.html`),
    );
    for (const { id, say } of course) expect(list).toContain(say(`${id}.title`));
  });

  test('says which icon the site has', () => {
    expect(iconOf(home)).toBe('assets/icon-1.svg');
  });

  test('is refused in a sentence where it has no place for the list, or no icon', () => {
    expect(() => withList('<nl-app></nl-app>', course)).toThrow('has no <!-- walkthroughs -->');
    expect(() => iconOf('<nl-app></nl-app>')).toThrow('links to no icon');
  });
});

test('docs/without-scripts.md says how wide the frames are', () => {
  const page = readFileSync(new URL('../../docs/without-scripts.md', import.meta.url), 'utf8');
  expect(page).toContain(`${frameWidth} pixels wide`);
});
