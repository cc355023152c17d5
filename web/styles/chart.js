/** Looks of `<nl-chart>`. */
import { css } from 'lit';

export const chartStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    font-size: var(--normlab-size-1);
    font-variant-numeric: tabular-nums lining-nums;
  }

  .head {
    display: flex;
    gap: var(--normlab-space-3);
    align-items: baseline;
    justify-content: space-between;
  }

  .head .link {
    flex: none;
    font-size: inherit;
  }

  .label {
    font-weight: 600;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-1) var(--normlab-space-5);
    padding: var(--normlab-space-1) 0;
    margin: 0;
    list-style: none;
  }

  .legend li {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
  }

  .legend svg {
    flex: none;
    inline-size: 28px;
    block-size: 10px;
  }

  .legend output {
    text-align: right;
    white-space: nowrap;
    direction: ltr;
  }

  .series {
    color: var(--hue, var(--normlab-ink));
  }

  .muted {
    color: var(--hue, var(--normlab-ink-soft));
  }

  .muted .line {
    stroke-width: 1.25;
  }

  .plot {
    position: relative;
    direction: ltr;
    touch-action: pan-y;
    cursor: crosshair;
  }

  .plot:focus-visible {
    outline-offset: 4px;
  }

  .canvas {
    display: block;
    inline-size: 100%;
    block-size: 228px;
    overflow: visible;
  }

  .canvas text {
    font-size: var(--normlab-size-1);
    fill: var(--normlab-ink-soft);
  }

  .canvas .axis-name {
    fill: var(--normlab-ink);
  }

  .rule {
    stroke: var(--normlab-line);
    shape-rendering: crispEdges;
  }

  .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: butt;
  }

  .dot {
    fill: currentColor;
  }

  .lone {
    stroke: var(--normlab-paper);
    stroke-width: 2;
  }

  .bar,
  .band {
    fill: currentColor;
    fill-opacity: 0.3;
    stroke: currentColor;
    stroke-width: 1;
  }

  .hollow {
    fill-opacity: 0.06;
  }

  .band {
    fill-opacity: 0.18;
    stroke-opacity: 0.55;
  }

  .span {
    fill: var(--normlab-accent);
    fill-opacity: 0.14;
  }

  .moving {
    cursor: ew-resize;
    user-select: none;
  }

  .marker line {
    stroke: var(--normlab-ink);
    stroke-width: 1;
    shape-rendering: crispEdges;
  }

  .marker circle {
    fill: var(--normlab-ink);
    stroke: var(--normlab-paper);
    stroke-width: 2;
  }

  .hair {
    stroke: var(--normlab-accent);
    stroke-width: 1.5;
    shape-rendering: crispEdges;
  }

  .canvas .hair-name {
    font-weight: 600;
    fill: var(--normlab-accent);
  }

  .tag {
    fill: var(--normlab-paper);
  }

  .at {
    fill: var(--normlab-paper);
    stroke: currentColor;
    stroke-width: 2;
  }

  button {
    margin-block-start: var(--normlab-space-2);
  }

  .numbers {
    max-block-size: calc(20 * var(--normlab-unit));
    margin-block-start: var(--normlab-space-2);
    overflow: auto;
  }

  table {
    border-collapse: collapse;
  }

  th,
  td {
    padding: var(--normlab-space-1) var(--normlab-space-3);
    text-align: right;
    white-space: nowrap;
    border-block-end: 1px solid var(--normlab-line);
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--normlab-paper);
  }

  tbody th {
    font-weight: 400;
    color: var(--normlab-ink-soft);
  }

  td {
    direction: ltr;
  }

  .empty {
    min-block-size: 228px;
    margin: 0;
    padding-block-start: var(--normlab-space-2);
    color: var(--normlab-ink-soft);
  }

  @media print {
    .plot {
      break-inside: avoid;
    }

    button {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .canvas text {
      fill: CanvasText;
    }
  }
`;
