/** Looks of `<norm-lab>`: the three places, side by side where there is room. */
import { css } from 'lit';

export const normLabStyles = css`
  :host {
    display: block;
    background: var(--normlab-paper);
    container-type: inline-size;
    font-size: var(--normlab-size-2);
    line-height: 1.5;
  }

  .lab {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-4);
  }

  nl-stepper {
    padding-block-end: var(--normlab-space-3);
    border-block-end: 1px solid var(--normlab-line);
  }

  .places {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--normlab-space-6);
    align-items: start;
  }

  .story {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    max-inline-size: 60ch;
  }

  h2,
  h3,
  p {
    margin: 0;
  }

  .story h2 {
    font-size: var(--normlab-size-4);
    line-height: 1.25;
    font-weight: 600;
    text-wrap: balance;
  }

  .story h2:focus {
    outline: none;
  }

  h3 {
    font-size: var(--normlab-size-2);
    font-weight: 600;
  }

  summary {
    cursor: pointer;
    color: var(--normlab-ink-soft);
  }

  .stage {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-4);
    min-inline-size: 0;
  }

  .flow {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-4) var(--normlab-space-3);
    align-items: flex-start;
    align-content: flex-start;
  }

  .column {
    display: flex;
    flex-flow: column;
    gap: var(--normlab-space-4);
    max-inline-size: 100%;
    min-inline-size: 0;
  }

  .refused {
    max-inline-size: 40ch;
    padding-inline-start: var(--normlab-space-3);
    border-inline-start: 3px solid var(--normlab-error);
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2);
    padding-block-start: var(--normlab-space-3);
    border-block-start: 1px solid var(--normlab-line);
  }

  .tools button {
    min-block-size: 32px;
    font-size: var(--normlab-size-1);
    border-color: var(--normlab-line);
  }

  .notice {
    color: var(--normlab-ink-soft);
    font-size: var(--normlab-size-1);
  }

  .manual {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
  }

  .close {
    align-self: start;
  }

  textarea {
    inline-size: 100%;
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
    color: inherit;
    background: var(--normlab-wash);
    border: 1px solid var(--normlab-line);
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

  nl-inspector {
    min-inline-size: 0;
  }

  @container (min-width: 640px) {
    .places {
      grid-template-columns: minmax(14rem, 18rem) minmax(0, 1fr);
    }

    nl-inspector {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 1080px) {
    .places {
      grid-template-columns: 15rem minmax(0, 1fr) 17.5rem;
      gap: var(--normlab-space-5);
    }

    nl-inspector {
      grid-column: auto;
      position: sticky;
      inset-block-start: var(--normlab-space-4);
      max-block-size: calc(100vh - 32px);
      overflow-y: auto;
    }
  }

  @container (max-width: 639.9px) {
    nl-inspector {
      position: sticky;
      inset-block-end: 0;
      z-index: 3;
      max-block-size: 42vh;
      overflow-y: auto;
      margin-inline: calc(-1 * var(--normlab-space-3));
      padding: var(--normlab-space-3);
      background: var(--normlab-paper);
      border-block-start: 1px solid var(--normlab-ink-soft);
    }
  }

  @media (pointer: coarse) {
    .tools button {
      min-block-size: 44px;
    }
  }

  @media print {
    .tools,
    .notice,
    nl-controls {
      display: none;
    }

    nl-inspector {
      position: static;
      max-block-size: none;
    }
  }
`;
