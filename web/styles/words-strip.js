/** Looks of `<nl-words-strip>`. */
import { css } from 'lit';

export const wordsStripStyles = css`
  :host {
    display: block;
    font-size: var(--normlab-size-1);
  }

  .label {
    font-weight: 600;
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2);
    margin: 0;
    padding: var(--normlab-space-1) 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-direction: column;
    min-inline-size: calc(4.5 * var(--normlab-unit));
    max-inline-size: calc(12 * var(--normlab-unit));
    padding: var(--normlab-space-1) var(--normlab-space-2);
    border-block-end: 2px solid var(--normlab-line);
  }

  li.generator {
    border-block-end-style: dashed;
    border-block-end-color: var(--normlab-ink-soft);
  }

  li.edited {
    border-block-end-color: var(--normlab-accent);
  }

  .word {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--normlab-size-3);
  }

  .from {
    color: var(--normlab-ink-soft);
  }
`;
