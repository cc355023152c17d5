/** Looks of the place where code is written: editor, tests, a counter-example, what was printed. */
import { css } from 'lit';

export const exerciseCodeStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    max-inline-size: 100%;
  }

  h3 {
    margin: 0;
    font-size: var(--normlab-size-2);
  }

  p {
    margin: 0;
    max-inline-size: 60ch;
  }

  .soft,
  .state {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .buttons {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-2) var(--normlab-space-3);
    align-items: center;
  }

  button.run {
    border-color: var(--normlab-accent);
    font-weight: 600;
  }

  .failure,
  .told {
    padding-inline-start: var(--normlab-space-3);
    border-inline-start: 3px solid var(--normlab-error);
    overflow-wrap: anywhere;
  }

  .results {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    min-inline-size: 0;
  }

  .tests {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .tests .line,
  .tests button {
    display: flex;
    align-items: baseline;
    min-block-size: 36px;
    padding: var(--normlab-space-1) var(--normlab-space-2);
    text-align: start;
  }

  .words {
    display: flex;
    flex-flow: row wrap;
    gap: 0 var(--normlab-space-2);
    align-items: baseline;
  }

  .tests .line {
    padding-inline-start: calc(var(--normlab-space-2) + 1px);
  }

  .sign {
    flex: 0 0 2ch;
    font-weight: 600;
  }

  .fails .sign,
  .fails .state:not(.state ~ .state) {
    color: var(--normlab-error);
  }

  .example,
  .printed {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    min-inline-size: 0;
    padding-block-start: var(--normlab-space-3);
    border-block-start: 1px solid var(--normlab-line);
  }

  .matrices {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-4) var(--normlab-space-8);
    min-inline-size: 0;
  }

  .given,
  .compared {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-3) var(--normlab-space-4);
    align-items: flex-start;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .matrices nl-matrix {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  code,
  pre {
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
  }

  .lines {
    max-block-size: 14lh;
    overflow: auto;
    padding: var(--normlab-space-2);
    background: var(--normlab-wash);
  }

  pre {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-align: left;
  }

  .script {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    max-inline-size: 100%;
    font-size: var(--normlab-size-2);
  }

  .script > span {
    max-inline-size: 60ch;
  }

  textarea {
    inline-size: 100%;
    padding: var(--normlab-space-2);
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
    color: inherit;
    background: none;
    border: 1px solid var(--normlab-line);
    border-radius: 4px;
  }

  @media print {
    .buttons,
    .soft.keys {
      display: none;
    }
  }
`;
