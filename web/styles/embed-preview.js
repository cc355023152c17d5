/** Looks of `<nl-embed-preview>`: what embed.css makes of a frame, so that heights are the same. */
import { css } from 'lit';

export const embedPreviewStyles = css`
  :host {
    display: block;
  }

  .frame {
    overflow-x: auto;
    border: 1px solid var(--normlab-line);
    border-radius: 4px;
  }

  .frame:focus-visible {
    outline: 2px solid var(--normlab-accent);
    outline-offset: 2px;
  }

  .room {
    --normlab-embed: hidden;
    --normlab-inspector-height: none;
    --normlab-inspector-position: static;
    --normlab-inspector-sheet: none;
    --normlab-inspector-fold: none;
    --normlab-inspector-bleed: 0px;
    --normlab-matrix-max-height: calc(32 * var(--normlab-unit));
    display: flow-root;
    box-sizing: border-box;
    padding: 12px;
  }

  :host([width='720']) .room {
    inline-size: 720px;
  }

  :host([width='640']) .room {
    inline-size: 640px;
  }

  :host([width='360']) .room {
    inline-size: 360px;
  }
`;
