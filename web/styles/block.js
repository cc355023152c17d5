/** Looks of `<nl-block>`. */
import { css } from 'lit';

export const blockStyles = css`
  :host {
    --shade: var(--group-hue, var(--normlab-ink));
    display: block;
    font-size: var(--normlab-size-1);
    user-select: none;
  }

  svg {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    direction: ltr;
  }

  text {
    font-size: var(--normlab-size-1);
    fill: var(--normlab-ink-soft);
  }

  path {
    stroke-linejoin: round;
  }

  .hidden {
    fill: none;
    stroke: var(--normlab-ink-soft);
    stroke-dasharray: 2 3;
  }

  .group path {
    stroke: var(--shade);
  }

  .group .top {
    fill: color-mix(in oklab, var(--shade) 28%, var(--normlab-paper));
  }

  .group .front {
    fill: color-mix(in oklab, var(--shade) 46%, var(--normlab-paper));
  }

  .group .right {
    fill: color-mix(in oklab, var(--shade) 64%, var(--normlab-paper));
  }

  .selected path {
    stroke: var(--normlab-paper);
    stroke-width: 1.5;
    fill: var(--normlab-ink);
  }

  .selected .top {
    fill: color-mix(in oklab, var(--normlab-ink) 78%, var(--normlab-paper));
  }

  .glass {
    stroke: color-mix(in oklab, var(--normlab-ink) 38%, transparent);
    stroke-width: 0.75;
    fill: var(--normlab-paper);
    fill-opacity: 0.06;
  }

  .glass:hover {
    fill: var(--normlab-accent);
    fill-opacity: 0.24;
  }
`;
