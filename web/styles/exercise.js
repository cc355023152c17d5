/** Looks of `<nl-exercises>`, `<nl-exercise>` and the places for answers. */
import { css } from 'lit';
import { openedStyles } from './opened.js';

export const exercisesStyles = css`
  ${openedStyles}

  .lab {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-12);
  }

  h2,
  p {
    margin: 0;
  }

  .lost {
    padding-inline-start: var(--normlab-space-3);
    border-inline-start: 3px solid var(--normlab-error);
  }

  .lost strong {
    display: block;
    overflow-wrap: anywhere;
  }
`;

/** Where something is asked for and not there yet, and the sentence that says so. */
const faults = css`
  p {
    margin: 0;
  }

  .fault {
    color: var(--normlab-error);
    font-size: var(--normlab-size-1);
  }

  .how {
    max-inline-size: 60ch;
    color: var(--normlab-ink-soft);
    font-size: var(--normlab-size-1);
    line-height: 1.4;
    text-wrap: pretty;
  }

  .mark {
    font-weight: 600;
  }
`;

/** What came of a check. */
const verdicts = css`
  .verdict {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    align-items: flex-start;
  }

  .verdict:not(:has(*)) {
    display: none;
  }

  .verdict.wrong {
    --mark: var(--normlab-error);
  }

  .verdict .mark {
    color: var(--mark, inherit);
  }

  .hint {
    padding-inline-start: var(--normlab-space-3);
    border-inline-start: 3px solid var(--normlab-accent);
  }

  .count {
    color: var(--normlab-ink-soft);
    font-size: var(--normlab-size-1);
    font-variant-numeric: tabular-nums;
  }
`;

export const exerciseStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    overflow-wrap: anywhere;
    font-size: var(--normlab-size-2);
    line-height: 1.5;
  }

  h2,
  h3,
  p {
    margin: 0;
  }

  h2,
  h3 {
    font-weight: 600;
  }

  h2 {
    font-size: var(--normlab-size-4);
    line-height: 1.25;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  h3 {
    font-size: var(--normlab-size-2);
  }

  :is(h2, h3, li):focus {
    outline: none;
  }

  .exercise {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--normlab-space-5);
    align-items: start;
  }

  .question,
  .task,
  .answering {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    align-items: flex-start;
    min-inline-size: 0;
  }

  .question,
  .verdict,
  .hints {
    max-inline-size: 60ch;
  }

  .task {
    gap: var(--normlab-space-4);
    isolation: isolate;
  }

  .flow {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-4) var(--normlab-space-5);
    align-items: flex-start;
    max-inline-size: 100%;
  }

  .answering,
  .flow > * {
    max-inline-size: 100%;
  }

  [data-part='answer'] {
    inline-size: 100%;
    max-inline-size: 100%;
  }

  .prompt {
    white-space: pre-line;
  }

  .seed,
  .again,
  .which {
    color: var(--normlab-ink-soft);
    font-size: var(--normlab-size-1);
    font-variant-numeric: tabular-nums;
  }

  .again {
    margin-block-start: calc(-1 * var(--normlab-space-2));
  }

  .seed a,
  .again a {
    color: inherit;
    text-underline-offset: 0.2em;
  }

  .main {
    color: var(--normlab-paper);
    background: var(--normlab-ink);
    border-color: var(--normlab-ink);
  }

  .main:hover:not(:disabled) {
    background: color-mix(in oklab, var(--normlab-ink) 85%, var(--normlab-paper));
  }

  ${verdicts}

  .hints {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2) var(--normlab-space-4);
    align-items: center;
  }

  .solution {
    grid-column: 1 / -1;
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-4);
    padding-block-start: var(--normlab-space-4);
    border-block-start: 1px solid var(--normlab-line);
    min-inline-size: 0;
  }

  .steps {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-1);
    max-inline-size: 60ch;
    margin: 0;
    padding-inline-start: calc(2ch + var(--normlab-space-2));
  }

  .code {
    max-inline-size: 100%;
    margin: 0;
    padding: var(--normlab-space-3);
    overflow-x: auto;
    font-family: var(--normlab-font-code);
    font-size: var(--normlab-size-1);
    background: var(--normlab-wash);
  }

  @container (min-width: 1080px) {
    .exercise {
      grid-template-columns: calc(18 * var(--normlab-unit)) minmax(0, 1fr);
      gap: var(--normlab-space-6);
    }
  }

  @media (forced-colors: active) {
    .main {
      color: ButtonText;
      background: ButtonFace;
      border-color: ButtonText;
    }
  }

  @media print {
    button {
      display: none;
    }
  }
`;

/** A number to be guessed, in a story. */
export const guessStyles = css`
  ${faults}

  :host {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-3);
    align-items: flex-start;
  }

  h3 {
    margin: 0;
    font-size: var(--normlab-size-2);
    font-weight: 600;
  }

  h3:focus {
    outline: none;
  }

  ${verdicts}

  .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2) var(--normlab-space-4);
    align-items: center;
  }
