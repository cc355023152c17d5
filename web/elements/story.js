import { html, nothing } from 'lit';
import { exerciseLinks } from './exercise-links.js';
import { quoting } from './quoting.js';
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
 * @param {Say & { lang: string, has: (key: string) => boolean }} story.say
 * @param {Record<string, Labels>} story.labels
 * @param {boolean} story.locked
 * @param {string} story.home address of the lab that links lead to; without one none is offered
 * @param {boolean} story.single whether the step stands alone
 * @param {(event: CustomEvent) => void} story.onInput
 * @param {unknown} story.guess what is said of a number to be guessed
 * @param {boolean} story.isCovered whether it is covered: then nothing may quote it
 */
export function storyTemplate(story) {
  const { session, say, labels, locked, home, single, onInput, guess, isCovered } = story;
  const key = `${session.walkthrough.id}.steps.${session.step.id}`;
  const quote = quoting(session, say);
  return html`<section class="story" data-part="story" aria-labelledby="title">
    <h2 id="title">${say(`${key}.title`)}</h2>
    ${isCovered ? nothing : html`<p class="prose">${quote(`${key}.prose`)}</p>`}
    ${
      session.step.controls && !isCovered
        ? html`<nl-controls
            .controls=${controlsOf(session, say, labels)}
            .locked=${locked}
            .say=${say}
            @nl-input=${onInput}
          ></nl-controls>`
        : nothing
    }
    ${
      isCovered
        ? nothing
        : html`<div class="try">
            <h3>${say('story.try')}</h3>
            <p>${say(`${key}.try`)}</p>
          </div>`
    }
    ${guess} ${exerciseLinks({ session, say, home, single })}
    ${
      say.has(`${key}.note`) && !isCovered
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
