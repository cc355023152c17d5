/** Looks of the frame around a page or a walkthrough. */
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

  .variant {
    margin-inline-start: auto;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
    text-decoration: none;
  }

  .variant:hover {
    text-decoration: underline;
  }

  .variant + nav {
    margin-inline-start: 0;
  }

  nav {
    display: flex;
    gap: var(--normlab-space-4);
    margin-inline-start: auto;
    font-size: var(--normlab-size-1);
  }

  nav a {
    padding-block: var(--normlab-space-2);
    text-decoration: none;
  }

  nav a:hover {
    text-decoration: underline;
  }

  nav a[aria-current] {
    font-weight: 600;
    color: inherit;
  }

  main {
    flex: 1;
    outline: none;
  }

  norm-lab {
    --normlab-inspector-position: sticky;
    --normlab-inspector-sheet: 38vh;
    --normlab-inspector-fold: inline-flex;
    --normlab-inspector-bleed: var(--normlab-space-3);
  }

  /* A margin of what is shown at first would stay above the widget. */
  norm-lab > p {
    margin: 0;
  }

  h1 {
    margin: 0;
    font-size: var(--normlab-size-2);
    font-weight: 600;
    line-height: 1.3;
  }

  .trail {
    margin-block: var(--normlab-space-2) var(--normlab-space-4);
    font-size: var(--normlab-size-1);
    font-weight: 400;
  }

  h1:focus {
    outline: none;
  }

  footer {
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
    padding-block: var(--normlab-space-4) var(--normlab-space-2);
  }

  @media (pointer: coarse) {
    nav a {
      padding-block: var(--normlab-space-3);
    }

    .theme select {
      min-block-size: 44px;
    }
  }

  /* The name leads home, too. */
  @media (max-width: 960px) {
    header {
      gap: var(--normlab-space-3);
    }

    nav {
      gap: var(--normlab-space-3);
    }

    nav a:first-child {
      display: none;
    }

    .variant {
      display: none;
    }

    .variant + nav {
      margin-inline-start: auto;
    }
  }

  @media (max-width: 640px) {
    :host {
      padding-inline: var(--normlab-space-3);
    }

    header {
      gap: var(--normlab-space-1) var(--normlab-space-3);
    }

    nav {
      gap: var(--normlab-space-2);
    }

    .theme select {
      inline-size: 4.75rem;
      padding-inline: var(--normlab-space-2) 0;
    }

    header h1 {
      order: 1;
      inline-size: 100%;
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
