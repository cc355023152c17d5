/** Looks of the home page: the course as a path. */
import { css } from 'lit';
import { readingStyles } from './reading.js';

export const homeStyles = css`
  ${readingStyles}

  .unknown {
    margin: var(--normlab-space-4) 0 0;
    font-weight: 600;
  }

  .lead {
    padding-block: var(--normlab-space-10) var(--normlab-space-6);
  }

  h1 {
    margin-block-end: var(--normlab-space-3);
    text-wrap: balance;
  }

  .lead p {
    margin: 0;
    font-size: var(--normlab-size-3);
  }

  .lead .facts {
    margin-block-start: var(--normlab-space-2);
    font-size: var(--normlab-size-2);
    color: var(--normlab-ink-soft);
  }

  .lead .start {
    margin-block-start: var(--normlab-space-5);
  }

  .start a {
    display: block;
  }

  .start span {
    font-size: var(--normlab-size-2);
    color: var(--normlab-ink-soft);
  }

  .start button {
    margin-inline-start: var(--normlab-space-2);
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  nl-search {
    margin-block-end: var(--normlab-space-8);
  }

  .part {
    grid-template-columns: minmax(12rem, 17rem) minmax(0, 1fr);
    padding-block-end: var(--normlab-space-6);
  }

  .part h2 span {
    display: block;
    font-size: var(--normlab-size-1);
    font-weight: 400;
    color: var(--normlab-ink-soft);
  }

  .part .about p {
    margin: var(--normlab-space-2) 0 0;
    max-inline-size: 40ch;
    color: var(--normlab-ink-soft);
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    padding-block-end: var(--normlab-space-6);
    padding-inline-start: var(--normlab-space-6);
  }

  li:last-child {
    padding-block-end: 0;
  }

  /* The path: a line from station to station. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 14px -6px;
    inset-inline-start: 4.5px;
    border-inline-start: 1px solid var(--normlab-line);
  }

  li::after {
    content: '';
    position: absolute;
    inset-block-start: 7px;
    inset-inline-start: 0;
    inline-size: 10px;
    block-size: 10px;
    background: var(--normlab-paper);
    border: 1px solid color-mix(in oklab, var(--normlab-ink) 55%, var(--normlab-paper));
    border-radius: 50%;
  }

  li.begun::after {
    border: 3px solid var(--normlab-accent);
  }

  li.finished::after {
    background: var(--normlab-accent);
    border-color: var(--normlab-accent);
  }

  @media (max-width: 800px) {
    .part {
      grid-template-columns: minmax(0, 1fr);
    }

    .lead {
      padding-block: var(--normlab-space-6);
    }
  }
`;
