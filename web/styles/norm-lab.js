/** Looks of `<norm-lab>` itself: its ground, and the box that it is. */
import { css } from 'lit';

export const normLabStyles = css`
  :host {
    display: block;
    background: var(--normlab-paper);
  }

  :host([hidden]) {
    display: none !important;
  }
`;
