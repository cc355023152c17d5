/** What a JavaScript file imports: its code, its addresses of other files, its type comments. */
import { parseSync } from 'vite';

/**
 * @typedef {object} Import
 * @property {string} to the specifier as it is written
 * @property {boolean} isType true when only types come, in a comment
 */

const typeImport = /@import\s[^'"]*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const address = /new URL\(\s*['"]([^'"]+\.\w+)['"],\s*import\.meta\.url/g;
const literal = /^['"`]([^'"`$]*)['"`]$/;

/**
 * @param {string} file its name, for errors
 * @param {string} code
 * @returns {Import[]}
 */
export function importsOf(file, code) {
  const { module, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const text = code.slice(start, end).match(literal);
      return text ? [text[1]] : [];
    }),
    ...matches(address, withoutComments(code, comments)),
  ];
  return [
    ...specifiers.map((to) => ({ to, isType: false })),
    ...comments
      .flatMap(({ value }) => matches(typeImport, value))
      .map((to) => ({ to, isType: true })),
  ];
}

/** The code with its comments blanked. @param {string} file @param {string} code */
export const codeOf = (file, code) => withoutComments(code, parseSync(file, code).comments);

/** @param {string} code @param {{ start: number, end: number }[]} comments */
function withoutComments(code, comments) {
  let rest = '';
  let at = 0;
  for (const { start, end } of comments) {
    rest += code.slice(at, start);
    at = end;
  }
  return rest + code.slice(at);
}

/** @param {RegExp} pattern @param {string} text */
const matches = (pattern, text) =>
  [...text.matchAll(pattern)].map((match) => /** @type {string} */ (match[1] ?? match[2]));
