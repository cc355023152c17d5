import {
  continuedIndent,
  delimitedIndent,
  indentNodeProp,
  LanguageSupport,
  LRLanguage,
} from '@codemirror/language';
import { parser } from '@lezer/javascript';

/** JavaScript as far as an exercise needs it: its grammar, and how lines are indented. */
const language = LRLanguage.define({
  name: 'javascript',
  parser: parser.configure({
    props: [
      indentNodeProp.add({
        Block: delimitedIndent({ closing: '}' }),
        'TemplateString BlockComment': () => null,
        'ArgList ArrayExpression': delimitedIndent({ closing: ']', align: false }),
        ArrowFunction: ({ baseIndent, unit }) => baseIndent + unit,
        'Statement Property': continuedIndent({ except: /^\s*{/ }),
      }),
    ],
  }),
  languageData: { commentTokens: { line: '//' }, indentOnInput: /^\s*(?:\{|\})$/ },
});

export const javascript = new LanguageSupport(language);

/**
 * Where the grammar first does not know what to make of a text; undefined where it reads all of it.
 * @param {string} code
 * @returns {{ line: number, column: number } | undefined}
 */
export function faultIn(code) {
  /** @type {number | undefined} */
  let at;
  parser.parse(code).iterate({
    enter({ type, from }) {
      if (type.isError) at ??= from;
      return at === undefined;
    },
  });
  if (at === undefined) return undefined;
  const before = code.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
