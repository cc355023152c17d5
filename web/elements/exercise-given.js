import { html, nothing } from 'lit';
import { domainOf } from '../render/scale.js';
import { nameOf } from './exercise-text.js';
import { matrixOf } from './matrix-of.js';
import { matrixWordsWith } from './strings.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Covers } from './exercise-covers.js'
 * @import { Text } from './exercise-text.js'
 * @import { Session } from './session.js'
 */

/**
 * What the reader sees with the question: tensors, or a step of a walkthrough with what is asked for
 * covered.
 * @param {object} given
 * @param {Variant} given.variant
 * @param {Say} given.say
 * @param {Text} given.text
 * @param {Record<string, Labels>} given.labels
 * @param {{ session: Session, covers: Covers | null } | undefined} given.step
 */
export function givenTemplate({ variant, say, text, labels, step }) {
  if (step) {
    return html`<nl-solution
      .session=${step.session}
      .covers=${step.covers}
      .quiet=${true}
      .say=${say}
    ></nl-solution>`;
  }
  const names = givenBy(variant);
  if (names.length === 0) return nothing;
  const matrices = names.map((name) =>
    matrixOf({
      ...{ name, label: nameOf(name, text), tensor: variant.tape.tensor(name) },
      ...{ labels: labels[name], domain: domainBy(variant), legend: name === names[0] },
      fixed: say('exercise.given'),
      strings: matrixWordsWith(say, say('exercise.given.help')),
    }),
  );
  return html`<div class="flow">${matrices}</div>`;
}

/** The tensors that stand beside the answer. What the answer's own place shows is not among them. @param {Variant} variant */
function givenBy({ show, ask, exercise }) {
  const own = ['number', 'cells'].includes(exercise.kind) ? ask.tensor : undefined;
  return show.filter((name) => name !== own);
}

/** One colour scale for all numbers that are shown. @param {Variant} variant */
export function domainBy(variant) {
  const { tape, show, ask, exercise } = variant;
  const all = exercise.kind === 'cells' ? [...show, ask.tensor] : givenBy(variant);
  return domainOf(all.map((name) => tape.tensor(name)));
}
