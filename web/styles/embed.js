/** Looks of `<nl-embed>`: a dialog with settings beside what they give; a full sheet where narrow. */
import { css } from 'lit';
import { dialogStyles } from './dialog.js';

export const embedStyles = css`
  ${dialogStyles}

  dialog {
    flex-direction: column;
    inline-size: min(70 * var(--normlab-unit), 100vw - 48px);
    max-inline-size: none;
    block-size: calc(100dvh - 48px);
    max-block-size: none;
  }

  dialog[open] {
    display: flex;
  }

  h3 {
    margin: 0;
  }

  h3,
  summary {
    font-size: var(--normlab-size-1);
    font-weight: 600;
  }

  .body {
    display: grid;
    grid-template-columns: calc(18 * var(--normlab-unit)) minmax(0, 1fr);
    align-items: start;
    gap: var(--normlab-space-5) var(--normlab-space-8);
    padding: var(--normlab-space-5);
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  /* No flex box: in one, WebKit counts the height of a fieldset's legend twice. */
  .settings,
  .result {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--normlab-space-4);
    min-inline-size: 0;
  }

  fieldset {
    display: flex;
    flex-flow: row wrap;
    gap: 0 var(--normlab-space-4);
    align-content: start;
  }

  legend {
    margin-block-end: var(--normlab-space-1);
  }

  [data-choice='way'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  fieldset input,
  .flag input {
    flex: none;
    margin: 0;
  }

  .settings p,
  .facts {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .facts {
    margin: 0;
    padding-inline-start: var(--normlab-space-4);
  }

  .result > p {
    max-inline-size: 65ch;
  }

  .height {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
    font-size: var(--normlab-size-1);
    font-weight: 600;
  }

  .height input {
    inline-size: calc(6 * var(--normlab-unit));
  }

  summary {
    cursor: pointer;
  }

  h3 + nl-embed-preview {
    margin-block-start: calc(-1 * var(--normlab-space-3));
  }

  details nl-copy-text {
    margin-block-start: var(--normlab-space-3);
  }

  /* Where all of them can be seen at once. */
  @media (min-width: 801px) and (min-height: 780px) and (pointer: fine) {
    .settings {
      position: sticky;
      inset-block-start: 0;
    }
  }

  @media (max-width: 760px) {
    dialog {
      inset: 0;
      inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }

    header {
      padding: var(--normlab-space-2) var(--normlab-space-4);
    }

    .body {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--normlab-space-4);
    }
  }

  @media (pointer: coarse) {
    summary {
      min-block-size: 44px;
    }
  }
`;
