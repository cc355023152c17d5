import { EngineError } from '../engine/index.js';
import { parseNumber } from '../render/parse-number.js';
import { InputError, kinds } from '../walkthroughs/inputs.js';

/**
 * @import { InputSpec } from '../walkthroughs/inputs.js'
 * @import { Printed, Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} CodeField an input that stands in the code
 * @property {string} input
 * @property {string} label
 * @property {string} text its value as the code has it
 * @property {string[]} [options] where it is one of a few
 * @property {number} step what an arrow key adds
 *
 * @typedef {object} Line a line as it is shown
 * @property {(string | CodeField)[]} code
 * @property {(Printed & { isSelected: boolean })[]} printed
 * @property {string} refusal why the program stops here; empty where it goes on
 * @property {boolean} isReached whether the program comes to this line
 *
 * @typedef {{ value: any } | { fault: string }} Reading
 */

/**
 * The lines of a snippet, with what each prints for the inputs as they are. Where a line cannot be
 * computed the program stops, as it does elsewhere: the lines after it print nothing.
 * @param {Session} session
 * @param {string} name
 * @param {Say} say
 * @returns {Line[]}
 */
export function snippetOf(session, name, say) {
  const { walkthrough, inputs, tape } = session;
  let isReached = true;
  return (walkthrough.snippets?.[name](inputs) ?? []).map(({ code, computes, prints }) => {
    const line = {
      code: code.map((part) => (typeof part === 'string' ? part : fieldOf(session, part, say))),
      printed: /** @type {Line['printed']} */ ([]),
      refusal: '',
      isReached,
    };
    if (!isReached) return line;
    try {
      if (computes) tape.tensor(computes);
      line.printed = (prints?.(tape) ?? []).map((one) => ({
        ...one,
        isSelected: session.isSelected(one.name, one.index),
      }));
    } catch (failure) {
      if (!(failure instanceof EngineError)) throw failure;
      line.refusal = say('snippet.stopped', { message: failure.message });
      isReached = false;
    }
    return line;
  });
}

/** @type {(session: Session, part: { input: string }, say: Say) => CodeField} */
function fieldOf({ walkthrough, inputs }, { input }, say) {
  const { options, step = 1 } = walkthrough.specs[input];
  const label = say(`${walkthrough.id}.inputs.${input}`);
  return { input, label, text: String(inputs[input]), options, step };
}

/**
 * The code as text, to be run.
 * @param {Line[]} lines
 */
export const textOf = (lines) =>
  `${lines
    .map(({ code }) => code.map((part) => (typeof part === 'string' ? part : part.text)).join(''))
    .join('\n')}\n`;

/**
 * What was typed into a field, read as its input's value.
 * @param {InputSpec} spec
 * @param {string} text
 * @param {Say} say
 * @returns {Reading}
 */
export function readField(spec, text, say) {
  const read = spec.kind === 'choice' ? { value: text } : parseNumber(text);
  if (!('value' in read)) return { fault: say('number.not-a-number', { text }) };
  try {
    return { value: kinds[spec.kind].check(read.value, spec) };
  } catch (failure) {
    if (!(failure instanceof InputError)) throw failure;
    return { fault: say(failure.key, failure.params) };
  }
}
