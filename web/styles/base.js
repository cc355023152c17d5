/** What every element of the page starts from: box sizes, type, focus, and the plain controls. */
import { css } from 'lit';

export const base = css`
  :host {
    font-family: var(--normlab-font);
    color: var(--normlab-ink);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :focus-visible {
    outline: 2px solid var(--normlab-accent);
    outline-offset: 2px;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Buttons, fields and sliders: quiet, one height, words first. */
export const controls = css`
  button,
  select,
  input:not([type='range'], [type='checkbox'], [type='radio']) {
    min-block-size: 36px;
    padding-inline: var(--normlab-space-3);
    font: inherit;
    font-size: var(--normlab-size-2);
    color: inherit;
    background: none;
    border: 1px solid color-mix(in oklab, var(--normlab-ink) 55%, var(--normlab-paper));
    border-radius: 4px;
  }

  button {
    cursor: pointer;
  }

  button:hover:not(:disabled) {
    background: var(--normlab-wash);
  }

  button:disabled {
    color: var(--normlab-ink-soft);
    border-color: var(--normlab-line);
    cursor: default;
  }

  button[aria-pressed='true'],
  button[aria-current] {
    border-color: var(--normlab-accent);
    box-shadow: inset 0 0 0 1px var(--normlab-accent);
  }

  button.link {
    min-block-size: 24px;
    padding: 0;
    color: var(--normlab-accent);
    border: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  input[aria-invalid='true'] {
    border-color: var(--normlab-error);
  }

  input[type='range'],
  input[type='checkbox'],
  input[type='radio'] {
    accent-color: var(--normlab-accent);
  }

  @media (pointer: coarse) {
    button,
    button.link,
    select,
    input:not([type='range'], [type='checkbox'], [type='radio']) {
      min-block-size: 44px;
    }

    input[type='range'] {
      min-block-size: 44px;
    }
  }
`;
