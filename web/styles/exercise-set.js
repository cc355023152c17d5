/** Looks of a set of exercises: its bar, and what came of it. */
import { css } from 'lit';

export const exerciseSetStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-6);
    container-type: inline-size;
    font-size: var(--normlab-size-2);
    line-height: 1.5;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-3) var(--normlab-space-6);
    align-items: center;
    justify-content: space-between;
    padding-block-end: var(--normlab-space-3);
    border-block-end: 1px solid var(--normlab-line);
  }

  ol,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-1);
  }

  ol button {
    display: inline-flex;
    gap: 0.25em;
    align-items: center;
    justify-content: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    font-variant-numeric: tabular-nums;
    background: none;
    border-color: transparent;
  }

  ol button:hover {
    background: var(--normlab-wash);
  }

  ol button[aria-current] {
    border-color: var(--normlab-ink);
    font-weight: 600;
  }

  .open .sign {
    font-weight: 400;
    color: var(--normlab-ink-soft);
  }

  .turn {
    display: flex;
    gap: var(--normlab-space-2);
  }

  .turn button {
    min-inline-size: 7ch;
    min-block-size: 44px;
  }

  h2,
  p {
    margin: 0;
  }

  h2 {
    font-size: var(--normlab-size-4);
    font-weight: 600;
    line-height: 1.25;
  }

  :is(h2, .asking):focus {
    outline: none;
  }

  .came {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    align-items: flex-start;
    max-inline-size: 60ch;
  }

  .score {
    font-size: var(--normlab-size-3);
  }

  .came li {
    display: grid;
    grid-template-columns: 1.5em minmax(0, 1fr);
    align-items: baseline;
    padding-block: var(--normlab-space-1);
  }

  .came li .sign {
    grid-column: 1;
  }

  .came li button {
    grid-column: 2;
    justify-self: start;
    text-align: start;
  }

  .state {
    grid-column: 2;
    color: var(--normlab-ink-soft);
    font-size: var(--normlab-size-1);
  }

  .asking {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2) var(--normlab-space-3);
    align-items: center;
  }

  .asking span {
    flex-basis: 100%;
  }

  @media print {
    .bar,
    button:not(.link) {
      display: none;
    }
  }
`;
