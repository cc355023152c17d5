/** Looks of `<nl-controls>`. */
import { css } from 'lit';

export const controlsStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    font-size: var(--normlab-size-2);
  }

  .field {
    display: flex;
    flex-direction: column;
    gap: 2px;
    align-items: flex-start;
  }

  .line {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
    inline-size: 100%;
  }

  .line > :first-child {
    flex: 1 1 auto;
    min-inline-size: 0;
  }

  .count {
    flex: 0 0 auto;
    inline-size: calc(4 * var(--normlab-unit));
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .seed {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .remove {
    flex: 0 0 auto;
    inline-size: 36px;
    padding: 0;
  }

  label,
  legend {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  fieldset {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    align-items: flex-start;
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  fieldset > .field {
    inline-size: 100%;
  }

  .sizes .line {
    flex-wrap: wrap;
  }

  .sizes .line > :first-child {
    flex: none;
  }

  .choice {
    flex-flow: row wrap;
    column-gap: var(--normlab-space-4);
  }

  .choice legend {
    padding: 0;
    margin-block-end: var(--normlab-space-1);
  }

  .choice label {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
    min-block-size: 28px;
    font-size: var(--normlab-size-2);
    color: inherit;
  }

  .note {
    margin: 0;
    font-size: var(--normlab-size-1);
    line-height: 1.4;
    color: var(--normlab-ink-soft);
  }

  .note:empty {
    display: none;
  }

  .note.wrong {
    color: var(--normlab-error);
  }

  @media (pointer: coarse) {
    .choice label {
      min-block-size: 44px;
    }

    .remove {
      inline-size: 44px;
    }
  }
`;
