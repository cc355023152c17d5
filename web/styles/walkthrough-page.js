/** Looks of the pages that stand for the walkthroughs; the lab within brings its own. */
import { css } from 'lit';

export const walkthroughPageStyles = css`
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: var(--normlab-paper);
  }

  body {
    box-sizing: border-box;
    max-inline-size: 100rem;
    margin: 0 auto;
    padding-inline: var(--normlab-space-8);
    font: var(--normlab-size-2) / 1.5 var(--normlab-font);
    color: var(--normlab-ink);
  }

  a {
    color: var(--normlab-accent);
    text-underline-offset: 0.2em;
  }

  :focus-visible {
    outline: 2px solid var(--normlab-accent);
    outline-offset: 2px;
  }

  header {
    padding-block: var(--normlab-space-3);
  }

  header a {
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }

  .part {
    margin: var(--normlab-space-6) 0 var(--normlab-space-1);
    color: var(--normlab-ink-soft);
  }

  h1 {
    max-inline-size: 34ch;
    margin: 0 0 var(--normlab-space-3);
    font-size: var(--normlab-size-5);
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }

  h2 {
    margin: var(--normlab-space-8) 0 var(--normlab-space-2);
    font-size: var(--normlab-size-4);
    font-weight: 600;
  }

  .teaches {
    max-inline-size: 60ch;
    margin: 0;
    font-size: var(--normlab-size-3);
  }

  norm-lab {
    display: block;
    margin-block: var(--normlab-space-6);
  }

  figure {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-3) var(--normlab-space-8);
    margin: 0;
  }

  figcaption {
    flex: 1 1 20rem;
    max-inline-size: 60ch;
  }

  ol {
    margin: 0;
    padding-inline-start: var(--normlab-space-6);
  }

  li {
    padding-block: var(--normlab-space-1);
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--normlab-space-4) var(--normlab-space-8);
    justify-content: space-between;
    margin-block-start: var(--normlab-space-10);
    padding-block: var(--normlab-space-5) var(--normlab-space-10);
    border-block-start: 1px solid var(--normlab-line);
  }

  nav span {
    display: inline-block;
    inline-size: 100%;
    font-size: var(--normlab-size-1);
    color: var(--normlab-ink-soft);
  }

  nav [rel='next'] {
    margin-inline-start: auto;
    text-align: end;
  }

  @media (max-width: 480px) {
    body {
      padding-inline: var(--normlab-space-4);
    }
  }

  @media print {
    header,
    nav {
      display: none;
    }
  }
`;
