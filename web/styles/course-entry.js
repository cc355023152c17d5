/** Looks of one walkthrough on the course's path. */
import { css } from 'lit';

export const courseEntryStyles = css`
  :host {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: var(--normlab-space-2) var(--normlab-space-6);
  }

  nl-thumbnail {
    display: block;
    block-size: 72px;
    margin-block-start: var(--normlab-space-1);
  }

  a {
    color: var(--normlab-accent);
    text-underline-offset: 0.2em;
  }

  h3 {
    margin: 0;
    font-size: var(--normlab-size-3);
    font-weight: 400;
    line-height: 1.4;
  }

  p {
    margin: var(--normlab-space-1) 0 0;
    max-inline-size: 60ch;
  }

  .facts {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .finished::before {
    content: '✓ ' / '';
  }

  @media (max-width: 640px) {
    :host {
      grid-template-columns: minmax(0, 1fr);
    }

    nl-thumbnail {
      order: 1;
    }
  }
`;
