/** Looks of the record of exercises: a table, a few fields, and the same on paper. */
import { css } from 'lit';
import { readingStyles } from './reading.js';

export const recordStyles = css`
  ${readingStyles}

  h1 {
    margin-block-start: var(--normlab-space-6);
  }

  h2 {
    margin: var(--normlab-space-8) 0 0;
    font-size: var(--normlab-size-3);
    font-weight: 600;
  }

  p {
    margin: var(--normlab-space-2) 0 0;
    max-inline-size: 60ch;
  }

  .scroll {
    max-inline-size: 100%;
    margin-block-start: var(--normlab-space-4);
    overflow-x: auto;
  }

  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: var(--normlab-space-2) var(--normlab-space-5) var(--normlab-space-2) 0;
    text-align: start;
    vertical-align: baseline;
    border-block-end: 1px solid var(--normlab-line);
  }

  th {
    font-weight: 400;
  }

  thead th {
    font-size: var(--normlab-size-1);
    font-weight: 600;
  }

  tbody th {
    min-inline-size: 8rem;
  }

  td:not(:nth-child(2)) {
    white-space: nowrap;
  }

  td:nth-child(n + 3):nth-child(-n + 5),
  thead th:nth-child(n + 3):nth-child(-n + 5) {
    text-align: end;
  }

  .fields,
  form {
    display: grid;
    gap: var(--normlab-space-1);
    justify-items: start;
    max-inline-size: 36rem;
    margin-block: var(--normlab-space-4);
  }

  .fields > label:not(.flag),
  form > label {
    margin-block-start: var(--normlab-space-2);
    font-size: var(--normlab-size-1);
    font-weight: 600;
  }

  .fields p {
    margin: 0;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .fields > input,
  form > input {
    inline-size: min(20rem, 100%);
  }

  .flag {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
    min-block-size: 28px;
  }

  textarea {
    inline-size: 100%;
    padding: var(--normlab-space-2) var(--normlab-space-3);
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
    line-height: 1.5;
    color: inherit;
    background: none;
    border: 1px solid color-mix(in oklab, var(--normlab-ink) 55%, var(--normlab-paper));
    border-radius: 4px;
  }

  textarea[aria-invalid='true'] {
    border-color: var(--normlab-error);
  }

  form button {
    margin-block-start: var(--normlab-space-3);
  }

  .row,
  .sure {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-3);
    align-items: center;
    margin-block-start: var(--normlab-space-3);
  }

  .row > .sure {
    margin: 0;
  }

  .fault {
    color: var(--normlab-error);
  }

  .proof {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  nl-copy-text {
    max-inline-size: 36rem;
  }

  nl-record-check {
    margin-block-start: var(--normlab-space-2);
  }

  .paper {
    display: none;
  }

  .code {
    font-family: var(--normlab-font-code);
  }

  @media print {
    .screen {
      display: none !important;
    }

    .paper {
      display: block;
    }

    .name {
      font-size: var(--normlab-size-3);
      font-weight: 600;
    }

    .scroll {
      overflow: visible;
    }

    tr,
    .code {
      break-inside: avoid;
    }

    a {
      color: inherit;
      text-decoration: none;
    }

    .code {
      max-inline-size: none;
    }
  }

  @media (max-width: 480px) {
    th,
    td {
      padding-inline-end: var(--normlab-space-3);
    }
  }

  @media (pointer: coarse) {
    .flag {
      min-block-size: 44px;
    }
  }
`;
