/** Looks of `<nl-tools>`. */
import { css } from 'lit';

export const toolsStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    align-items: flex-start;
    font-size: var(--normlab-size-1);
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-1);
  }

  button {
    min-block-size: 32px;
    padding-inline: var(--normlab-space-2);
    font-size: var(--normlab-size-1);
    border-color: var(--normlab-line);
  }

  /* Its own preview has the room for it, but no dialog within the dialog. */
  .embed {
    visibility: var(--normlab-embed, visible);
  }

  .notice {
    margin: 0;
    color: var(--normlab-ink-soft);
  }

  .notice:empty {
    display: none;
  }

  .manual {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    inline-size: 100%;
  }

  textarea {
    inline-size: 100%;
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
    color: inherit;
    background: var(--normlab-wash);
    border: 1px solid var(--normlab-line);
  }

  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
`;
