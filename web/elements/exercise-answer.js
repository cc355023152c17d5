import { html, nothing } from 'lit';
import { domainOf } from '../render/scale.js';
import { keepCode, keptCode } from './exercise-record.js';
import { nameOf } from './exercise-text.js';
import { matrixWords } from './strings.js';
import './exercise-cells.js';
import './exercise-choose.js';
import './exercise-number.js';
import './exercise-order.js';
import './matrix.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Attempt } from './exercise-attempt.js'
 * @import { Covers } from './exercise-covers.js'
 * @import { Text } from './exercise-text.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} Answering what the place of an answer can do
 * @property {any} draft what was typed so far, as JSON can hold it
 * @property {() => any} read the answer; undefined where there is none, which the place then says
 * @property {Promise<boolean>} updateComplete
 * @typedef {HTMLElement & Answering} AnswerPlace
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
  const domain = domainBy(variant);
  return html`<div class="flow">${names.map((name) => given(variant, say, text, labels, name, domain, name === names[0]))}</div>`;
}

/** The tensors that stand beside the answer. What the answer's own place shows is not among them. @param {Variant} variant */
function givenBy({ show, ask, exercise }) {
  const own = ['number', 'cells'].includes(exercise.kind) ? ask.tensor : undefined;
  return show.filter((name) => name !== own);
}

/** One colour scale for all numbers that are shown. @param {Variant} variant */
function domainBy(variant) {
  const { tape, show, ask, exercise } = variant;
  const all = exercise.kind === 'cells' ? [...show, ask.tensor] : givenBy(variant);
  return domainOf(all.map((name) => tape.tensor(name)));
}

/** @type {(variant: Variant, say: Say, text: Text, labels: Record<string, Labels>, name: string, domain: number, legend: boolean) => unknown} */
function given({ tape }, say, text, labels, name, domain, legend) {
  const { shape, data } = tape.tensor(name);
  const { rows = null, columns = null, planes = null } = labels[name] ?? {};
  return html`<nl-matrix
    .name=${name}
    .label=${nameOf(name, text)}
    .shape=${shape}
    .data=${data}
    .rowLabels=${rows}
    .columnLabels=${columns}
    .planeLabels=${planes}
    .domain=${domain}
    .legend=${legend}
    .fixed=${say('exercise.given')}
    .strings=${givenWords(say)}
  ></nl-matrix>`;
}

/**
 * The place for the answer, by kind.
 * @param {object} answer
 * @param {Variant} answer.variant
 * @param {Attempt} answer.attempt
 * @param {Say} answer.say
 * @param {Text} answer.text
 * @param {Record<string, Labels>} answer.labels
 * @param {() => void} answer.onCheck
 * @param {() => void} answer.onDraft
 * @param {(answer: any) => void} answer.onAnswer of a place that has its own button
 */
export function answerTemplate(answer) {
  const { onCheck, onDraft } = answer;
  return html`<div class="answering" @nl-check=${onCheck} @nl-draft=${onDraft}>
    ${placeTemplate(answer)}
  </div>`;
}

/** @param {Parameters<typeof answerTemplate>[0]} answer */
function placeTemplate(answer) {
  const { variant, attempt, say, text, labels } = answer;
  const { verdict, isDone } = attempt;
  switch (variant.exercise.kind) {
    case 'number':
    case 'predict':
      return html`<nl-exercise-number
        data-part="answer"
        .variant=${variant}
        .labels=${labels}
        .parts=${verdict?.parts ?? null}
        .closed=${isDone}
        .bare=${attempt.isOnce}
        .label=${nameOf(variant.ask.tensor, text)}
        .say=${say}
      ></nl-exercise-number>`;
    case 'cells':
      return html`<nl-exercise-cells
        data-part="answer"
        .variant=${variant}
        .labels=${labels}
        .domain=${domainBy(variant)}
        .label=${nameOf(variant.ask.tensor, text)}
        .verdict=${verdict}
        .closed=${isDone}
        .say=${say}
      ></nl-exercise-cells>`;
    case 'choose':
      return html`<nl-exercise-choose
        data-part="answer"
        .variant=${variant}
        .verdict=${verdict}
        .closed=${isDone}
        .say=${say}
        .text=${text}
      ></nl-exercise-choose>`;
    case 'order':
      return html`<nl-exercise-order
        data-part="answer"
        .variant=${variant}
        .verdict=${verdict}
        .closed=${isDone}
        .say=${say}
        .text=${text}
      ></nl-exercise-order>`;
    default:
      return codeTemplate(answer);
  }
}

/** Code has its own button, which runs it; what it returns is the answer. @param {Parameters<typeof answerTemplate>[0]} answer */
function codeTemplate({ variant, attempt, say, text, onAnswer }) {
  const { id } = variant.exercise;
  return html`<nl-exercise-code
    data-part="answer"
    .variant=${variant}
    .disabled=${attempt.hasGivenUp}
    .kept=${keptCode(id)}
    .say=${say}
    .text=${text}
    @nl-code=${(/** @type {CustomEvent} */ { detail }) => keepCode(id, detail.code)}
    @nl-answer=${(/** @type {CustomEvent} */ { detail }) => onAnswer(detail.answer)}
  ></nl-exercise-code>`;
}

/** @type {WeakMap<Say, Record<string, any>>} */
const known = new WeakMap();

/** @param {Say} say */
function givenWords(say) {
  let words = known.get(say);
  if (!words) {
    words = { ...matrixWords(say), help: say('exercise.given.help') };
    known.set(say, words);
  }
  return words;
}
