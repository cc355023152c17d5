/** Looks of `<nl-lab>`: the three places, side by side where there is room. */
import { css } from 'lit';
import { openedStyles } from './opened.js';

export const labStyles = css`
  ${openedStyles}

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

  .guess {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    align-items: flex-start;
  }

  .ask-first {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
    cursor: pointer;
  }

  @media (pointer: coarse) {
    .ask-first {
      min-block-size: 44px;
    }
  }

  .key ul {
    margin: var(--normlab-space-2) 0 0;
    padding-inline-start: var(--normlab-space-4);
    font-size: var(--normlab-size-1);
  }

  summary {
    cursor: pointer;
    color: var(--normlab-ink-soft);
  }

  .refused {
    max-inline-size: 40ch;
    padding-inline-start: var(--normlab-space-3);
    border-inline-start: 3px solid var(--normlab-error);
  }

  .notice:empty {
    display: none;
  }

  .notice {
    color: var(--normlab-ink-soft);
    font-size: var(--normlab-size-1);
  }

  .tasks {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .tasks a {
    color: var(--normlab-accent);
    text-underline-offset: 0.2em;
  }

  nl-inspector {
    min-inline-size: 0;
  }

  @container (min-width: 640px) {
    .story {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--normlab-space-3) var(--normlab-space-8);
      align-items: start;
      max-inline-size: none;
    }

    .story h2 {
      grid-column: 1 / -1;
    }

    .prose {
      grid-row: 2 / span 4;
    }

    h2 + .guess {
      grid-column: 1 / -1;
    }

    .try,
    .try + .guess,
    .tasks,
    .story nl-controls,
    .story details {
      grid-column: 2;
    }
  }

  @container (min-width: 1080px) {
    .places {
      grid-template: auto 1fr / calc(15 * var(--normlab-unit)) minmax(0, 1fr) calc(17.5 * var(--normlab-unit));
      gap: var(--normlab-space-4) var(--normlab-space-5);
    }

    .story {
      display: flex;
      gap: var(--normlab-space-3);
      align-items: stretch;
    }

    .story {
      grid-area: 1 / 1 / span 2;
    }

    .stage {
      grid-area: 1 / 2;
    }

    nl-tools {
      grid-area: 2 / 2;
    }

    nl-inspector {
      grid-area: 1 / 3 / span 2;
      max-block-size: var(--normlab-inspector-height, calc(100vh - 8.5 * var(--normlab-unit)));
      overflow-y: auto;
    }
  }

  @container (max-width: 639.9px) {
    nl-inspector {
      position: var(--normlab-inspector-position, static);
      inset-block-end: 0;
      z-index: 1;
      max-block-size: var(--normlab-inspector-sheet, none);
      overflow-y: auto;
      margin-inline: calc(-1 * var(--normlab-inspector-bleed, 0px));
      padding: var(--normlab-space-3) var(--normlab-inspector-bleed, 0px);
      background: var(--normlab-paper);
      border-block-start: 1px solid var(--normlab-ink-soft);
    }
  }

  /* Too low for a sheet: the inspector follows the stage. */
  @media (max-height: 560px) {
    nl-inspector {
      position: static;
      max-block-size: none;
    }
  }

  @media print {
    nl-tools,
    .notice,
    .guess,
    nl-controls {
      display: none;
    }

    nl-inspector {
      position: static;
      max-block-size: none;
    }
  }
`;
