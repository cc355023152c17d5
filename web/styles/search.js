/** Looks of the search field and what it finds. */
import { css } from 'lit';

export const searchStyles = css`
  :host {
    display: block;
    font-size: var(--normlab-size-2);
    line-height: 1.5;
  }

  label {
    display: block;
    margin-block-end: var(--normlab-space-1);
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  input {
    inline-size: min(100%, 28rem);
  }

  input::placeholder {
    color: var(--normlab-ink-soft);
  }

  .count {
    margin: var(--normlab-space-2) 0 0;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .count:empty {
    margin: 0;
  }

  ol {
    max-inline-size: 60ch;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: var(--normlab-space-3);
    border-block-end: 1px solid var(--normlab-line);
  }

  li p {
    margin: 0;
    max-inline-size: 60ch;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  a {
    color: var(--normlab-accent);
    text-underline-offset: 0.2em;
  }
`;
