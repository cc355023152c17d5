/**
 * @import { Expression } from '../tape/expression.js'
 *
 * @typedef {[name: string, of?: string]} CodeName a name, and whose parameter, attribute or result it is
 *
 * @typedef {object} Term an entry of the glossary, without its words. One whose id is snake_case is
 *   called so in every language
 * @property {string} id
 * @property {string} [symbol] as in formulas, `^` superscript, `_` subscript
 * @property {Expression} [formula] what the symbol stands for
 * @property {CodeName[]} [pytorch]
 * @property {CodeName[]} [onnx]
 * @property {string[]} [tensors] names, or last parts of names, of tensors that show it; `name.`
 *   stands for all that begin so. Where no single one is named, prose that mentions the term shows it
 *
 * @typedef {object} CourseStep what the guide looks at in a step
 * @property {string} id
 * @property {(string | string[])[]} stage
 * @property {string[]} about
 *
 * @typedef {object} CourseWalkthrough
 * @property {string} id
 * @property {CourseStep[]} steps
 * @property {Record<string, string>} symbols
 * @property {(key: string) => string} words what a message says, whatever its parameters; empty where
 *   there is none
 */
export {};
