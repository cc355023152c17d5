import { html, nothing, render } from 'lit';
import { exerciseIndex, titleIn } from '../elements/exercise-index.js';
import '../elements/lab.js';
import { NormLab } from '../elements/norm-lab.js';
import { loadMessages, localeOf } from '../locales/index.js';
import { tokens } from '../styles/tokens.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { tellHeight } from './height.js';
import { queryOf } from './words.js';

/** @import { Attributes } from './words.js' */

/**
 * Makes the page the one widget that is asked for. It knows no other state than its address, and
 * remembers nothing.
 * @param {Attributes} asked
 * @param {{ isTitled?: boolean }} [page] whether it has a title of its own
 */
export function showWidget(asked, { isTitled = false } = {}) {
  const { lang } = localeOf(String(asked.lang || 'en'));
  const { place, heading } = emptyPage(asked, lang);
  const tell = tellHeight();
  if (asked.walkthrough || asked.exercise) place.append(widget(asked));
  else offer(place, asked, lang).then(tell);

  // Out of sight, browsers observe no sizes: what has changed says so itself.
  for (const type of ['ready', 'step', 'change', 'answer'])
    addEventListener(`normlab-${type}`, () => setTimeout(tell));
  addEventListener('normlab-ready', async ({ target }) => {
    // Charts and what the reader may guess at come after the first numbers.
    await /** @type {NormLab} */ (target).updateComplete;
    setTimeout(tell);
  });
  addEventListener('normlab-ready', async (event) => {
    if (isTitled) return;
    const { exercise, walkthrough } = /** @type {NormLab} */ (event.target);
    const title = exercise
      ? /** @type {CustomEvent} */ (event).detail.title
      : (await loadMessages(lang, walkthrough))(`${walkthrough}.title`);
    document.title = heading.textContent = title;
  });
  addEventListener('normlab-error', async (event) => {
    const { code } = /** @type {CustomEvent} */ (event).detail;
    const { runs } = /** @type {NormLab} */ (event.target);
    if (code === 'bad-argument' && !runs) await offer(place, asked, lang);
    tell();
  });
  return { place };
}

/** The page with its looks, and no more than a heading. @type {(asked: Attributes, lang: string) => { place: Element, heading: Element }} */
function emptyPage({ theme }, lang) {
  const page = document.documentElement;
  page.lang = lang;
  page.classList.add('widget');
  if (theme) page.setAttribute('theme', String(theme));
  if (tokens.styleSheet) document.adoptedStyleSheets.push(tokens.styleSheet);
  const place = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = document.title;
  place.append(heading);
  document.body.replaceChildren(place);
  return { place, heading };
}

/** @param {Attributes} asked */
function widget(asked) {
  const lab = new NormLab();
  for (const [word, text] of new URLSearchParams(queryOf(asked))) lab.setAttribute(word, text);
  // A frame that nears the part of the page that is in sight is itself near: hosts load it late.
  if (asked.exercise) lab.open();
  else lab.isOpen = true;
  return lab;
}

/**
 * What there is, as links: for an address that names nothing, or nothing that there is.
 * @type {(place: Element, asked: Attributes, lang: string) => Promise<void>}
 */
async function offer(place, asked, lang) {
  const ids = walkthroughs.map(({ id }) => id);
  const say = await loadMessages(lang, 'frame', ...ids);
  const { theme, seed, lock } = asked;
  const looks = { theme, lang: asked.lang };
  const titles = Object.fromEntries(exerciseIndex.map((one) => [one.id, titleIn(one, lang)]));
  const walks = ids.map((walkthrough) => ({
    query: queryOf({ walkthrough, ...looks }),
    title: say(`${walkthrough}.title`),
  }));
  const tasks = Object.entries(titles).map(([exercise, title]) => ({
    query: queryOf({ exercise, seed, lock, ...looks }),
    title,
  }));
  const list = place.querySelector('nav') ?? document.createElement('nav');
  const { exercise, walkthrough } = asked;
  render(
    html`${exercise || walkthrough ? nothing : html`<p>${say('frame.nothing')}</p>`}
      ${exercise ? nothing : html`<p>${say('frame.choose')}</p>${linksTo(walks)}`}
      ${walkthrough ? nothing : html`<p>${say('frame.choose.exercise')}</p>${linksTo(tasks)}`}`,
    list,
  );
  place.append(list);
}

/** @param {{ query: string, title: string }[]} pages */
const linksTo = (pages) =>
  html`<ul>
    ${pages.map(({ query, title }) => html`<li><a href=${`?${query}`}>${title}</a></li>`)}
  </ul>`;
