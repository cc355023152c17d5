import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { loadMessages } from '../locales/index.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { stopAt } from './progress.js';

/**
 * @import { AddressBar } from './address-bar.js'
 * @import { NormLab } from './norm-lab.js'
 * @import { OpenPage, Page } from './pages.js'
 */

/** @param {string} place */
export const isWalkthrough = (place) => walkthroughs.some(({ id }) => id === place);

/**
 * A walkthrough as a page: the address follows the reader, and where they stop is remembered.
 * @type {(id: string, lang: string) => ReturnType<OpenPage>}
 */
export async function openWalkthrough(id, lang) {
  const [say] = await Promise.all([
    loadMessages(lang, id),
    import('./norm-lab.js'),
    import('./lab.js'),
  ]);
  let hasFailed = false;
  /** @type {Page} */
  const page = {
    title: say(`${id}.title`),
    isTitled: false,
    isReady: false,
    show: ({ at, state }, { theme, bar }) => html`<norm-lab
      walkthrough=${id}
      lang=${lang}
      .step=${live(at)}
      .state=${live(state)}
      theme=${theme}
      .home=${document.baseURI}
      @normlab-ready=${(/** @type {CustomEvent} */ { currentTarget }) => {
        hasFailed = false;
        page.isReady = true;
        follow(bar, currentTarget);
        queueMicrotask(() => bar.changed());
        note(currentTarget, false);
        bar.restoreScroll();
      }}
      @normlab-step=${(/** @type {CustomEvent} */ { currentTarget }) => {
        follow(bar, currentTarget, true);
        note(currentTarget, true);
      }}
      @normlab-change=${(/** @type {CustomEvent} */ { currentTarget }) => follow(bar, currentTarget)}
      @nl-select=${(/** @type {CustomEvent} */ { currentTarget }) => follow(bar, currentTarget)}
      @nl-guess=${(/** @type {CustomEvent} */ { currentTarget }) => follow(bar, currentTarget)}
      @normlab-error=${(/** @type {CustomEvent} */ { currentTarget }) => {
        if (/** @type {NormLab} */ (currentTarget).trace) return;
        hasFailed = true;
        page.isReady = true;
        bar.changed();
      }}
    >
      ${hasFailed ? nothing : html`<p>${say('lab.loading')}</p>`}
    </norm-lab>`,
  };
  return page;
}

/**
 * Keeps the address in step with what is shown: a step is a new entry, a change takes the place of
 * the last. A step to which the address led, as going back does, is no new entry.
 * @type {(bar: AddressBar, target: EventTarget | null, isStep?: boolean) => void}
 */
function follow(bar, target, isStep = false) {
  const lab = /** @type {NormLab} */ (target);
  queueMicrotask(() => {
    const before = bar.address;
    const address = { place: lab.walkthrough, at: lab.step, state: lab.link };
    if (address.place !== before.place) return;
    if (isStep && before.at !== '' && before.at !== address.at) bar.push(address);
    else bar.replace(address);
  });
}

/**
 * Remembers where the reader is. Whoever goes on to the last step has finished; whom a link led
 * there has not.
 * @type {(target: EventTarget | null, isStep: boolean) => Promise<void>}
 */
async function note(target, isStep) {
  const { walkthrough, step } = /** @type {NormLab} */ (target);
  const entry = walkthroughs.find(({ id }) => id === walkthrough);
  const last = (await entry?.load())?.steps.at(-1)?.id;
  stopAt(walkthrough, step, { finishes: isStep && step === last });
}
