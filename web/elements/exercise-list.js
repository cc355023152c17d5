import { html, LitElement, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { exerciseListStyles } from '../styles/exercise-list.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { hashOf } from './address.js';
import { entriesIn, filterFrom, narrows, queryOfFilter } from './exercise-filter.js';
import { exerciseIndex, titleIn } from './exercise-index.js';
import { exerciseRecord } from './exercise-record.js';
import { signs } from './exercise-signs.js';
import { standingIn } from './exercise-standing.js';
import { RecordWatch } from './record-watch.js';
import './exercise-picked.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Filter } from './exercise-filter.js'
 * @import { Entry } from './exercise-index.js'
 * @import { ExerciseRecord } from './exercise-record.js'
 */

const kinds = ['number', 'predict', 'cells', 'choose', 'order', 'code'];

/**
 * `<nl-exercise-list>`: the exercises by walkthrough and level, how the reader stands in them, and the
 * choice of some to practise or to hand on.
 *
 * @fires nl-list `{state}` what is shown and chosen, as a query
 */
export class NlExerciseList extends LitElement {
  static styles = [base, controls, exerciseListStyles];

  static properties = {
    say: { attribute: false },
    state: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Say & { lang: string }} */
    this.say = Object.assign((/** @type {string} */ key) => key, { lang: 'en' });
    /** What is shown and chosen, as a query. */
    this.state = '';
    new RecordWatch(this);
  }

  /** @param {Partial<Filter>} change */
  #change(change) {
    this.state = queryOfFilter({ ...filterFrom(this.state), ...change });
    this.dispatchEvent(new CustomEvent('nl-list', { detail: { state: this.state } }));
  }

  render() {
    const { say } = this;
    const filter = filterFrom(this.state);
    const record = exerciseRecord();
    const shown = entriesIn(filter, record);
    const isSolved = (/** @type {Entry} */ { id }) => standingIn(record, id).state === 'solved';
    return html`
      <section class="lead">
        <h1 tabindex="-1">${say('list.title')}</h1>
        <p>${say('list.lead')}</p>
        <p class="facts">
          ${say('list.solved', {
            solved: exerciseIndex.filter(isSolved).length,
            count: exerciseIndex.length,
          })}
          <a href=${hashOf({ place: 'record' })}>${say('list.record')}</a>
        </p>
      </section>
      ${this.#narrowing(filter, shown)}
      ${walkthroughs.map(({ id }) => {
        const own = shown.filter(({ walkthrough }) => walkthrough === id);
        return own.length > 0 ? this.#part(id, own, filter, record) : nothing;
      })}
      <nl-exercise-picked
        .say=${say}
        .filter=${filter}
        @nl-pick=${(/** @type {CustomEvent} */ { detail }) => this.#change(detail)}
      ></nl-exercise-picked>
    `;
  }

  /** @type {(filter: Filter, shown: Entry[]) => unknown} */
  #narrowing(filter, shown) {
    const { say } = this;
    const pick = [...new Set([...filter.pick, ...shown.map(({ id }) => id)])];
    /** @type {Record<typeof narrows[number], [value: string, words: string][]>} */
    const options = {
      walkthrough: walkthroughs.map(({ id }) => [id, say(`${id}.title`)]),
      level: ['1', '2', '3'].map((level) => [level, say(`list.level.${level}`)]),
      kind: kinds.map((kind) => [kind, say(`list.kind.${kind}`)]),
      state: ['open', 'solved'].map((state) => [state, say(`list.state.${state}`)]),
    };
    return html`<search class="narrow" aria-label=${say('list.narrow')}>
      ${narrows.map(
        (name) => html`<label>
          ${say(`list.by.${name}`)}
          <select
            name=${name}
            @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) =>
              this.#change({ [name]: target.value })}
          >
            ${[/** @type {[string, string]} */ (['', say('list.any')]), ...options[name]].map(
              ([value, words]) =>
                html`<option value=${value} ?selected=${value === filter[name]}>${words}</option>`,
            )}
          </select>
        </label>`,
      )}
      <p role="status">${say('list.shown', { count: shown.length })}</p>
      ${
        shown.length > 0
          ? html`<button class="link" @click=${() => this.#change({ pick })}>
              ${say('list.pick-all')}
            </button>`
          : nothing
      }
    </search>`;
  }

  /** @type {(walkthrough: string, entries: Entry[], filter: Filter, record: ExerciseRecord) => unknown} */
  #part(walkthrough, entries, filter, record) {
    const { say } = this;
    return html`<section class="part" aria-labelledby=${walkthrough}>
      <h2 id=${walkthrough}>
        <a href=${hashOf({ place: walkthrough })}>${say(`${walkthrough}.title`)}</a>
      </h2>
      <ul>
        ${entries.map((entry) => this.#entry(entry, filter, record))}
      </ul>
    </section>`;
  }

  /** @type {(entry: Entry, filter: Filter, record: ExerciseRecord) => unknown} */
  #entry(entry, { pick }, record) {
    const { say } = this;
    const { id, level, kind } = entry;
    const title = titleIn(entry, say.lang);
    const { state } = standingIn(record, id);
    const isPicked = pick.includes(id);
    return html`<li class=${state}>
      <input
        type="checkbox"
        aria-label=${say('list.pick', { title })}
        .checked=${isPicked}
        @change=${() =>
          this.#change({ pick: isPicked ? pick.filter((one) => one !== id) : [...pick, id] })}
      />
      <a href=${hashOf({ place: 'exercises', at: id })}>${title}</a>
      <p>
        ${say(`list.level.${level}`)} · ${say(`list.kind.${kind}`)} ·
        <span class="state"
          ><span aria-hidden="true">${signs[state]}</span> ${say(`exercise.state.${state}`)}</span
        >
      </p>
    </li>`;
  }
}

if (!customElements.get('nl-exercise-list')) {
  customElements.define('nl-exercise-list', NlExerciseList);
}
