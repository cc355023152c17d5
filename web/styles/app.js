/** Looks of the lab's page around a walkthrough, and of the home page. */
import { css } from 'lit';

export const appStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-block-size: 100vh;
    max-inline-size: 100rem;
    margin-inline: auto;
    padding-inline: var(--normlab-space-8);
    font-size: var(--normlab-size-2);
    line-height: 1.5;
    background: var(--normlab-paper);
  }

  a {
    color: var(--normlab-accent);
    text-underline-offset: 0.2em;
  }

  .skip:not(:focus) {
    position: absolute;
    inset-inline-start: -999px;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-4);
    align-items: center;
    padding-block: var(--normlab-space-2);
  }

  .name {
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }

  .theme {
    display: flex;
    gap: var(--normlab-space-2);
    align-items: center;
    margin-inline-start: auto;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  .theme span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .theme select {
    min-block-size: 32px;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink);
    border-color: var(--normlab-line);
  }

  main {
    flex: 1;
    outline: none;
  }

  h1 {
    margin: 0;
    font-size: var(--normlab-size-2);
    font-weight: 600;
    line-height: 1.3;
  }

  .lead {
    max-inline-size: 60ch;
    padding-block: var(--normlab-space-10) var(--normlab-space-6);
  }

  .lead h1 {
    margin-block-end: var(--normlab-space-3);
    font-size: var(--normlab-size-5);
    line-height: 1.2;
    text-wrap: balance;
  }

  .lead p {
    margin: 0;
    font-size: var(--normlab-size-3);
  }

  .part {
    padding-block: var(--normlab-space-4);
    border-block-start: 1px solid var(--normlab-line);
  }

  .part h2 {
    margin: 0;
    font-size: var(--normlab-size-3);
  }

  .part h2 span {
    font-weight: 400;
    color: var(--normlab-ink-soft);
  }

  .part ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: var(--normlab-space-6);
    margin: 0;
    padding: var(--normlab-space-4) 0;
    list-style: none;
  }

  .part a {
    font-size: var(--normlab-size-3);
  }

  .part p {
    margin: var(--normlab-space-1) 0 0;
    max-inline-size: 45ch;
  }

  .time,
  footer {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  footer {
    padding-block: var(--normlab-space-4) var(--normlab-space-2);
  }

  @media (pointer: coarse) {
    .theme select {
      min-block-size: 44px;
    }
  }

  @media (max-width: 640px) {
    :host {
      padding-inline: var(--normlab-space-3);
    }
  }

  @media print {
    header,
    footer,
    .skip {
      display: none;
    }
  }
`;
