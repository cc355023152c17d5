/** Looks of the page about the lab: text, nothing else. */
import { css } from 'lit';

export const aboutStyles = css`
  :host {
    display: block;
    padding-block: var(--normlab-space-6);
    max-inline-size: 60ch;
    font-size: var(--normlab-size-2);
    line-height: 1.5;
  }

  h1:focus {
    outline: none;
  }

  h1 {
    margin: 0 0 var(--normlab-space-2);
    font-size: var(--normlab-size-5);
    font-weight: 600;
    line-height: 1.2;
  }

  h2 {
    margin: var(--normlab-space-8) 0 0;
    font-size: var(--normlab-size-3);
    font-weight: 600;
  }

  p {
    margin: var(--normlab-space-2) 0 0;
  }

  ul {
    margin: var(--normlab-space-2) 0 var(--normlab-space-3);
    padding-inline-start: var(--normlab-space-5);
  }

  li {
    margin-block-start: var(--normlab-space-1);
  }

  a {
    color: var(--normlab-accent);
    text-underline-offset: 0.2em;
  }

  code {
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
  }
`;
