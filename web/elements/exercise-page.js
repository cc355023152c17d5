import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { attributesFrom } from '../embed/words.js';
import { loadMessages } from '../locales/index.js';
import { hashOf } from './address.js';
import './exercise-list.js';

/**
 * @import { AddressBar } from './address-bar.js'
 * @import { NormLab } from './norm-lab.js'
 * @import { OpenPage, Page } from './pages.js'
 */

/**
 * The exercises: the list of all, or one of them, or several as a set.
 * @type {OpenPage}
 */
export async function openExercises(lang, { at }) {
  return at ? openSome(lang) : openList(lang);
}

/** @param {string} lang @returns {Promise<Page>} */
async function openList(lang) {
  const say = await loadMessages(lang, 'pages', 'exercises', 'exercise-list');
  return {
    title: say('list.title'),
    isTitled: true,
    isReady: true,
    show: ({ state }, { bar }) => html`<nl-exercise-list
      .say=${say}
      .state=${live(state)}
      @nl-list=${(/** @type {CustomEvent} */ { detail }) =>
        bar.replace({ ...bar.address, state: detail.state })}
    ></nl-exercise-list>`,
  };
}

/** @param {string} lang @returns {Promise<Page>} */
async function openSome(lang) {
  const [say] = await Promise.all([
    loadMessages(lang, 'exercise-list'),
    import('./norm-lab.js'),
    import('./exercises.js'),
  ]);
  /** @type {Page} */
  const page = {
    title: say('list.title'),
    isTitled: true,
    isReady: false,
    show: ({ at, state }, { theme, bar }) => {
      const { seed = '', step = '', lock } = attributesFrom(new URLSearchParams(state));
      return html`<h1 tabindex="-1" class="trail">
          <a href=${hashOf({ place: 'exercises' })}>${say('list.title')}</a>
        </h1>
        <norm-lab
          exercise=${at.replaceAll('+', ' ')}
          lang=${lang}
          .seed=${live(seed)}
          .step=${live(step)}
          ?lock=${lock !== undefined}
          theme=${theme}
          .home=${document.baseURI}
          @normlab-ready=${(/** @type {CustomEvent} */ { detail }) => {
            page.title = detail.title;
            page.isReady = true;
            bar.changed();
            bar.restoreScroll();
          }}
          @normlab-step=${(/** @type {CustomEvent} */ { currentTarget }) => follow(bar, currentTarget)}
          @nl-seed=${(/** @type {CustomEvent} */ { currentTarget }) => follow(bar, currentTarget)}
          @normlab-error=${() => {
            page.isReady = true;
            bar.changed();
          }}
        ><p>${say('lab.loading')}</p></norm-lab>`;
    },
  };
  return page;
}

/**
 * The address follows to another exercise of a set, and to other numbers, and the way back leads to
 * those before.
 * @type {(bar: AddressBar, target: EventTarget | null) => void}
 */
function follow(bar, target) {
  const lab = /** @type {NormLab} */ (target);
  queueMicrotask(() => {
    const before = bar.address;
    const address = { ...before, state: lab.link };
    if (hashOf(address) !== hashOf(before)) bar.push(address);
  });
}
