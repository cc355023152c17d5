/** Looks of `<nl-embed-preview>`. */
import { css } from 'lit';

export const embedPreviewStyles = css`
  :host {
    display: block;
  }

  .frame {
    padding: var(--normlab-space-3);
    overflow-x: auto;
    border: 1px solid var(--normlab-line);
    border-radius: 4px;
  }

  .frame:focus-visible {
    outline: 2px solid var(--normlab-accent);
    outline-offset: 2px;
  }

  :host([width='640']) norm-lab {
    inline-size: 640px;
  }

  :host([width='360']) norm-lab {
    inline-size: 360px;
  }
`;
