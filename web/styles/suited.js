/**
 * `theme="auto"` on a paper that the page gives: the theme that the paper suits, all of it but the
 * paper itself, which so goes on telling what the page wants, or the reader's system.
 *
 * The lightness is read off `column-rule-color` of the box in the shadow root, which draws nothing. A
 * change of it is a transition and being shown is an animation: their events tell when to look,
 * whatever brought the change about.
 */
import { css } from 'lit';
import { coloursOf } from './tokens.js';

export const paperProbe = css`
  .box {
    column-rule-color: color-mix(in oklab, var(--normlab-paper), var(--normlab-paper));
    transition: column-rule-color 1ms;
    animation: normlab-shown 1ms;
  }

  @keyframes normlab-shown {
    from {
      column-rule-style: none;
    }
  }
`;

/** @param {'light' | 'dark'} name */
const suited = (name) =>
  css`
    @media screen and (forced-colors: none) {
      :host(:not([theme='light'], [theme='dark'])) {
        ${coloursOf(name)};
      }
    }
  `.styleSheet;

const light = suited('light');
const dark = suited('dark');

/** The lightness on which the dark theme's ink reads as well as the light theme's. */
const MIDDLE = 0.58;

/** @param {string} colour as computed: `oklab(L a b)` or `oklab(L a b / alpha)` */
function suitedTo(colour) {
  const [, lightness, opacity = 1] = /^oklab\((\S+) \S+ [^\s)]+(?: \/ (.+))?\)$/.exec(colour) ?? [];
  const shinesThrough = Number(opacity) < 0.5;
  if (lightness === undefined || shinesThrough) return undefined;
  return Number(lightness) < MIDDLE ? dark : light;
}

/**
 * Takes up the theme that the paper suits, and none where the page shines through it.
 *
 * @param {Event} event of the box, or of something within
 */
export function suitPaper({ target, currentTarget }) {
  const box = /** @type {Element} */ (currentTarget);
  const root = box.getRootNode();
  if (target !== box || !(root instanceof ShadowRoot) || !root.adoptedStyleSheets) return;
  const sheet = suitedTo(getComputedStyle(box).columnRuleColor);
  if (sheet && root.adoptedStyleSheets.includes(sheet)) return;
  const others = root.adoptedStyleSheets.filter((one) => one !== light && one !== dark);
  root.adoptedStyleSheets = sheet ? [...others, sheet] : others;
}
