/** What all that `<norm-lab>` opens has in common: its box, what is cut off, and why it is not there. */
import { css } from 'lit';

export const openedStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    background: var(--normlab-paper);
  }

  /* Nothing of what a page's own rules would hand down, but for what hides or colours all of it. */
  .lab,
  .failed,
  .rest {
    all: initial;
    box-sizing: border-box;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    forced-color-adjust: inherit;
    print-color-adjust: inherit;
    font-family: var(--normlab-font);
    font-size: var(--normlab-size-2);
    line-height: 1.5;
    color: var(--normlab-ink);
    text-size-adjust: 100%;
  }

  .rest {
    position: absolute;
    inset: auto 0 0;
    z-index: 2;
    display: none;
    padding-block-start: var(--normlab-space-12);
    background: linear-gradient(transparent, var(--normlab-paper) 60%);
  }

  :host([cut]) .rest {
    display: grid;
  }

  .rest button {
    background: var(--normlab-paper);
  }

  .failed {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    align-items: flex-start;
    max-inline-size: 60ch;
    padding: var(--normlab-space-4);
    border-inline-start: 3px solid var(--normlab-error);
  }
`;