`;

/** Fields in a tensor's places, as `<nl-matrix>` has cells. */
export const numberStyles = css`
  ${faults}

  :host {
    display: block;
    --cell-height: 32px;
    --cell-width: calc(9ch + 12px);
  }

  @media (pointer: coarse) {
    :host {
      --cell-height: 44px;
    }
  }

  .answer {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    align-items: flex-start;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .caption,
  table,
  ul {
    font-size: var(--normlab-size-1);
  }

  .caption {
    padding-inline: 2px;
    margin-block-end: calc(-1 * var(--normlab-space-2));
  }

  /* It scrolls in its own frame, with room for the ring of a field that has the focus. */
  table {
    display: block;
    max-inline-size: calc(100% + 8px);
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    border-spacing: 2px;
    border-collapse: separate;
    direction: ltr;
  }

  caption {
    text-align: start;
    font-weight: 600;
  }

  .label {
    font-weight: 600;
  }

  .shape,
  th {
    font-weight: 400;
    color: var(--normlab-ink-soft);
  }

  td,
  th {
    padding: 0;
  }

  th {
    text-align: right;
    white-space: nowrap;
  }

  th[scope='col'] {
    padding-inline: 6px;
  }

  th[scope='row'] {
    max-inline-size: 18ch;
    padding-inline: 2px var(--normlab-space-2);
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .asked {
    position: relative;
    display: inline-block;
  }

  .asked input,
  .covered,
  .shown {
    display: inline-block;
    inline-size: var(--cell-width);
    min-block-size: var(--cell-height);
    block-size: var(--cell-height);
    padding-inline: 6px;
    text-align: right;
    line-height: var(--cell-height);
  }

  .asked input {
    padding-inline-start: 22px;
    font-size: inherit;
    font-variant-numeric: inherit;
    line-height: normal;
    background: var(--normlab-paper);
    border-radius: 0;
  }

  @media (pointer: coarse) {
    .asked input {
      font-size: 16px;
    }
  }

  .asked input:read-only {
    border-color: var(--normlab-line);
  }

  .asked .mark {
    position: absolute;
    inset-block: 0;
    left: 7px;
    line-height: var(--cell-height);
    pointer-events: none;
    color: var(--normlab-error);
  }

  .asked.right .mark {
    color: inherit;
  }

  .covered {
    color: var(--normlab-ink-soft);
    text-align: center;
    background: var(--normlab-wash);
    box-shadow: inset 0 0 0 1px var(--normlab-line);
  }

  ul {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-2) var(--normlab-space-5);
    margin: 0;
    padding: 2px;
    list-style: none;
  }

  li {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
  }
`;

export const cellsStyles = css`
  ${faults}

  :host {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    align-items: flex-start;
  }

  .line {
    display: flex;
    gap: var(--normlab-space-4);
    align-items: baseline;
    min-block-size: 24px;
    font-variant-numeric: tabular-nums;
  }
`;

export const chooseStyles = css`
  ${faults}

  :host {
    display: block;
  }

  fieldset {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  legend {
    margin-block-end: var(--normlab-space-2);
    padding: 0;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .option {
    max-inline-size: 60ch;
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--normlab-space-2);
    align-items: baseline;
    padding-block: var(--normlab-space-1);
    cursor: pointer;
  }

  @media (pointer: coarse) {
    label {
      min-block-size: 44px;
      align-items: center;
    }
  }

  .why {
    margin-inline-start: calc(13px + var(--normlab-space-3));
    padding-inline-start: var(--normlab-space-3);
    font-size: var(--normlab-size-1);
    line-height: 1.45;
    border-inline-start: 3px solid var(--normlab-line);
  }

  .chosen.wrong .why {
    border-color: var(--normlab-error);
  }
`;

export const orderStyles = css`
  ${faults}

  :host {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
  }

  .lists {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-2);
    inline-size: 100%;
    max-inline-size: 60ch;
  }

  h3 {
    margin: var(--normlab-space-2) 0 0;
    font-size: var(--normlab-size-1);
    font-weight: 600;
  }

  ol,
  ul {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 2ch minmax(0, 1fr) 1ch auto;
    gap: var(--normlab-space-2);
    align-items: center;
  }

  li.none {
    display: block;
    min-block-size: 36px;
    padding-inline-start: calc(2ch + var(--normlab-space-2));
    line-height: 36px;
    color: var(--normlab-ink-soft);
  }

  .number {
    grid-column: 1;
    color: var(--normlab-ink-soft);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  .step {
    grid-column: 2;
    padding-block: var(--normlab-space-1);
    line-height: 1.35;
    text-align: start;
    cursor: grab;
    border-color: var(--normlab-line);
  }

  .held .step {
    cursor: grabbing;
  }

  li > .mark {
    grid-column: 3;
    color: var(--normlab-error);
  }

  .wrong .step {
    border-color: var(--normlab-error);
  }

  .moves {
    grid-column: 4;
    display: flex;
    gap: var(--normlab-space-1);
  }

  .moves button {
    inline-size: 36px;
    padding: 0;
  }

  @media (pointer: coarse) {
    .moves button {
      inline-size: 44px;
    }
  }
`;

/** Steps with the lab's own stage and inspector. */
export const solutionStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-4);
    container-type: inline-size;
    inline-size: 100%;
  }

  .step {
    max-inline-size: 65ch;
    font-weight: 600;
  }

  .places {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--normlab-space-5);
    align-items: start;
  }

  @container (min-width: 640px) {
    .places:not(.alone) {
      grid-template-columns: minmax(0, 1fr) calc(17.5 * var(--normlab-unit));
    }
  }
`;
