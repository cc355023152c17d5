/** Looks of the list of exercises, and of what is chosen from it. */
import { css } from 'lit';
import { readingStyles } from './reading.js';

export const exerciseListStyles = css`
  ${readingStyles}

  p {
    margin: 0;
  }

  .lead .facts {
    margin-block-start: var(--normlab-space-2);
    color: var(--normlab-ink-soft);
  }

  .narrow {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-3) var(--normlab-space-4);
    align-items: end;
  }

  .narrow label {
    display: flex;
    flex-direction: column;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
    min-inline-size: 0;
    max-inline-size: min(100%, 18rem);
  }

  .narrow select {
    max-inline-size: 100%;
    color: var(--normlab-ink);
  }

  .narrow :is(p, button) {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    font-size: var(--normlab-size-1);
  }

  .narrow p {
    color: var(--normlab-ink-soft);
  }

  .part {
    margin-block-start: var(--normlab-space-6);
  }

  .part h2 {
    text-wrap: balance;
  }

  .part h2 a {
    color: inherit;
    text-decoration: none;
  }

  .part h2 a:hover {
    text-decoration: underline;
  }

  ul {
    display: grid;
    gap: var(--normlab-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: var(--normlab-space-3);
    align-items: start;
  }

  li input {
    grid-row: span 2;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--normlab-accent);
    scroll-margin-block: 4rem 9rem;
  }

  li a {
    justify-self: start;
    scroll-margin-block: 4rem 9rem;
  }

  li p {
    grid-column: 2;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .state {
    white-space: nowrap;
  }

  .solved .state,
  .partly .state,
  .missed .state {
    color: var(--normlab-ink);
  }

  nl-exercise-picked {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: block;
    margin-block-start: var(--normlab-space-8);
  }

  @media (max-width: 800px) {
    .part {
      grid-template-columns: minmax(0, 1fr);
    }

    .narrow {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .narrow button {
      justify-self: start;
    }
  }
`;

export const exercisePickedStyles = css`
  .picked {
    padding-block: var(--normlab-space-3);
    font-size: var(--normlab-size-1);
    background: var(--normlab-paper);
    border-block-start: 1px solid var(--normlab-ink);
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-2) var(--normlab-space-4);
    align-items: center;
  }

  p {
    margin: 0;
    font-weight: 600;
  }

  button {
    min-block-size: 32px;
    font-size: inherit;
  }

  details {
    margin-block-start: var(--normlab-space-1);
  }

  summary {
    padding-block: var(--normlab-space-2);
    color: var(--normlab-ink-soft);
    cursor: pointer;
  }

  label {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
    min-block-size: 32px;
  }

  nl-exercise-share {
    margin-block-start: var(--normlab-space-2);
  }

  label input[type='checkbox'] {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--normlab-accent);
  }

  label input[type='number'] {
    inline-size: 9ch;
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }

  .open {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    padding-inline: var(--normlab-space-3);
    color: var(--normlab-paper);
    text-decoration: none;
    background: var(--normlab-ink);
    border: 1px solid var(--normlab-ink);
    border-radius: 4px;
  }

  @media (pointer: coarse) {
    label,
    .open {
      min-block-size: 44px;
    }
  }
`;
