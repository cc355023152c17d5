import { css } from 'lit';

/**
 * What pages of the lab that are read have in common: type, links, the heading with what leads
 * in, and parts with their headings beside them.
 */
export const readingStyles = css`
  :host {
    display: block;
    font-size: var(--normlab-size-2);
    line-height: 1.5;
  }

  a {
    color: var(--normlab-accent);
    text-underline-offset: 0.2em;
  }

  h1 {
    margin: 0 0 var(--normlab-space-2);
    font-size: var(--normlab-size-5);
    font-weight: 600;
    line-height: 1.2;
  }

  h1:focus {
    outline: none;
  }

  .lead {
    max-inline-size: 60ch;
    padding-block: var(--normlab-space-6);
  }

  .part {
    display: grid;
    grid-template-columns: minmax(10rem, 14rem) minmax(0, 1fr);
    gap: var(--normlab-space-4) var(--normlab-space-8);
    padding-block-start: var(--normlab-space-6);
    border-block-start: 1px solid var(--normlab-line);
  }

  .part h2 {
    margin: 0;
    font-size: var(--normlab-size-3);
    font-weight: 600;
    line-height: 1.3;
  }
`;
