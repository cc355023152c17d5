/** Looks of `<nl-matrix>`. Five marks, drawn in layers that don't move anything. */
import { css } from 'lit';
import { tintClasses } from './tints.js';

export const matrixStyles = css`
  :host {
    --cell-height: 28px;
    --cell-width: calc((var(--figures, 2) + 4.5) * 1ch + 12px);
    --row-height: calc(var(--cell-height) + 1px);
    --column-width: calc(var(--cell-width) + 1px);
    --head-height: 24px;
    --plane-label-height: 0px;
    --lane-head-height: 0px;
    --band-label-width: 0px;
    --plane-gap: 8px;
    --ground: var(--normlab-paper);
    --outline: var(--hue, var(--normlab-ink));
    position: relative;
    display: inline-flex;
    flex-direction: column;
    align-items: flex-start;
    max-inline-size: 100%;
    min-inline-size: 0;
    font-size: var(--normlab-size-1);
    line-height: 1.4;
    font-variant-numeric: tabular-nums lining-nums;
  }

  :host([compact]) {
    --cell-height: 24px;
    --cell-width: calc((var(--figures, 1) + 3.6) * 1ch + 4px);
    --head-height: 18px;
  }

  @media (pointer: coarse) {
    :host {
      --cell-height: 44px;
    }

    :host([compact]) {
      --cell-height: 44px;
      --cell-width: max(44px, (var(--figures, 1) + 3.6) * 1ch + 4px);
    }
  }

  .caption {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--normlab-space-2);
    align-items: baseline;
    padding-inline: 2px;
  }

  .label {
    font-weight: 600;
    color: var(--hue, inherit);
    unicode-bidi: isolate;
  }

  .shape,
  .legend {
    color: var(--normlab-ink-soft);
    direction: ltr;
    unicode-bidi: isolate;
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--normlab-space-4);
    align-items: center;
  }

  .legend {
    display: flex;
    gap: var(--normlab-space-1);
    align-items: center;
    padding: var(--normlab-space-1) 2px 0;
  }

  /* There for who looks for it: by pointer, by keys, or by touch, where nothing hovers. */
  .open {
    min-block-size: 24px;
    padding: 0 2px;
    font: inherit;
    color: var(--normlab-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    background: none;
    border: 0;
  }

  @media (pointer: coarse) {
    .open {
      min-block-size: 44px;
    }
  }

  /* It takes no room: it lies at the end of the caption's line. */
  @media (hover: hover) {
    .open {
      position: absolute;
      inset-block-start: -3px;
      inset-inline-end: 0;
      z-index: 6;
      background: var(--ground);
    }

    .open:not(:focus-visible) {
      opacity: 0;
    }

    :host(:hover) .open,
    :host(:focus-within) .open {
      opacity: 1;
    }
  }

  .drop {
    position: absolute;
    inset: 0;
    z-index: 7;
    display: grid;
    place-items: center;
    min-block-size: calc(3 * var(--normlab-unit));
    padding: var(--normlab-space-1);
    font-size: var(--normlab-size-2);
    font-weight: 600;
    text-align: center;
    color: var(--normlab-accent);
    pointer-events: none;
    background: color-mix(in srgb, var(--normlab-paper) 80%, transparent);
    border: 2px dashed var(--normlab-accent);
    border-radius: 4px;
  }

  .drop.over {
    background: color-mix(in srgb, var(--normlab-accent) 18%, var(--normlab-paper));
    border-style: solid;
  }

  .swatches {
    display: flex;
  }

  .swatches i {
    inline-size: 5px;
    block-size: 8px;
    background-color: var(--tint, var(--ground));
  }

  .swatches .zero {
    inline-size: 1px;
    background-color: var(--normlab-ink-soft);
  }

  .frame {
    max-inline-size: 100%;
    max-block-size: var(--normlab-matrix-max-height);
    padding-block-end: 2px;
    padding-inline-end: 2px;
    overflow: auto;
    --band-height: calc(var(--plane-label-height) + 1px + var(--rows, 1) * var(--row-height));
    --plane-width: calc(var(--columns, 1) * var(--column-width));
    --labels-width: calc(var(--band-label-width) + var(--label-width, 0px));
    --heads-height: calc(
      var(--lane-head-height) + var(--head-height) + var(--plane-label-height)
    );
    scroll-padding: calc(var(--heads-height) + 4px) 4px 4px calc(var(--labels-width) + 4px);
  }

  .frame:dir(rtl) {
    scroll-padding: calc(var(--heads-height) + 4px) calc(var(--labels-width) + 4px) 4px 4px;
  }

  :host([compact]) .frame {
    font-size: 0.9em;
  }

  /* Beside two small rows there is no room for more. */
  :host([compact]) .band-label {
    font-weight: 400;
  }

  :host([compact]) .cell,
  :host([compact]) .column-label,
  :host([compact]) .field {
    padding-inline: 2px;
  }

  .frame:focus-visible {
    outline-offset: -2px;
  }

  .frame.headless {
    padding-block-start: 1px;
  }

  .frame.unlabelled {
    padding-inline-start: 1px;
  }

  .frame.planes {
    --plane-label-height: 32px;
  }

  /* The gap between bands takes the place of the plane's label. */
  .frame.lanes {
    --lane-head-height: 20px;
    --band-label-width: 20px;
    --plane-label-height: calc(var(--plane-gap) - 1px);
  }

  .row {
    display: flex;
    gap: 1px;
    inline-size: calc(
      var(--label-width, 0px) + 1px + var(--across, 1) * (var(--plane-width) + var(--plane-gap)) -
        var(--plane-gap)
    );
    padding-block-end: 1px;
  }

  .row > .opens {
    --lead: var(--plane-gap);
  }

  .row > :is(.cell, .column-label):first-child,
  .row > :is(.corner, .row-label) + * {
    --lead: calc(
      var(--skipped-columns, 0) * var(--column-width) + var(--skipped-gaps, 0) * var(--plane-gap)
    );
  }

  /* Cells run from left to right whatever the page does, so the side is said. */
  .row > :is(.cell, .column-label) {
    margin-left: var(--lead, 0);
  }

  .frame:dir(rtl) .row > :is(.cell, .column-label) {
    margin-right: var(--lead, 0);
    margin-left: 0;
  }

  .group > .row:first-child:not(.plane),
  .plane + .row {
    margin-block-start: calc(1px + var(--skipped-rows, 0) * var(--row-height));
  }

  .lanes .group {
    display: flex;
    inline-size: max-content;
    padding-block-start: var(--plane-label-height);
  }

  .group {
    padding-block-end: calc(var(--rows-left, 0) * var(--row-height));
  }

  .group.first {
    margin-block-start: calc(var(--skipped-bands, 0) * var(--band-height));
  }

  .group.last {
    margin-block-end: calc(var(--bands-left, 0) * var(--band-height));
  }

  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 4;
    block-size: var(--head-height);
    padding: 0;
    background: var(--ground);
  }

  .lanes .head {
    inset-block-start: var(--lane-head-height);
    box-sizing: content-box;
    padding-inline-end: var(--band-label-width);
  }

  .lane-head {
    display: flex;
    position: sticky;
    inset-block-start: 0;
    z-index: 4;
    block-size: var(--lane-head-height);
    inline-size: max-content;
    min-inline-size: 100%;
    background: var(--ground);
  }

  .lane {
    flex: none;
    inline-size: calc(var(--plane-width) + var(--plane-gap));
  }

  .corner + .lane {
    margin-inline-start: calc(
      1px + var(--skipped-lanes, 0) * (var(--plane-width) + var(--plane-gap))
    );
  }

  .lane-label,
  .band-label {
    position: sticky;
    overflow: hidden;
    font-weight: 600;
    color: var(--hue, var(--normlab-ink));
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
  }

  .lane-label {
    inset-inline-start: calc(var(--labels-width) + 1px);
    inline-size: fit-content;
    max-inline-size: 100%;
    padding-inline-end: var(--plane-gap);
    line-height: var(--lane-head-height);
  }

  .band-side {
    position: sticky;
    left: 0;
    z-index: 3;
    flex: none;
    background: var(--ground);
    box-shadow:
      0 calc(-1px - var(--plane-gap)) var(--ground),
      0 1px var(--ground);
  }

  .band-label {
    top: calc(var(--lane-head-height) + var(--head-height));
    width: var(--band-label-width);
    max-height: calc(var(--rows, 1) * var(--row-height));
    line-height: var(--band-label-width);
    writing-mode: vertical-rl;
    rotate: 180deg;
  }

  .frame:dir(rtl) .band-side {
    right: 0;
    left: auto;
  }

  .plane {
    position: sticky;
    inset-block-start: var(--head-height);
    z-index: 4;
    block-size: var(--plane-label-height);
    padding: 0;
    background: var(--ground);
  }

  .frame.headless .plane {
    inset-block-start: 0;
  }

  .corner,
  .row-label,
  .plane-label {
    position: sticky;
    inset-inline-start: 0;
    z-index: 3;
    flex: none;
    background: var(--ground);
  }

  .lanes .row-label {
    inset-inline-start: var(--band-label-width);
  }

  .corner {
    inline-size: var(--labels-width);
  }

  .row-label {
    inline-size: var(--label-width, 0px);
  }

  .row-label,
  .column-label,
  .plane-label {
    overflow: hidden;
    font-weight: 400;
    color: var(--normlab-ink-soft);
    text-align: right;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
  }

  .row-label {
    padding-inline: 2px var(--normlab-space-2);
    line-height: var(--cell-height);
    box-shadow:
      0 -1px var(--ground),
      0 1px var(--ground);
  }

  /* Outlines that go on from band to band pass below the labels too. */
  .lanes .row:first-child > .row-label {
    box-shadow:
      0 calc(-1px - var(--plane-gap)) var(--ground),
      0 1px var(--ground);
  }

  .frame:dir(rtl) .row-label {
    text-align: left;
  }

  .column-label {
    flex: none;
    inline-size: var(--cell-width);
    padding-inline: 6px;
    line-height: var(--head-height);
  }

  .plane-label {
    max-inline-size: min(100%, 24 * var(--normlab-unit));
    padding-inline: 2px var(--normlab-space-2);
    font-weight: 600;
    line-height: var(--plane-label-height);
    color: var(--hue, var(--normlab-ink));
  }

  .cell {
    position: relative;
    flex: none;
    contain: layout size style;
    inline-size: var(--cell-width);
    block-size: var(--cell-height);
    padding-inline: 6px;
    line-height: var(--cell-height);
    color: var(--normlab-ink);
    text-align: right;
    white-space: pre;
    direction: ltr;
    unicode-bidi: isolate;
    cursor: default;
    background-color: var(--tint, transparent);
    box-shadow:
      var(--ring, 0 0 transparent),
      var(--rule, 0 0 transparent);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }

  ${tintClasses}

  .cell:focus {
    outline: none;
  }

  .cell:focus-visible {
    z-index: 2;
    outline: 2px solid var(--normlab-accent);
    outline-offset: 1px;
  }

  .tight {
    padding-inline: 0 4px;
  }

  /* Powers of ten are long. The cell's own font stays: its width is measured in it. */
  .tight::first-line {
    font-size: 0.85em;
  }

  :host([compact]) .tight {
    padding-inline: 0 1px;
  }

  :host([compact]) .tight::first-line {
    font-size: 0.72em;
  }

  .nan {
    color: var(--normlab-error);
  }

  .whole {
    text-align: center;
  }

  .one {
    font-weight: 600;
  }

  .editable {
    --rule: inset 0 -2px color-mix(in oklab, var(--normlab-ink) 22%, transparent);
    cursor: ew-resize;
    -webkit-user-select: none;
    user-select: none;
  }

  .editable.whole {
    cursor: pointer;
  }

  .handle {
    touch-action: pan-y;
  }

  .source,
  .edited,
  .hatch-down,
  .hatch-up {
    background-image: var(--corner-mark, none), var(--hatch, none), var(--veil, none);
    background-repeat: no-repeat, repeat, repeat;
    background-position: right top;
    background-size:
      9px 9px,
      auto,
      auto;
  }

  .source {
    --ring: inset 0 0 0 2px var(--normlab-accent);
    --veil: linear-gradient(
      color-mix(in srgb, var(--normlab-accent) 14%, transparent) 0 100%
    );
  }

  .covered {
    color: var(--normlab-ink-soft);
    background: var(--normlab-wash);
    box-shadow: inset 0 0 0 1px var(--normlab-line);
  }

  .edited {
    --corner-mark: linear-gradient(to bottom left, var(--normlab-ink) 50%, transparent 50%);
  }

  .hatch-down {
    --hatch: repeating-linear-gradient(
      45deg,
      transparent 0 5px,
      color-mix(in oklab, var(--normlab-ink) 26%, transparent) 5px 6px
    );
  }

  .hatch-up {
    --hatch: repeating-linear-gradient(
      -45deg,
      transparent 0 5px,
      color-mix(in oklab, var(--normlab-ink) 26%, transparent) 5px 6px
    );
  }

  .group-top::after,
  .group-bottom::after,
  .group-start::after,
  .group-end::after {
    position: absolute;
    inset: -1px;
    pointer-events: none;
    content: '';
    border: 0 solid var(--group-hue, var(--outline));
  }

  .group-top::after {
    border-block-start-width: 2px;
  }

  .group-bottom::after {
    border-block-end-width: 2px;
  }

  .group-start::after {
    border-left-width: 2px;
  }

  .group-end::after {
    border-right-width: 2px;
  }

  .joins-end::after {
    right: calc(-1px - var(--plane-gap));
  }

  .frame:dir(rtl) .joins-end::after {
    right: -1px;
    left: calc(-1px - var(--plane-gap));
  }

  .joins-bottom::after {
    bottom: calc(-1px - var(--plane-gap));
  }

  .frame:dir(rtl) .group-start:not(.group-end)::after {
    border-right-width: 2px;
    border-left-width: 0;
  }

  .frame:dir(rtl) .group-end:not(.group-start)::after {
    border-right-width: 0;
    border-left-width: 2px;
  }

  .selected::before {
    position: absolute;
    inset: -1px;
    z-index: 1;
    pointer-events: none;
    content: '';
    border: 2px solid var(--normlab-ink);
  }

  .selected:focus-visible {
    outline-offset: 2px;
  }

  .frame[aria-multiselectable] .cell {
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
    --ring: inset 0 0 0 1px var(--normlab-line);
  }

  .frame[aria-multiselectable] .chosen {
    --ring: inset 0 0 0 2px var(--normlab-accent);
    font-weight: 600;
    background-image: linear-gradient(
      color-mix(in srgb, var(--normlab-accent) 18%, transparent) 0 100%
    );
  }

  .chosen::before,
  .mistaken::before {
    position: absolute;
    inset-block-start: 1px;
    left: 4px;
    font-size: 0.8em;
    line-height: 1.2;
    color: var(--normlab-accent);
    content: '✓';
  }

  .frame[aria-multiselectable] .mistaken {
    --ring: inset 0 0 0 2px var(--normlab-error);
    background-image: none;
  }

  .mistaken::before {
    color: var(--normlab-error);
    content: '✗';
  }

  .draft {
    --tint: var(--ground);
    overflow: clip;
    color: var(--normlab-error);
    text-overflow: ellipsis;
    text-decoration: underline wavy;
    text-underline-offset: 0.2em;
  }

  @keyframes changed-a {
    from {
      color: var(--normlab-accent);
    }
  }

  @keyframes changed-b {
    from {
      color: var(--normlab-accent);
    }
  }

  .changed-a {
    animation: changed-a var(--normlab-motion) ease-out;
  }

  .changed-b {
    animation: changed-b var(--normlab-motion) ease-out;
  }

  .editing {
    z-index: 5;
    color: transparent;
    animation: none;
  }

  .field {
    position: absolute;
    inset-block: 0;
    right: 0;
    inline-size: 100%;
    min-inline-size: 100%;
    max-inline-size: 22ch;
    padding: 0 6px;
    margin: 0;
    font: inherit;
    color: var(--normlab-ink);
    text-align: right;
    background: var(--normlab-paper);
    border: 0;
    border-radius: 0;
    outline: 2px solid var(--normlab-accent);
    outline-offset: 1px;
    field-sizing: content;
  }

  @supports (field-sizing: content) {
    .field {
      inline-size: auto;
    }
  }

  .field[aria-invalid='true'] {
    color: var(--normlab-error);
    outline-color: var(--normlab-error);
  }

  @media (pointer: coarse) {
    .field {
      font-size: 16px;
    }
  }

  .reason,
  .error {
    max-inline-size: calc(32 * var(--normlab-unit));
    font-size: var(--normlab-size-1);
    color: var(--normlab-error);
  }

  .error {
    padding-block-start: var(--normlab-space-1);
  }

  .anchor {
    position: relative;
    align-self: stretch;
  }

  .reason {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 6;
    inline-size: max-content;
    max-inline-size: min(32 * var(--normlab-unit), 80vw);
  }

  .reason:not(:empty) {
    padding: var(--normlab-space-1) var(--normlab-space-2);
    background: var(--ground);
    border: 1px solid var(--normlab-error);
    border-radius: 4px;
  }

  .empty {
    padding: var(--normlab-space-2) 2px;
    color: var(--normlab-ink-soft);
  }

  .sizer {
    position: absolute;
    visibility: hidden;
    block-size: 0;
    inline-size: max-content;
    max-inline-size: calc(9 * var(--normlab-unit));
    padding-inline: 2px var(--normlab-space-2);
    overflow: hidden;
    pointer-events: none;
  }

  .sizer span {
    display: block;
    white-space: nowrap;
  }

  :host([muted]) .cell {
    color: var(--normlab-ink-soft);
    background-color: color-mix(in oklab, var(--tint, var(--ground)) 40%, var(--ground));
  }

  :host([muted]) .label,
  :host([muted]) .plane-label,
  :host([muted]) .lane-label,
  :host([muted]) .band-label {
    font-weight: 400;
  }

  @media print {
    .open {
      display: none;
    }

    .frame {
      max-block-size: none;
      overflow: visible;
    }
  }

  @media (forced-colors: active) {
    .cell {
      forced-color-adjust: none;
      color: CanvasText;
      background-color: Canvas;
      border: 1px solid GrayText;
      line-height: calc(var(--cell-height) - 2px);
      padding-inline: 5px;
      --group-hue: Highlight;
    }

    .tight {
      padding-inline: 0 3px;
    }

    .cell::before,
    .cell::after {
      inset: -2px;
    }

    .legend {
      display: none;
    }

    .source {
      --ring: inset 0 0 0 2px Highlight;
      --veil: none;
    }

    .editing {
      color: transparent;
    }
  }
`;
