import { html as plain } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { html, literal } from 'lit/static-html.js';
import { recordKey } from './exercise-record.js';
import './exercise-cells.js';
import './exercise-choose.js';
import './exercise-number.js';
import './exercise-order.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Attempt } from './exercise-attempt.js'
 * @import { ExercisePlace } from './exercise-place.js'
 * @import { RecordKeeper } from './exercise-record.js'
 * @import { Text } from './exercise-text.js'
 *
 * @typedef {HTMLElement & Pick<ExercisePlace, 'draft' | 'read'>} AnswerPlace
 *
 * @typedef {object} Answering
 * @property {Variant} variant
 * @property {Attempt} attempt
 * @property {unknown} draft what was typed before
 * @property {RecordKeeper} record
 * @property {Say} say
 * @property {Text} text
 * @property {Record<string, Labels>} labels
 * @property {() => void} onCheck
 * @property {() => void} onDraft
 * @property {(answer: any) => void} onAnswer of a place that has its own button
 */

/** @type {Record<string, ReturnType<typeof literal>>} */
const places = {
  number: literal`nl-exercise-number`,
  predict: literal`nl-exercise-number`,
  cells: literal`nl-exercise-cells`,
  choose: literal`nl-exercise-choose`,
  order: literal`nl-exercise-order`,
};

/** The place for the answer, by kind. @param {Answering} answering */
export function answerTemplate(answering) {
  const { attempt, variant, onCheck, onDraft } = answering;
  const place =
    variant.exercise.kind === 'code'
      ? codeTemplate(answering)
      : keyed(attempt, placeTemplate(answering));
  return plain`<div class="answering" @nl-check=${onCheck} @nl-draft=${onDraft}>${place}</div>`;
}

/**
 * What was typed before is put there once: at each later render it would take the place of what the
 * reader has typed since.
 * @param {Answering} answering
 */
function placeTemplate({ variant, attempt, draft, labels, say, text }) {
  const place = places[variant.exercise.kind];
  return html`<${place}
    data-part="answer"
    .variant=${variant}
    .labels=${labels}
    .draft=${guard([attempt], () => draft)}
    .verdict=${attempt.verdict}
    .judged=${attempt.given}
    .closed=${attempt.isDone}
    .say=${say}
    .text=${text}
  ></${place}>`;
}

/** Code has its own button, which runs it; what it returns is the answer. @param {Answering} answering */
function codeTemplate({ variant, attempt, record, say, text, onAnswer }) {
  const key = recordKey(variant.exercise);
  return plain`<nl-exercise-code
    data-part="answer"
    .variant=${variant}
    .disabled=${attempt.hasGivenUp}
    .kept=${record.keptCode(key)}
    .say=${say}
    .text=${text}
    @nl-code=${(/** @type {CustomEvent} */ { detail }) => record.keepCode(key, detail.code)}
    @nl-answer=${(/** @type {CustomEvent} */ { detail }) => onAnswer(detail.answer)}
  ></nl-exercise-code>`;
}
