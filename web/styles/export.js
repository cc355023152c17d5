/** Looks of `<nl-export>`: a dialog as wide as a form. */
import { css } from 'lit';
import { dialogStyles } from './dialog.js';

export const exportStyles = css`
  ${dialogStyles}

  dialog {
    inline-size: min(36rem, 100vw - 32px);
    max-block-size: calc(100dvh - 32px);
  }

  form {
    display: grid;
    gap: var(--normlab-space-4);
    padding: var(--normlab-space-5);
  }

  .field {
    display: grid;
    gap: var(--normlab-space-1);
    justify-items: start;
  }

  .field > label {
    font-size: var(--normlab-size-1);
    font-weight: 600;
  }

  .field input {
    inline-size: 100%;
  }

  .field input[inputmode='numeric'] {
    inline-size: 8rem;
  }

  fieldset {
    display: grid;
  }

  fieldset input[type='radio'],
  .flag input {
    flex: none;
    margin: 0;
  }

  .about {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .fault {
    font-size: var(--normlab-size-1);
    color: var(--normlab-error);
  }

  form > button {
    justify-self: start;
  }
`;
