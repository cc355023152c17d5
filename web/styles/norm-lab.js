/**
 * Looks of `<norm-lab>` itself: its ground, and the room it takes. What a page says of the element is
 * stronger than what stands here; nothing of it reaches what is inside.
 *
 * Where the page asks how wide it is, in a row, a table cell or a float, it is 280 to 720 px, whatever
 * it shows: `.box` is 280 px wide, and `.reach`, a picture that may shrink to nothing, 720. In a flex
 * row it grows from there; the percentage makes its basis that of its content in a column.
 */
import { css } from 'lit';

export const normLabStyles = css`
  :host {
    display: block;
    flex: 1 1 max(1%, 20 * var(--normlab-unit));
    min-inline-size: 0;
    max-inline-size: 100%;
    background: var(--normlab-paper);
  }

  :host([hidden]) {
    display: none !important;
  }

  .reach {
    float: inline-start;
    inline-size: 720px;
    max-inline-size: 100%;
    block-size: 0;
  }

  .box {
    contain: inline-size;
    contain-intrinsic-inline-size: 280px;
  }

  .end {
    position: absolute;
    inset: auto 0 0;
    display: none;
  }

  .box[data-place='held'] .end {
    display: block;
  }

  .box:is([data-place='free'], [data-place='scrolls']) slot,
  .box:is(:not([data-place]), [data-place='loading']) :is(nl-lab, nl-exercises) {
    display: none;
  }

  .box[data-place='held'] {
    position: relative;
  }

  .box[data-place='held'] slot {
    visibility: hidden;
  }

  .box[data-place='held'] :is(nl-lab, nl-exercises) {
    position: absolute;
    inset: 0;
    overflow: clip;
  }

  .box[data-place='scrolls'] {
    block-size: 100%;
    max-block-size: inherit;
    overflow: hidden auto;
  }

  .box:is([data-place='held'], [data-place='scrolls']) :is(nl-lab, nl-exercises) {
    --normlab-inspector-height: none;
    --normlab-inspector-position: static;
    --normlab-inspector-sheet: none;
    --normlab-inspector-fold: none;
    --normlab-inspector-bleed: 0px;
  }

  .missing {
    all: initial;
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-3);
    align-items: center;
    padding: var(--normlab-space-4);
    font-family: var(--normlab-font);
    font-size: var(--normlab-size-2);
    line-height: 1.5;
    color: var(--normlab-ink);
    border-inline-start: 3px solid var(--normlab-error);
  }

  .missing p {
    flex-basis: 100%;
    max-inline-size: 60ch;
    margin: 0;
  }

  .missing button {
    min-block-size: 44px;
    font: inherit;
  }

  .missing a {
    color: var(--normlab-accent);
  }

  @media print {
    .box[data-place='held'] slot {
      display: none;
    }

    .box[data-place='held'] :is(nl-lab, nl-exercises) {
      position: static;
    }
  }
`;
