/** Looks of the glossary. */
import { css } from 'lit';
import { readingStyles } from './reading.js';

export const glossaryStyles = css`
  ${readingStyles}

  h3:focus {
    outline: none;
  }

  .lead p {
    margin: 0;
  }

  .part {
    margin-block-start: var(--normlab-space-6);
  }

  .part h2 {
    line-height: inherit;
  }

  article {
    max-inline-size: 48rem;
    padding-block-end: var(--normlab-space-6);
    scroll-margin-block-start: var(--normlab-space-4);
  }

  article h3 {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-1) var(--normlab-space-5);
    align-items: baseline;
    margin: 0;
    font-size: var(--normlab-size-3);
    font-weight: 600;
  }

  article h3 a {
    color: inherit;
    text-decoration: none;
  }

  article h3 a:hover {
    text-decoration: underline;
  }

  math {
    font-family: var(--normlab-font-math);
    font-size: var(--normlab-size-3);
    font-weight: 400;
  }

  article p {
    margin: var(--normlab-space-1) 0 0;
    max-inline-size: 60ch;
  }

  .hazard {
    padding-inline-start: var(--normlab-space-3);
    border-inline-start: 2px solid var(--normlab-accent);
  }

  dl {
    margin: var(--normlab-space-2) 0 0;
    font-size: var(--normlab-size-1);
  }

  dl div {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
  }

  dd {
    grid-column: 2;
  }

  dt,
  dd span {
    color: var(--normlab-ink-soft);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  code {
    font-family: var(--normlab-font-code);
  }

  dd span {
    margin-inline-start: var(--normlab-space-1);
  }

  @media (max-width: 800px) {
    .part {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
