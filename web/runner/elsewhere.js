/**
 * Code and tests as one script that runs in Node or in a browser's console, for where the page may run
 * none.
 *
 * @typedef {object} Test
 * @property {string} title
 * @property {any[]} given arguments: nested numbers or flags, numbers, flags, null
 * @property {any} expected nested numbers
 */

/**
 * @param {object} parts
 * @param {string} parts.code
 * @param {string} parts.name of the function
 * @param {Test[]} parts.tests
 * @param {number} parts.tolerance
 * @param {{ how: string, passes: string, fails: string, expected: string, returned: string }} parts.words
 */
export const scriptOf = ({ code, name, tests, tolerance, words }) => `// ${words.how}

${code.trimEnd()}

const tests = [
${tests.map(testText).join('\n')}
];

const isSame = (one, wanted) =>
  Array.isArray(wanted)
    ? one?.length === wanted.length && wanted.every((value, i) => isSame(one[i], value))
    : Object.is(one, wanted) ||
      Math.abs(one - wanted) <= ${tolerance} * Math.max(1, Math.abs(wanted));

for (const { title, given, expected } of tests) {
  let returned;
  try {
    returned = ${name}(...given);
  } catch (error) {
    returned = String(error);
  }
  const passes = isSame(returned, expected);
  console.log(\`\${passes ? ${quoted(words.passes)} : ${quoted(words.fails)}}: \${title}\`);
  if (!passes) console.log(${quoted(words.expected)}, expected, ${quoted(words.returned)}, returned);
}
`;

/** @param {Test} test */
const testText = ({ title, given, expected }) => `  {
    title: ${quoted(title)},
    given: [${given.map(literal).join(', ')}],
    expected: ${literal(expected)},
  },`;

/** @param {string} text */
const quoted = (text) => JSON.stringify(text);

/** JSON has neither NaN nor infinities nor −0. @param {any} value @returns {string} */
const literal = (value) => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return Object.is(value, -0) ? '-0' : String(value);
};
