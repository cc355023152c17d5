import { describe, expect, it } from 'vitest';
import { blend, contrast, hex, lightnessOf, themes } from '../../../web/render/colour.js';
import { matrixStyles } from '../../../web/styles/matrix.js';
import { accents, hues, tokens } from '../../../web/styles/tokens.js';

/** Shares that the style sheets mix by. */
const VEIL = 0.14;
const SOFT = 0.7;
const FADED = 0.4;

/** A grey as light as two colours mixed. @param {string} over @param {string} under @param {number} amount */
const mixedGrey = (over, under, amount) =>
  hex(lightnessOf(over) * amount + lightnessOf(under) * (1 - amount), 0, 0);

describe('hex', () => {
  it('knows white, black and the primary colours', () => {
    expect(hex(1, 0, 0)).toBe('#ffffff');
    expect(hex(0, 0, 0)).toBe('#000000');
    expect(hex(0.62796, 0.25768, 29.234)).toBe('#ff0000');
  });

  it('gives up chroma, not lightness, for what a screen cannot show', () => {
    expect(lightnessOf(hex(0.7, 0.4, 150))).toBeCloseTo(0.7, 2);
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 of a colour with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(/** @type {const} */ (['light', 'dark']))('the %s theme', (name) => {
  const { paper, ink, tints } = themes[name];

  it('has paper at zero and ten tints on either side', () => {
    expect(tints).toHaveLength(21);
    expect(tints[10]).toBe(paper);
    expect(new Set(tints).size).toBe(21);
  });

  it('moves in equal steps of lightness, alike on both sides', () => {
    const lightness = tints.map(lightnessOf);
    const step = (Number(lightness[20]) - Number(lightness[10])) / 10;
    for (let k = 1; k <= 10; k += 1) {
      expect(Number(lightness[10 + k])).toBeCloseTo(Number(lightness[10]) + k * step, 2);
      expect(Number(lightness[10 - k])).toBeCloseTo(Number(lightness[10 + k]), 2);
    }
  });

  it('is blue below zero and orange above', () => {
    const channels = (/** @type {string} */ colour) =>
      [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
    const [redBelow = 0, , blueBelow = 0] = channels(tints[0] ?? '');
    const [redAbove = 0, , blueAbove = 0] = channels(tints[20] ?? '');
    expect(blueBelow).toBeGreaterThan(redBelow);
    expect(redAbove).toBeGreaterThan(blueAbove);
  });

  it('lets digits be read on every tint at 4.5 to 1 or better', () => {
    for (const tint of tints) expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5);
  });

  it('lets digits be read under the veil of a source too', () => {
    expect(matrixStyles.cssText).toContain(
      `var(--normlab-accent) ${Math.round(VEIL * 100)}%, transparent`,
    );
    for (const tint of tints) {
      expect(contrast(ink, blend(accents[name], tint, VEIL))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('lets soft text be read on paper and on faded tints', () => {
    expect(tokens.cssText).toContain(`var(--normlab-ink) ${SOFT * 100}%, var(--normlab-paper)`);
    expect(matrixStyles.cssText).toContain(`${FADED * 100}%, var(--ground)`);
    const soft = mixedGrey(ink, paper, SOFT);
    expect(contrast(soft, paper)).toBeGreaterThanOrEqual(4.5);
    for (const tint of tints) {
      expect(contrast(soft, mixedGrey(tint, paper, FADED))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has roles whose labels can be read and told apart', () => {
    const colours = Object.values(hues[name]);
    expect(new Set(colours).size).toBe(9);
    for (const colour of colours) expect(contrast(colour, paper)).toBeGreaterThanOrEqual(4.5);
  });
});
