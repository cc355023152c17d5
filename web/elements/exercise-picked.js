import { html, LitElement, nothing } from 'lit';
import { anotherSeed, isSeed, seedFrom, seeds } from '../exercises/seed.js';
import { base, controls } from '../styles/base.js';
import { exercisePickedStyles } from '../styles/exercise-list.js';
import { hashOf } from './address.js';
import { exerciseIndex, titleIn } from './exercise-index.js';
import { isReachable } from './reachable.js';
import './exercise-share.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Filter } from './exercise-filter.js'
 */

/**
 * `<nl-exercise-picked>`: what can be done with the exercises that are chosen: practise them as a set,
 * hand on their link, embed them.
 *
 * @fires nl-pick what of the choice is other now
 */
export class NlExercisePicked extends LitElement {
  static styles = [base, controls, exercisePickedStyles];

  static properties = {
    say: { attribute: false },
    filter: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Say & { lang: string }} */
    this.say = Object.assign((/** @type {string} */ key) => key, { lang: 'en' });
    /** @type {Filter | undefined} */
    this.filter = undefined;
  }

  get #hash() {
    const { pick = [], seed = '', lock = false } = this.filter ?? {};
    const state = [seed && `seed=${seed}`, lock && pick.length > 1 && 'lock'].filter(Boolean);
    return hashOf({ place: 'exercises', at: pick.join('+'), state: state.join('&') });
  }

  /** What is chosen, to be packed. */
  get #packed() {
    const { pick = [], seed = '', lock = false } = this.filter ?? {};
    const language = this.say.lang;
    return {
      ...{ exercises: pick, seed: seedFrom(seed || null), lock },
      ...{ language, home: document.baseURI },
    };
  }

  /** What is chosen, to be embedded, once what its preview takes is here. */
  async #subject() {
    await Promise.all([import('./norm-lab.js'), import('./exercises.js')]);
    const { pick = [], seed = '', lock = false } = this.filter ?? {};
    return {
      words: { exercise: pick.join(' '), seed, lock },
      home: document.baseURI,
      language: this.say.lang,
      seed: seedFrom(seed || null) ?? anotherSeed(),
      title: this.#title(pick),
    };
  }

  /** @param {string[]} pick */
  #title(pick) {
    const [first] = exerciseIndex.filter(({ id }) => id === pick[0]);
    return pick.length > 1
      ? this.say('exercise.set.title', { count: pick.length })
      : titleIn(first, this.say.lang);
  }

  render() {
    const { filter, say } = this;
    if (!filter || filter.pick.length === 0) return nothing;
    const { pick, seed, lock } = filter;
    const isElsewhere = isReachable(document.baseURI);
    return html`<section class="picked" aria-label=${say('list.picked.label')} data-part="picked">
      <div class="line">
        <p role="status">${say('list.picked', { count: pick.length })}</p>
        <a class="open" href=${this.#hash}>${say('list.open')}</a>
        <button class="link" @click=${() => this.#change({ pick: [] })}>${say('list.pick-none')}</button>
      </div>
      <details>
        <summary>${say('list.hand-on')}</summary>
        <label>
          <input
            type="checkbox"
            .checked=${seed !== ''}
            @change=${() => this.#change({ seed: seed === '' ? String(anotherSeed()) : '' })}
          />
          ${say('list.same')}
        </label>
        ${seed === '' ? nothing : this.#seed(seed)}
        ${
          pick.length > 1
            ? html`<label>
                <input type="checkbox" .checked=${lock} @change=${() => this.#change({ lock: !lock })} />
                ${say('list.lock')}
              </label>`
            : nothing
        }
        <nl-exercise-share
          .say=${say}
          .address=${() => new URL(this.#hash, document.baseURI).href}
          .subject=${isElsewhere ? () => this.#subject() : undefined}
          .packed=${isElsewhere ? () => this.#packed : undefined}
        ></nl-exercise-share>
      </details>
    </section>`;
  }

  /** @param {string} seed */
  #seed(seed) {
    return html`<label>
      ${this.say('list.seed')}
      <input
        type="number"
        min="0"
        max=${seeds - 1}
        .value=${seed}
        @change=${(/** @type {{ target: HTMLInputElement }} */ { target }) =>
          this.#change({ seed: isSeed(target.valueAsNumber) ? target.value : seed })}
      />
    </label>`;
  }

  /** @param {Partial<Filter>} detail */
  #change(detail) {
    this.dispatchEvent(new CustomEvent('nl-pick', { detail }));
  }
}

if (!customElements.get('nl-exercise-picked')) {
  customElements.define('nl-exercise-picked', NlExercisePicked);
}
