import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import {
  longestWord,
  readWords,
  seedOf,
  vectorOf,
  withEdit,
  wordKey,
} from '../../../web/walkthroughs/words.js';
import { runs, texts } from './texts.js';

/** @param {string} text */
const words = (text) => readWords(text, 100).words;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** @param {string} text */
const length = (text) => [...segmenter.segment(text)].length;

describe('the words of a text', () => {
  it('come without punctuation and as they are written', () => {
    expect(words('The plot, “felt” — slow… (so SLOW)!')).toEqual([
      ...['The', 'plot', 'felt', 'slow', 'so', 'SLOW'],
    ]);
    expect(words('__ … — ?! “”')).toEqual([]);
    expect(words('«\u00a0Bravo\u202f!\u00a0»')).toEqual(['Bravo']);
  });

  it('keep an apostrophe within, and are cut at hyphens', () => {
    expect(words("don't 'quote' it’s rock’n’roll")).toEqual([
      ...["don't", 'quote', 'it’s', 'rock’n’roll'],
    ]);
    expect(words('well-known co-op')).toEqual(['well', 'known', 'co', 'op']);
  });

  it('may be numbers', () => {
    expect(words('2 of 3.14, at 50%')).toEqual(['2', 'of', '3.14', 'at', '50']);
  });

  it('are found in scripts with and without spaces', () => {
    expect(words('مرحبا بالعالم، كيف الحال؟')).toEqual(['مرحبا', 'بالعالم', 'كيف', 'الحال']);
    expect(words('我爱北京。').join('')).toBe('我爱北京');
    expect(words('我爱北京。').length).toBeGreaterThan(1);
    expect(words('မြန်မာဘာသာစကား').join('')).toBe('မြန်မာဘာသာစကား');
    expect(words('မြန်မာဘာသာစကား').length).toBeGreaterThan(1);
    expect(words('नमस्ते दुनिया')).toEqual(['नमस्ते', 'दुनिया']);
  });

  it('may be emoji, each one whole: flags, families, skin tones, keycaps', () => {
    expect(words('🇩🇪🇫🇷')).toEqual(['🇩🇪', '🇫🇷']);
    expect(words('good👨‍👩‍👧‍👦👍🏽')).toEqual(['good', '👨‍👩‍👧‍👦', '👍🏽']);
    expect(words('1️⃣ ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toEqual(['1️⃣', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']);
    expect(words('what‼️')).toEqual(['what']);
  });

  it('are composed alike, however they were typed', () => {
    expect(words('nai\u0308ve')).toEqual(['na\u00efve']);
  });

  it('are none in nothing', () => {
    expect(readWords('', 6)).toEqual({ words: [], left_out: [], shortened: false });
    expect(words(' \n\t\u00a0\u200b\u0000')).toEqual([]);
  });

  it('beyond the most that fit are named as left out', () => {
    expect(readWords('a b c d', 2)).toEqual({
      words: ['a', 'b'],
      left_out: ['c', 'd'],
      shortened: false,
    });
  });

  it('are cut to 24 characters as a reader counts them', () => {
    expect(readWords(`${'é'.repeat(24)} b`, 6).shortened).toBe(false);
    const family = readWords('👨‍👩‍👧‍👦'.repeat(30), 6);
    expect(family.words).toEqual(new Array(6).fill('👨‍👩‍👧‍👦'));
    const long = readWords(`${'ab'.repeat(11)}b'cde`, 6);
    expect(long).toEqual({ words: [`${'ab'.repeat(11)}b`], left_out: [], shortened: true });
  });

  it('of absurd length are still words of 24 characters, and quickly so', () => {
    const started = performance.now();
    for (const text of ['x'.repeat(10000), 'က'.repeat(10000), 'a\u0301'.repeat(5000)]) {
      for (const word of words(text)) expect(length(word)).toBeLessThanOrEqual(longestWord);
      expect(words(text)[0]).not.toBe('');
    }
    const marks = readWords(`a${'\u0323'.repeat(9999)} b`, 6);
    expect(marks.shortened).toBe(true);
    expect(marks.words.map((word) => word.length)).toEqual([32, 1]);
    expect(readWords('so slow '.repeat(1250), 6).left_out).toHaveLength(2494);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('stay the same when they are read again', () => {
    const property = fc.property(texts, (text) => {
      for (const word of words(text)) {
        expect(length(word)).toBeLessThanOrEqual(longestWord);
        expect(word).not.toMatch(/[\s/]/);
        expect(words(word).join('')).toBe(word);
      }
    });
    fc.assert(property, runs);
  });
});

describe('the key of a word', () => {
  it('is the same for every way of writing it', () => {
    expect(wordKey('BANK')).toBe('bank');
    expect(wordKey('CAFE\u0301')).toBe(wordKey('caf\u00e9'));
  });

  it('is a key of itself', () => {
    const property = fc.property(texts, (text) => {
      expect(wordKey(wordKey(text))).toBe(wordKey(text));
    });
    fc.assert(property, runs);
  });
});

describe('the vector of a word', () => {
  /** @type {any} */
  let engine;
  beforeAll(async () => {
    engine = await loadEngine({ variant: 'simd' });
  });
  const table = { bank: [1, 2] };

  it('is the reader’s own, else from the table, else from the generator', () => {
    expect(vectorOf('Bank', { bank: [7, 8] }, table, 2, engine)).toEqual({
      vector: [7, 8],
      from: 'edited',
    });
    expect(vectorOf('Bank', {}, table, 2, engine)).toEqual({ vector: [1, 2], from: 'table' });
    expect(vectorOf('zebra', {}, table, 2, engine).from).toBe('generator');
  });

  it('from the generator is PyTorch’s rand at the word’s seed, with one decimal', () => {
    const { vector, seed } = vectorOf('zebra', {}, table, 4, engine);
    expect(seed).toBe(seedOf('zebra'));
    const drawn = engine.generator(seed).rand([4]).data;
    expect(vector).toEqual([...drawn].map((/** @type {number} */ x) => Math.round(x * 10) / 10));
    expect(vectorOf('Zebra', {}, {}, 4, engine).vector).toEqual(vector);
  });

  it('has a seed that no version may change, since links rest on it', () => {
    expect(seedOf('')).toBe(2166136261);
    expect(seedOf('a')).toBe(3826002220);
    expect(seedOf('🏦')).toBe(seedOf('🏦'));
    expect(seedOf('river')).not.toBe(seedOf('revir'));
  });

  it('is not mistaken for what every object has', () => {
    for (const word of ['constructor', '__proto__', 'toString']) {
      expect(vectorOf(word, {}, table, 2, engine).from).toBe('generator');
      const edited = withEdit({}, word, [1, 2], 0, 5);
      expect(vectorOf(word, edited, table, 2, engine)).toEqual({ vector: [5, 2], from: 'edited' });
    }
  });
});
