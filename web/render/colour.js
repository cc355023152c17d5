/**
 * Colours in OKLCH, made into what every browser and picture viewer reads, and the two tint scales
 * built from them.
 *
 * Conversion: Björn Ottosson, "A perceptual color space for image processing" (2020).
 * Contrast: WCAG 2.2, "relative luminance" and "contrast ratio".
 */
import { STEPS } from './scale.js';

/**
 * @param {number} lightness 0 to 1
 * @param {number} chroma 0 and up
 * @param {number} hue degrees
 * @returns {[number, number, number]} linear sRGB, outside 0 to 1 where the screen can't show it
 */
function linearRgb(lightness, chroma, hue) {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** @param {number} channel linear, 0 to 1 */
const encode = (channel) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

/** @param {number} channel encoded, 0 to 1 */
const decode = (channel) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/**
 * An OKLCH colour as `#rrggbb`. Where sRGB can't show it, chroma gives way; lightness and hue stay.
 *
 * @param {number} lightness 0 to 1
 * @param {number} chroma 0 and up
 * @param {number} hue degrees
 * @returns {string}
 */
export function hex(lightness, chroma, hue) {
  const rgb = linearRgb(lightness, chroma, hue);
  const shown = rgb.every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);
  if (!shown && chroma > 0) return hex(lightness, Math.max(0, chroma - 0.002), hue);
  const bytes = rgb.map((channel) => Math.round(encode(Math.min(1, Math.max(0, channel))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * @param {string} colour `#rrggbb`
 * @returns {[number, number, number]} linear sRGB, 0 to 1
 */
function linearOf(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    decode(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  return [red, green, blue];
}

/**
 * @param {string} colour `#rrggbb`
 * @returns {number} OKLCH lightness, 0 to 1
 */
export function lightnessOf(colour) {
  const [r, g, b] = linearOf(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

/** @param {string} colour `#rrggbb` */
function luminance(colour) {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * @param {string} first `#rrggbb`
 * @param {string} second `#rrggbb`
 * @returns {number} contrast ratio, 1 to 21
 */
export function contrast(first, second) {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * `amount` of one colour laid over another, as CSS blends them.
 *
 * @param {string} over `#rrggbb`
 * @param {string} under `#rrggbb`
 * @param {number} amount 0 to 1
 * @returns {string} `#rrggbb`
 */
export function blend(over, under, amount) {
  const mixed = [1, 3, 5].map((start) => {
    const [top = 0, bottom = 0] = [over, under].map((colour) =>
      Number.parseInt(colour.slice(start, start + 2), 16),
    );
    return Math.round(top * amount + bottom * (1 - amount));
  });
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const NEGATIVE_HUE = 250;
const POSITIVE_HUE = 62;

/**
 * Two hues that part at the paper: blue below zero, orange above, in equal steps of lightness.
 *
 * @param {number} paper lightness of zero
 * @param {number} end lightness of the last step on either side
 * @param {number} chroma of the last step
 * @returns {string[]} 21 colours; that of step k stands at k + 10
 */
function divergingTints(paper, end, chroma) {
  return Array.from({ length: 2 * STEPS + 1 }, (_, position) => {
    const step = position - STEPS;
    const share = Math.abs(step) / STEPS;
    const hue = step < 0 ? NEGATIVE_HUE : POSITIVE_HUE;
    return hex(paper + (end - paper) * share, chroma * share, hue);
  });
}

/** Paper, ink and tints by theme. The digits' ink reads at 4.5:1 or better on every tint. */
export const themes = {
  light: {
    paper: hex(0.99, 0, 0),
    ink: hex(0.24, 0.01, 260),
    tints: divergingTints(0.99, 0.74, 0.13),
  },
  dark: {
    paper: hex(0.2, 0, 0),
    ink: hex(0.94, 0.005, 260),
    tints: divergingTints(0.2, 0.47, 0.11),
  },
};
