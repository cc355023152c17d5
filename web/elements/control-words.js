import { html, nothing } from 'lit';
import { longestWord, readWords } from '../walkthroughs/words.js';
import { noteTemplate } from './control-note.js';

/**
 * @import { InputSpec } from '../walkthroughs/inputs.js'
 * @import { Control, ControlHost } from './controls.js'
 *
 * @typedef {object} TextField
 * @property {string} field
 * @property {string} label
 * @property {string[]} words in force
 * @property {InputSpec} spec
 * @property {(words: string[]) => void} take
 * @property {unknown} [beside] the field
 */

/** @type {(host: ControlHost, control: Control) => unknown} */
export const wordsTemplate = (host, { name, label, spec, value }) =>
  textField(host, {
    field: name,
    label,
    words: value,
    spec,
    take: (words) => host.take(name, words),
  });

/** @type {(host: ControlHost, control: Control) => unknown} */
export function sentencesTemplate(host, { name, label, spec, value }) {
  const { say, locked } = host;
  const { sentences = 4 } = spec;
  /** @type {string[][]} */
  const all = value;
  return html`<fieldset>
    <legend>${label}</legend>
    ${all.map((words, n) =>
      textField(host, {
        field: `${name}.${n}`,
        label: say('sentences.item', { n: n + 1 }),
        words,
        spec,
        take: (changed) => host.take(name, all.with(n, changed)),
        beside:
          all.length > 1
            ? html`<button
                class="remove"
                ?disabled=${locked}
                aria-label=${say('sentences.remove', { n: n + 1 })}
                title=${say('sentences.remove', { n: n + 1 })}
                @click=${() => removeSentence(host, name, all, n)}
              >
                ×
              </button>`
            : nothing,
      }),
    )}
    ${
      all.length < sentences
        ? html`<button
            ?disabled=${locked}
            @click=${() => host.take(name, [...all, spec.default[0]])}
          >
            ${say('sentences.add')}
          </button>`
        : nothing
    }
  </fieldset>`;
}

/** @type {(host: ControlHost, name: string, all: string[][], n: number) => void} */
function removeSentence(host, name, all, n) {
  for (const field of [...host.typed.keys()]) {
    if (field.startsWith(`${name}.`)) host.typed.delete(field);
  }
  host.notes = {};
  host.take(name, all.toSpliced(n, 1));
}

/** @type {(host: ControlHost, text: TextField) => unknown} */
function textField(host, { field, label, words, spec: { most = 6 }, take, beside = nothing }) {
  const typed = host.typed.get(field);
  const current = typed !== undefined && stands(typed, words, most) ? typed : words.join(' ');
  return html`<div class="field">
    <label for=${field}>${label}</label>
    <div class="line">
      <input
        id=${field}
        type="text"
        dir="auto"
        autocomplete="off"
        spellcheck="false"
        ?disabled=${host.locked}
        placeholder=${host.say('words.help', { most })}
        .value=${current}
        aria-invalid=${host.notes[field]?.wrong ? 'true' : nothing}
        aria-describedby="${field}-note"
        @input=${(/** @type {InputEvent} */ event) => onText(host, event, field, most, take)}
      />${beside}
    </div>
    ${noteTemplate(host, field)}
  </div>`;
}

/**
 * Whether what was typed still says the words that are in force, or says none.
 * @type {(typed: string, words: string[], most: number) => boolean}
 */
function stands(typed, words, most) {
  const read = readWords(typed, most).words;
  return read.length === 0 || String(read) === String(words);
}

/** @type {(host: ControlHost, event: InputEvent, field: string, most: number, take: (words: string[]) => void) => void} */
function onText(host, event, field, most, take) {
  const { value } = /** @type {HTMLInputElement} */ (event.target);
  const { say } = host;
  host.typed.set(field, value);
  const { words, left_out, shortened } = readWords(value, most);
  const said = [];
  if (words.length === 0) said.push(say('words.none'));
  if (left_out.length) {
    const few = left_out.slice(0, 3).join(', ') + (left_out.length > 3 ? ' …' : '');
    said.push(say('words.left-out', { most, words: few, count: left_out.length }));
  }
  if (shortened) said.push(say('words.shortened', { most: longestWord }));
  host.note(field, said.join(' '), words.length === 0);
  if (words.length) take(words);
}
