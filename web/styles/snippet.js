/** Looks of `<nl-snippet>`: code to the left, what it prints to the right; below it where narrow. */
import { css } from 'lit';

export const snippetStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    inline-size: calc(42 * var(--normlab-unit));
    max-inline-size: 100%;
  }

  .head {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-2) var(--normlab-space-3);
    align-items: center;
    margin-block-end: var(--normlab-space-2);
    font-size: var(--normlab-size-1);
  }

  .label {
    font-weight: 600;
  }

  .notice {
    color: var(--normlab-ink-soft);
  }

  .frame {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    column-gap: var(--normlab-space-4);
    max-block-size: var(--normlab-matrix-max-height);
    overflow: auto;
    padding-block: var(--normlab-space-2);
    border-block: 1px solid var(--normlab-line);
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
    line-height: 24px;
    direction: ltr;
    text-align: left;
  }

  code {
    min-block-size: 12px;
    font: inherit;
    white-space: pre;
  }

  .unreached {
    color: var(--normlab-ink-soft);
    text-decoration: line-through;
  }

  .printed {
    display: flex;
    flex-flow: row wrap;
    column-gap: 1ch;
    font-variant-numeric: tabular-nums;
  }

  code input:not([type='range'], [type='checkbox'], [type='radio']),
  code select,
  .number {
    box-sizing: content-box;
    min-block-size: 22px;
    padding: 0 2px;
    font: inherit;
    font-size: inherit;
    line-height: 22px;
    color: inherit;
    background: none;
    border: 0;
    border-radius: 2px;
  }

  code input:not([type='range'], [type='checkbox'], [type='radio']),
  code select {
    color: var(--normlab-accent);
    background: var(--normlab-wash);
    box-shadow: inset 0 -1px 0 0 currentcolor;
  }

  .number[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--normlab-accent);
  }

  code [aria-invalid='true'] {
    color: var(--normlab-error);
  }

  .refusal,
  .fault {
    flex: 1 0 100%;
    max-inline-size: 48ch;
    margin: 0;
    font-family: var(--normlab-font);
    line-height: 1.4;
  }

  .refusal {
    padding-inline-start: var(--normlab-space-2);
    border-inline-start: 3px solid var(--normlab-error);
  }

  .fault {
    color: var(--normlab-error);
  }

  .manual {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-1);
    font-size: var(--normlab-size-1);
  }

  textarea {
    font-family: var(--normlab-font-code);
    color: inherit;
    background: none;
  }

  @container (max-width: 559.9px) {
    .frame {
      grid-template-columns: max-content;
    }

    .printed {
      max-inline-size: 100cqi;
      padding-inline-start: 2ch;
    }
  }

  @media (pointer: coarse) {
    code input:not([type='range'], [type='checkbox'], [type='radio']),
    code select,
    .number {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }

  @media print {
    .head button {
      display: none;
    }
  }
`;
