/**
 * The design tokens: type, space, colour and motion as custom properties. Themes differ in nothing
 * but these. They hold for the host of a shadow root and, adopted by the document, for the page:
 * `theme="auto|light|dark"` on either one chooses; auto follows the reader's system, and on `norm-lab`
 * the paper that the page gives (suited.js).
 *
 * To be set from outside, on `norm-lab`; the rest derives from them:
 *
 *     --normlab-paper              ground, and zero of the colour scale
 *     --normlab-ink                text and digits
 *     --normlab-accent             focus, links, what is chosen
 *     --normlab-font               text
 *     --normlab-font-code          code
 *     --normlab-font-math          formulas
 *     --normlab-size-1 … -5        five type sizes
 *     --normlab-matrix-max-height  height from which a matrix scrolls in its frame
 *
 * For a page that becomes as high as its content, where nothing may go by the window's height:
 *
 *     --normlab-inspector-height    none: the inspector is as high as what it says
 *
 * For a page that is the lab's own, where the inspector is a sheet over the stage on narrow screens:
 *
 *     --normlab-inspector-position  sticky
 *     --normlab-inspector-sheet     how high it is at most
 *     --normlab-inspector-fold      inline-flex: it can be folded
 *     --normlab-inspector-bleed     the page's padding, into which it reaches
 *
 * To be used, not set: --normlab-unit (the size of type that the reader has chosen),
 * --normlab-space-1 … (4 px steps), --normlab-ink-soft, --normlab-line,
 * --normlab-wash, --normlab-error, --normlab-negative-1 … -10, --normlab-positive-1 … -10,
 * --normlab-hue-<role>, --normlab-motion.
 */
import { css, unsafeCSS } from 'lit';
import { hex, themes } from '../render/colour.js';

/** One hue for each role that recurs, in degrees; on labels and outlines only. */
const roles = {
  query: 355,
  key: 150,
  value: 220,
  batch: 30,
  layer: 175,
  instance: 320,
  group: 110,
  kernel: 255,
  running: 70,
};

/**
 * @param {number} lightness
 * @param {number} chroma
 */
const huesAt = (lightness, chroma) =>
  Object.fromEntries(
    Object.entries(roles).map(([role, degrees]) => [role, hex(lightness, chroma, degrees)]),
  );

/** Role colours by theme, as `#rrggbb`. */
export const hues = { light: huesAt(0.5, 0.14), dark: huesAt(0.78, 0.12) };

/** Focus, links, what is chosen, by theme. */
export const accents = { light: hex(0.5, 0.2, 285), dark: hex(0.78, 0.12, 285) };
const errors = { light: hex(0.5, 0.19, 25), dark: hex(0.76, 0.14, 25) };

/**
 * A theme's colours but for the paper.
 *
 * @param {'light' | 'dark'} name
 */
export function coloursOf(name) {
  const { ink, tints } = themes[name];
  const below = tints.slice(0, 10).reverse();
  const above = tints.slice(11);
  return unsafeCSS(
    [
      `color-scheme: ${name}`,
      `--normlab-ink: ${ink}`,
      `--normlab-accent: ${accents[name]}`,
      `--normlab-error: ${errors[name]}`,
      ...below.map((tint, position) => `--normlab-negative-${position + 1}: ${tint}`),
      ...above.map((tint, position) => `--normlab-positive-${position + 1}: ${tint}`),
      ...Object.entries(hues[name]).map(([role, colour]) => `--normlab-hue-${role}: ${colour}`),
    ].join(';\n'),
  );
}

/** @param {'light' | 'dark'} name */
const themeOf = (name) =>
  css`--normlab-paper: ${unsafeCSS(themes[name].paper)}; ${coloursOf(name)}`;

const light = themeOf('light');
const dark = themeOf('dark');

const spaces = unsafeCSS(
  [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]
    .map((steps) => `--normlab-space-${steps}: ${steps * 4}px`)
    .join(';\n'),
);

export const tokens = css`
  :host,
  :root {
    ${light};
    ${spaces};
    --normlab-font: system-ui, sans-serif;
    --normlab-font-code: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
    --normlab-font-math: math, 'Cambria Math', 'STIX Two Math', 'Latin Modern Math',
      'DejaVu Math TeX Gyre', 'Noto Sans Math', serif;
    --normlab-unit: 1rem;
    --normlab-size-1: calc(0.8125 * var(--normlab-unit));
    --normlab-size-2: calc(0.9375 * var(--normlab-unit));
    --normlab-size-3: calc(1.0625 * var(--normlab-unit));
    --normlab-size-4: calc(1.3125 * var(--normlab-unit));
    --normlab-size-5: calc(1.875 * var(--normlab-unit));
    --normlab-ink-soft: color-mix(in oklab, var(--normlab-ink) 70%, var(--normlab-paper));
    --normlab-line: color-mix(in oklab, var(--normlab-ink) 16%, var(--normlab-paper));
    --normlab-wash: color-mix(in oklab, var(--normlab-ink) 5%, var(--normlab-paper));
    --normlab-matrix-max-height: min(70vh, 32 * var(--normlab-unit));
    --normlab-motion: 200ms;
  }

  @media screen and (prefers-color-scheme: dark) {
    :host(:not([theme='light'])),
    :root:not([theme='light']) {
      ${dark};
    }
  }

  @media screen {
    :host([theme='dark']),
    :root[theme='dark'] {
      ${dark};
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :host,
    :root {
      --normlab-motion: 0ms;
    }
  }

  @media print {
    :host,
    :root {
      --normlab-paper: #ffffff !important;
      --normlab-ink: #000000 !important;
      --normlab-matrix-max-height: none;
    }
  }

  @media (forced-colors: active) {
    :host(:not([theme='none'])),
    :root:not([theme='none']) {
      --normlab-paper: Canvas;
      --normlab-ink: CanvasText;
      --normlab-ink-soft: CanvasText;
      --normlab-line: GrayText;
      --normlab-wash: Canvas;
      --normlab-accent: Highlight;
      --normlab-error: CanvasText;
    }
  }
`;
