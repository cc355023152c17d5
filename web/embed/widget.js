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
  const page = document.documentElement;
  page.lang = lang;
  page.classList.add('widget');
  if (asked.theme) page.setAttribute('theme', String(asked.theme));
  if (tokens.styleSheet) document.adoptedStyleSheets.push(tokens.styleSheet);
  const tell = tellHeight();
  // Out of sight, browsers observe no sizes: what has changed says so itself.
  for (const type of ['ready', 'step', 'change'])
    addEventListener(`normlab-${type}`, () => setTimeout(tell));
  if (asked.walkthrough || asked.exercise) {
    document.body.replaceChildren(widget(asked));
    addEventListener('normlab-ready', (event) => entitle(/** @type {any} */ (event.target), lang));
    addEventListener('normlab-error', async (event) => {
      const { code } = /** @type {CustomEvent} */ (event).detail;
      if (code === 'bad-argument') await offer(asked, lang);
      tell();
    });
  } else {
    document.body.replaceChildren();
    offer(asked, lang).then(tell);
  }
}

/** @param {Attributes} asked */
function widget(asked) {
  const lab = new NormLab();
  for (const [word, value] of Object.entries(asked)) lab.setAttribute(word, String(value));
  // A frame that nears the part of the page that is in sight is itself near: hosts load it late.
  lab.isOpen = true;
  return lab;
}

/** @type {(lab: NormLab, lang: string) => Promise<void>} */
async function entitle({ walkthrough }, lang) {
  document.title = (await loadMessages(lang, walkthrough))(`${walkthrough}.title`);
}

/**
 * What there is, as links: for an address that names nothing, or nothing that there is.
 * @type {(asked: Attributes, lang: string) => Promise<void>}
 */
async function offer(asked, lang) {
  const ids = walkthroughs.map(({ id }) => id);
  const say = await loadMessages(lang, 'frame', ...ids);
  const links = ids.map((walkthrough) => {
    const query = queryOf({ walkthrough, theme: asked.theme, lang: asked.lang });
    return html`<li><a href=${`?${query}`}>${say(`${walkthrough}.title`)}</a></li>`;
  });
  const list = document.querySelector('nav') ?? document.createElement('nav');
  const isNamed = asked.walkthrough || asked.exercise;
  render(html`<p>${say(isNamed ? 'frame.choose' : 'frame.nothing')}</p><ul>${links}</ul>`, list);
  document.body.append(list);
}
