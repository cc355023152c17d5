import { css } from 'lit';

/** A dialog with a heading, and choices in it. */
export const dialogStyles = css`
  dialog {
    padding: 0;
    color: var(--normlab-ink);
    background: var(--normlab-paper);
    border: 1px solid var(--normlab-line);
    border-radius: 6px;
    font-size: var(--normlab-size-2);
    line-height: 1.5;
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }

  header {
    display: flex;
    gap: var(--normlab-space-4);
    align-items: center;
    justify-content: space-between;
    padding: var(--normlab-space-3) var(--normlab-space-5);
    border-block-end: 1px solid var(--normlab-line);
  }

  h2,
  p {
    margin: 0;
  }

  h2 {
    font-size: var(--normlab-size-3);
    font-weight: 600;
  }

  legend {
    padding: 0;
    font-size: var(--normlab-size-1);
    font-weight: 600;
  }

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  fieldset label,
  .flag {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
    min-block-size: 28px;
  }

  @media (pointer: coarse) {
    fieldset label,
    .flag {
      min-block-size: 44px;
    }
  }

  @media print {
    dialog {
      display: none;
    }
  }
`;
