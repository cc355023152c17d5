/** Looks of the author's preview: the exercise, and beside it what the author wants to know. */
import { css } from 'lit';

export const previewStyles = css`
  :host {
    display: block;
    padding-block: var(--normlab-space-6);
    font-size: var(--normlab-size-2);
    line-height: 1.5;
    container-type: inline-size;
    overflow-wrap: anywhere;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  dl,
  dd {
    margin: 0;
  }

  h1 {
    font-size: var(--normlab-size-5);
    font-weight: 600;
    line-height: 1.2;
  }

  h1:focus {
    outline: none;
  }

  h2,
  h3 {
    font-size: var(--normlab-size-3);
    font-weight: 600;
  }

  .lead,
  .notes,
  section {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    min-inline-size: 0;
  }

  .lead {
    max-inline-size: 60ch;
  }

  .choice {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-2) var(--normlab-space-3);
    align-items: center;
    padding: var(--normlab-space-3);
    border: 1px dashed var(--normlab-line);
    border-radius: 4px;
  }

  .choice.over {
    border-color: var(--normlab-accent);
    background: var(--normlab-wash);
  }

  input[type='file']:not(#_) {
    min-block-size: 0;
    max-inline-size: 100%;
    padding: 0;
    border: 0;
  }

  dd.fine::before {
    content: '✓ ' / '';
  }

  .desk {
    display: grid;
    gap: var(--normlab-space-8);
    align-items: start;
    margin-block-start: var(--normlab-space-6);
  }

  @container (min-width: 900px) {
    .desk {
      grid-template-columns: minmax(0, 1fr) minmax(260px, 360px);
    }

    .notes {
      padding-inline-start: var(--normlab-space-5);
      border-inline-start: 1px solid var(--normlab-line);
    }
  }

  .shown {
    min-inline-size: 0;
  }

  .notes {
    gap: var(--normlab-space-6);
  }

  .seeds {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-3);
    align-items: center;
    margin-block-end: var(--normlab-space-5);
  }

  output {
    min-inline-size: 9ch;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  ul {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    padding: 0;
    list-style: none;
  }

  li,
  dl > div {
    display: flex;
    flex-direction: column;
  }

  .where,
  .advice,
  .hint {
    color: var(--normlab-ink-soft);
    font-size: var(--normlab-size-1);
  }

  p.fault,
  dd.fault,
  li.fault .where {
    color: var(--normlab-error);
  }

  dd.fine,
  dd.fault {
    font-size: var(--normlab-size-1);
  }

  .answers {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
  }

  .answers > div {
    padding-block-end: var(--normlab-space-3);
    border-block-end: 1px solid var(--normlab-line);
  }

  dt,
  .given {
    font-variant-numeric: tabular-nums;
  }

  .given {
    font-weight: 600;
  }

  code {
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
  }
`;
