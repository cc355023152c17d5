import { html, render } from 'lit';
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
 */
export function showWidget(asked) {
  const { lang } = localeOf(String(asked.lang || 'en'));
  const { place, heading } = emptyPage(asked, lang);
  const tell = tellHeight();
  if (asked.walkthrough || asked.exercise) place.append(widget(asked));
  else offer(place, asked, lang).then(tell);

  // Out of sight, browsers observe no sizes: what has changed says so itself.
  for (const type of ['ready', 'step', 'change', 'answer'])
    addEventListener(`normlab-${type}`, () => setTimeout(tell));
  addEventListener('normlab-ready', async ({ target }) => {
    const { walkthrough } = /** @type {NormLab} */ (target);
    if (!walkthrough) return;
    const say = await loadMessages(lang, walkthrough);
    document.title = heading.textContent = say(`${walkthrough}.title`);
  });
  addEventListener('normlab-error', async (event) => {
    const { code } = /** @type {CustomEvent} */ (event).detail;
    const runs = /** @type {NormLab} */ (event.target).trace !== undefined;
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
  for (const [word, value] of Object.entries(asked)) lab.setAttribute(word, String(value));
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
  const links = ids.map((walkthrough) => {
    const query = queryOf({ walkthrough, theme: asked.theme, lang: asked.lang });
    return html`<li><a href=${`?${query}`}>${say(`${walkthrough}.title`)}</a></li>`;
  });
  const list = place.querySelector('nav') ?? document.createElement('nav');
  const isNamed = asked.walkthrough || asked.exercise;
  render(html`<p>${say(isNamed ? 'frame.choose' : 'frame.nothing')}</p><ul>${links}</ul>`, list);
  place.append(list);
}
