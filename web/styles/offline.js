/** Looks of what keeps the lab on the device, and of the notice of a new version. */
import { css } from 'lit';

export const offlineStyles = css`
  :host {
    display: block;
  }

  p {
    margin: var(--normlab-space-2) 0;
  }

  label {
    display: flex;
    gap: var(--normlab-space-3);
    align-items: center;
    font-variant-numeric: tabular-nums;
  }

  progress {
    inline-size: 12rem;
    accent-color: var(--normlab-accent);
  }
`;

export const nextVersionStyles = css`
  :host {
    position: fixed;
    inset-block-start: var(--normlab-space-2);
    inset-inline: var(--normlab-space-2);
    z-index: 2;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2) var(--normlab-space-3);
    align-items: center;
    padding: var(--normlab-space-2) var(--normlab-space-3);
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink);
    pointer-events: auto;
    background: var(--normlab-paper);
    border: 1px solid var(--normlab-line);
    border-radius: 4px;
  }

  p {
    margin: 0;
  }

  button {
    font-size: var(--normlab-size-1);
  }

  /* Where there is room beside the lab's own sheet at the bottom, the header stays free. */
  @media (min-width: 961px) {
    :host {
      inset-block: auto var(--normlab-space-2);
      justify-content: flex-start;
    }

    div {
      max-inline-size: 22rem;
    }
  }
`;
