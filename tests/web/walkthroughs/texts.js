import fc from 'fast-check';

/** Signs that matter to whoever cuts words: letters of many scripts, marks, parting signs, emoji. */
const signs = [
  ...['a', 'B', 'é', 'e\u0301', 'İ', 'ß', 'Σ', 'ñ', 'n\u0303', 'ﬁ', '3', '٣', '၃', '½'],
  ...['ب', 'ـ', 'ש', 'ก', 'ำ', 'က', '\u103b', '္', 'नि', '我', '爱', 'カ', '한', '\u1112\u1161'],
  ...[' ', '\u00a0', '\n', '\u200b', '\u00ad', '\u200d', '\ufe0f', '\u202e', '\u0327', '\u0323'],
  ...["'", '’', '-', '_', '.', ',', ':', ';', '/', '%', '%3A', '+', '&', '=', '#', '?', '…', '·'],
  ...['😀', '👨‍👩‍👧‍👦', '👍🏽', '🇩🇪', '🇫', '❤️', '1️⃣', '‼️', '©', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
];

/** Texts as readers and links bring them. */
export const texts = fc.oneof(
  fc.array(fc.constantFrom(...signs), { maxLength: 60 }).map((list) => list.join('')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** As many as find something, and the same every time. */
export const runs = { numRuns: 300, seed: 20 };
