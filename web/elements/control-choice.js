import { html } from 'lit';

/** @import { Control, ControlHost } from './controls.js' */

/** @type {(host: ControlHost, control: Control) => unknown} */
export const choiceTemplate = (host, { name, label, spec, value, options = {} }) =>
  html`<fieldset class="choice">
    <legend>${label}</legend>
    ${spec.options?.map(
      (option) => html`<label>
        <input
          type="radio"
          name=${name}
          value=${option}
          ?disabled=${host.locked}
          .checked=${option === value}
          @change=${() => host.take(name, option)}
        />
        ${options[option] ?? option}
      </label>`,
    )}
  </fieldset>`;
