import { html, nothing } from 'lit';
import { plain } from '../render/digits.js';
import './controls.js';

/**
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/** What the looks of a cell mean, in the order in which it is said. */
const marks = ['colour', 'selected', 'sources', 'group', 'padding', 'masked', 'edited', 'editable'];

/**
 * What a step says: title, prose with numbers of the trace in it, the inputs it offers, and what
 * to try.
 * @param {object} story
 * @param {Session} story.session
 * @param {Say & { has: (key: string) => boolean }} story.say
 * @param {Record<string, Labels>} story.labels
 * @param {boolean} story.locked
 * @param {(event: CustomEvent) => void} story.onInput
 */
export function storyTemplate({ session, say, labels, locked, onInput }) {
  const key = `${session.walkthrough.id}.steps.${session.step.id}`;
  const quote = quoting(session, say);
  return html`<section class="story" data-part="story" aria-labelledby="title">
    <h2 id="title">${say(`${key}.title`)}</h2>
    <p class="prose">${quote(`${key}.prose`)}</p>
    ${
      session.step.controls
        ? html`<nl-controls
            .controls=${controlsOf(session, say, labels)}
            .locked=${locked}
            .say=${say}
            @nl-input=${onInput}
          ></nl-controls>`
        : nothing
    }
    <div class="try">
      <h3>${say('story.try')}</h3>
      <p>${say(`${key}.try`)}</p>
    </div>
    ${
      say.has(`${key}.note`)
        ? html`<details class="note">
            <summary>${say('story.note')}</summary>
            <p>${quote(`${key}.note`)}</p>
          </details>`
        : nothing
    }
    <details class="key">
      <summary>${say('key.title')}</summary>
      <ul>
        ${marks.map((mark) => html`<li>${say(`key.${mark}`)}</li>`)}
      </ul>
    </details>
  </section>`;
}

/**
 * Says messages with the step's values in them.
 * @type {(session: Session, say: Say) => (key: string) => string}
 */
function quoting(session, say) {
  try {
    const values = Object.entries(session.step.values?.(session.reader) ?? {});
    const printed = values.map(([name, value]) => [
      name,
      typeof value === 'number' && !isCount(value) ? plain(value, decimalsOf(value)) : value,
    ]);
    return (key) => say(key, Object.fromEntries(printed));
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure);
    return () => say('matrix.kernel-error', { message });
  }
}

/**
 * Whether a number is printed as it is: counts of things, that the words around them agree with.
 * @param {number} value
 */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 1e6;

/** Whole numbers are printed without decimals, below zero as above. @param {number} value */
const decimalsOf = (value) => ({ decimals: Number.isInteger(value) ? 0 : 3 });

/** @type {(session: Session, say: Say, labels: Record<string, Labels>) => import('./controls.js').Control[]} */
function controlsOf({ walkthrough, step, inputs, selected }, say, labels) {
  return (step.controls ?? []).map((name) => {
    const spec = walkthrough.specs[name];
    const label = say(`${walkthrough.id}.inputs.${name}`);
    const options = (spec.options ?? []).map((option) => [
      option,
      say(`${walkthrough.id}.inputs.${name}.${option}`),
    ]);
    // A choice of a set holds until one of the set is changed by hand.
    const isChanged = walkthrough.replaces?.[name]?.some((part) => inputs[part] !== null);
    const value = isChanged ? undefined : inputs[name];
    return {
      name,
      label,
      spec,
      value,
      options: Object.fromEntries(options),
      selected: selected?.name === name ? selected.index : undefined,
      rows: labels[name]?.rows?.flat(),
      columns: labels[name]?.columns,
    };
  });
}
