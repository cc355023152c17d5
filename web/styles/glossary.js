/** Looks of the glossary. */
import { css } from 'lit';

export const glossaryStyles = css`
  :host {
    display: block;
    font-size: var(--normlab-size-2);
    line-height: 1.5;
  }

  a {
    color: var(--normlab-accent);
    text-underline-offset: 0.2em;
  }

  h1:focus,
  h3:focus {
    outline: none;
  }

  .lead {
    max-inline-size: 60ch;
    padding-block: var(--normlab-space-6);
  }

  .lead h1 {
    margin: 0 0 var(--normlab-space-2);
    font-size: var(--normlab-size-5);
    font-weight: 600;
    line-height: 1.2;
  }

  .lead p {
    margin: 0;
  }

  .topic {
    display: grid;
    grid-template-columns: minmax(10rem, 14rem) minmax(0, 1fr);
    gap: var(--normlab-space-4) var(--normlab-space-8);
    margin-block-start: var(--normlab-space-6);
    padding-block-start: var(--normlab-space-6);
    border-block-start: 1px solid var(--normlab-line);
  }

  .topic h2 {
    margin: 0;
    font-size: var(--normlab-size-3);
    font-weight: 600;
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
    .topic {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
