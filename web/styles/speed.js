/** Looks of the page on speed: a table a workload, with bars whose lengths compare. */
import { css } from 'lit';
import { readingStyles } from './reading.js';

export const speedStyles = css`
  ${readingStyles}

  h1 {
    margin-block-start: var(--normlab-space-6);
  }

  h2 {
    margin: var(--normlab-space-8) 0 var(--normlab-space-2);
    font-size: var(--normlab-size-3);
    font-weight: 600;
  }

  .shape {
    font-size: var(--normlab-size-1);
    font-weight: 400;
    color: var(--normlab-ink-soft);
  }

  p,
  dl {
    margin: var(--normlab-space-2) 0 0;
    max-inline-size: 60ch;
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0 0 var(--normlab-space-2);
  }

  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--normlab-space-4);
    margin-block-start: var(--normlab-space-4);
  }

  progress {
    inline-size: 16rem;
    max-inline-size: 100%;
    accent-color: var(--normlab-accent);
  }

  [role='status'] {
    min-block-size: 1.5em;
  }

  .scroll {
    overflow-x: auto;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: var(--normlab-space-1) var(--normlab-space-4) var(--normlab-space-1) 0;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  thead th {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  tbody th {
    inline-size: 9rem;
  }

  .number {
    inline-size: 7rem;
    text-align: end;
  }

  td:last-child {
    min-inline-size: 8rem;
    padding-inline-end: 0;
  }

  svg {
    display: block;
    inline-size: 100%;
    block-size: 12px;
  }

  :host(:dir(rtl)) svg {
    transform: scaleX(-1);
  }

  .bar {
    fill: var(--normlab-accent);
  }

  .plain .bar {
    fill: var(--normlab-ink-soft);
  }

  .middle {
    fill: var(--normlab-ink);
  }

  /* The line over a bar's end still shows the spread. */
  @media (width < 640px) {
    .spread {
      display: none;
    }

    th,
    td {
      padding-inline-end: var(--normlab-space-2);
    }

    tbody th,
    .number {
      inline-size: auto;
    }

    td:last-child {
      min-inline-size: 6rem;
    }
  }
`;
