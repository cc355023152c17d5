/** Looks of `<nl-copy-text>`. */
import { css } from 'lit';

export const copyTextStyles = css`
  :host {
    display: block;
  }

  .head {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-1) var(--normlab-space-3);
    align-items: center;
    margin-block-end: var(--normlab-space-1);
    font-size: var(--normlab-size-1);
  }

  label {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  button {
    min-block-size: 28px;
    font-size: var(--normlab-size-1);
  }

  .notice {
    color: var(--normlab-ink-soft);
  }

  textarea {
    display: block;
    inline-size: 100%;
    field-sizing: content;
    min-block-size: 2lh;
    max-block-size: calc(15 * var(--normlab-unit));
    padding: var(--normlab-space-2) var(--normlab-space-3);
    resize: vertical;
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
    line-height: 1.5;
    color: inherit;
    background: var(--normlab-wash);
    border: 1px solid var(--normlab-line);
    border-radius: 4px;
    overflow-wrap: anywhere;
  }

  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
`;
