/** Looks of `<nl-inspector>`. */
import { css } from 'lit';

export const inspectorStyles = css`
  section {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    font-size: var(--normlab-size-2);
    line-height: 1.45;
  }

  p {
    margin: 0;
  }

  header {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--normlab-space-1) var(--normlab-space-3);
    align-items: baseline;
  }

  h2 {
    display: flex;
    flex-direction: column;
    grid-row: 1 / span 2;
    margin: 0;
    min-inline-size: 0;
    font-size: var(--normlab-size-2);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .place {
    font-weight: 400;
    color: var(--normlab-ink-soft);
  }

  .value {
    font-size: var(--normlab-size-4);
    font-variant-numeric: tabular-nums lining-nums;
  }

  .value,
  .fold,
  .back {
    grid-column: 2;
    justify-self: end;
  }

  .fold,
  .back {
    font-size: var(--normlab-size-1);
  }

  .back:disabled {
    visibility: hidden;
  }

  .open,
  .source .link {
    align-self: start;
    font-size: var(--normlab-size-1);
  }

  .note {
    padding-inline-start: var(--normlab-space-3);
    border-inline-start: 3px solid var(--normlab-accent);
  }

  .small {
    font-size: var(--normlab-size-1);
    font-weight: 400;
    color: var(--normlab-ink-soft);
  }

  .formula {
    max-inline-size: 100%;
    overflow-x: auto;
    padding-block: var(--normlab-space-1);
    /* A shade at the edge behind which there is more: covers that move with the content hide it. */
    background:
      linear-gradient(to right, var(--normlab-paper) 50%, transparent) left / 40px calc(100% + 4px) no-repeat local,
      linear-gradient(to left, var(--normlab-paper) 50%, transparent) right / 40px calc(100% + 4px) no-repeat local,
      linear-gradient(to right, var(--normlab-line), transparent) left / 16px calc(100% - 4px) no-repeat scroll,
      linear-gradient(to left, var(--normlab-line), transparent) right / 16px calc(100% - 4px) no-repeat scroll;
  }

  math {
    font-family: var(--normlab-font-math);
    font-size: var(--normlab-unit);
    direction: ltr;
  }

  mtable {
    math-style: normal;
  }

  mtd {
    padding: 4px 0;
    text-align: start;
  }

  .rows mtd {
    padding-block: 2px;
  }

  mtd.sign {
    padding-inline: 0 var(--normlab-space-2);
  }

  mn {
    font-variant-numeric: tabular-nums lining-nums;
  }

  .term {
    cursor: pointer;
  }

  .term.lit,
  .term:hover {
    background: color-mix(in oklab, var(--normlab-accent) 22%, transparent);
    border-radius: 2px;
  }

  .skipped {
    color: var(--normlab-ink-soft);
  }

  h3,
  h4 {
    margin: 0;
    font-size: var(--normlab-size-1);
    font-weight: 600;
  }

  h3 {
    color: var(--normlab-ink-soft);
    font-weight: 400;
  }

  h4 .small {
    margin-inline-start: var(--normlab-space-1);
  }

  .sources,
  .source {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-1);
  }

  .sources {
    gap: var(--normlab-space-2);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(calc(8 * var(--normlab-unit)), 1fr));
    gap: var(--normlab-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li:only-child {
    grid-column: 1 / -1;
  }

  li button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--normlab-space-2);
    inline-size: 100%;
    min-block-size: 28px;
    padding-inline: var(--normlab-space-2);
    font-size: var(--normlab-size-1);
    border-color: var(--normlab-line);
  }

  /* A place is shown whole, over two lines if need be: only so are sources told apart. */
  li button span:first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    line-height: 1.25;
    text-align: start;
  }

  li button.lit {
    border-color: var(--normlab-accent);
  }

  .number {
    font-variant-numeric: tabular-nums lining-nums;
  }

  section > div > h3 {
    margin-block-end: 2px;
  }

  summary {
    cursor: pointer;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  pre {
    margin: var(--normlab-space-2) 0 0;
    max-block-size: calc(24 * var(--normlab-unit));
    overflow: auto;
    padding: var(--normlab-space-2);
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
    line-height: 1.5;
    background: var(--normlab-wash);
    direction: ltr;
    text-align: start;
  }

  .fold {
    display: none;
  }

  @container (max-width: 639.9px) {
    .fold {
      display: var(--normlab-inspector-fold, none);
    }

    .folded > :not(header),
    .folded .back {
      display: none;
    }
  }

  @media (pointer: coarse) {
    li button {
      min-block-size: 44px;
    }
  }

  @media print {
    button.link {
      display: none;
    }
  }
`;
