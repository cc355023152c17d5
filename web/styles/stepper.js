/** Looks of `<nl-stepper>`. */
import { css } from 'lit';

export const stepperStyles = css`
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2) var(--normlab-space-4);
    align-items: center;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2);
    align-items: center;
  }

  .next {
    min-inline-size: calc(5 * var(--normlab-unit));
  }

  .play {
    min-inline-size: calc(4.75 * var(--normlab-unit));
  }

  .position {
    font-size: var(--normlab-size-2);
    color: var(--normlab-ink-soft);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  ol {
    flex: 1 1 calc(16 * var(--normlab-unit));
    display: flex;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
    min-inline-size: 0;
  }

  li {
    flex: 1 1 0;
    min-inline-size: 0;
  }

  li button {
    position: relative;
    inline-size: 100%;
    min-block-size: 32px;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }

  li button::before {
    content: '';
    position: absolute;
    inset: 13px 0;
    background: var(--normlab-line);
  }

  li button.done::before {
    background: color-mix(in oklab, var(--normlab-accent) 55%, var(--normlab-paper));
  }

  li button[aria-current='step'] {
    box-shadow: none;
  }

  li button[aria-current='step']::before {
    inset-block: 10px;
    background: var(--normlab-accent);
  }

  li button:hover {
    background: none;
  }

  li button:hover::before {
    inset-block: 10px;
  }

  .title {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (pointer: coarse) {
    li button {
      min-block-size: 44px;
    }

    li button::before {
      inset: 19px 0;
    }
  }

  @media print {
    nav {
      display: none;
    }
  }
`;
