/**
 * What an exercise is: a small program over ops, drawn from a seed, and what is asked of it.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { Tensor } from '../tape/tensor.js'
 * @import { Inputs } from '../walkthroughs/types.js'
 *
 * @typedef {'number' | 'predict' | 'cells' | 'choose' | 'order' | 'code'} KindName
 *
 * @typedef {number | { drawn: string, plus: number, times: number }} Whole a whole number of the
 *   file: written out, or made of one that is drawn
 * @typedef {{ name: string, index: (Whole | null)[] }} Place a cell; null stands for all along an axis
 *
 * @typedef {{ kind: 'whole', from: number, to: number }
 *   | { kind: 'grid', shape: Whole[], from: number, to: number, step: number }
 *   | { kind: 'choices', choices: any[] }} Draw
 *
 * @typedef {object} ProgramCall
 * @property {string} op name
 * @property {Record<string, string>} in tape names by argument
 * @property {Record<string, any>} options wholes are yet to be drawn
 * @property {string | Record<string, string>} as
 * @property {string} path in the file
 *
 * @typedef {object} Mistake
 * @property {string} id
 * @property {Record<string, Partial<Pick<ProgramCall, 'op' | 'in' | 'options'>>>} instead what calls of
 *   the program have in its place, by their `as`
 * @property {ProgramCall[]} program calls behind the exercise's own
 * @property {any} answer by kind
 * @property {[string, string]} [edit] of the solution's code: a text in it and what replaces it
 *
 * @typedef {{ drawn: Whole } | { cell: Place } } Value a number that texts mention
 *
 * @typedef {object} LabelsOf of a tensor
 * @property {string | string[]} [rows] the last part of a text's key, said with {n}; or one for each
 * @property {string | string[]} [columns]
 * @property {string | string[]} [planes] beside each other, where there are four axes
 * @property {string | string[]} [samples] planes below each other: the first of four axes
 *
 * @typedef {object} Exercise
 * @property {string} id
 * @property {string} [file] address that it came from; those of the course have none
 * @property {string} [walkthrough]
 * @property {string} [step]
 * @property {1 | 2 | 3} level 1 one operation, 2 several, 3 repair, explain, write
 * @property {KindName} kind
 * @property {Record<string, Draw>} draw
 * @property {Record<string, Draw>} inputs of the walkthrough, for predict
 * @property {ProgramCall[]} program
 * @property {string[]} show
 * @property {Record<string, LabelsOf>} labels
 * @property {Record<string, string>} symbols of tensors in formulas
 * @property {any} ask by kind
 * @property {Mistake[]} mistakes
 * @property {Record<string, Record<string, string>>} text ICU messages by language
 * @property {Record<string, Value>} values
 *
 * @typedef {object} Scene what was drawn, and the tape over it
 * @property {Exercise} exercise
 * @property {Tape} tape
 * @property {Record<string, number>} wholes
 * @property {(length: number) => number[]} shuffle positions in a drawn order
 * @property {(draws: Record<string, Draw>, wholes: Record<string, number>, path: string) => Record<string, Tensor>} drawn
 * @property {(mistake: Mistake) => Tape} tapeOf the tape with a mistake in it
 * @property {Inputs} [inputs] of the walkthrough, for predict
 *
 * @typedef {{ id: string, answer: any }} Committed a mistake, and what it answers
 *
 * @typedef {object} Variant an exercise with its numbers
 * @property {Exercise} exercise
 * @property {number} seed
 * @property {Tape} tape
 * @property {Record<string, number>} wholes
 * @property {Inputs} [inputs] of the walkthrough, for predict
 * @property {Record<string, number>} values parameters of the texts
 * @property {string[]} show
 * @property {any} answer by kind, as a reader would give it
 * @property {Committed[]} mistakes those that can be told apart
 * @property {{ id: string, like: string }[]} untold those that can't, with these numbers, and the mistake
 *   that each is like; `solution` for the right answer
 * @property {boolean} isSound whether the question can be put with these numbers
 * @property {any} ask by kind, with the drawn numbers put in
 *
 * @typedef {object} Verdict
 * @property {boolean} correct
 * @property {number} score share of what is right, 0 to 1
 * @property {string | null} mistake
 * @property {boolean[] | null} parts by part of the answer: whether it is right; of an order with a
 *   foreseen mistake, whether it has no share in that
 * @property {boolean} [lacks] whether something that belongs there is missing
 * @property {boolean} [extra] whether something is there that does not belong
 *
 * @typedef {object} Kind
 * @property {(raw: any, reading: import('./reading.js').Reading) => any} readAsk
 * @property {(raw: any, ask: any, path: string, reading: import('./reading.js').Reading) => any} readAnswer of a mistake
 * @property {(ask: any) => string[]} texts keys that must be there
 * @property {(scene: Scene) => { ask: any, answer: any, mistakes: Committed[], isSound: boolean }} pose
 * @property {(ask: any, answer: any, given: any) => Omit<Verdict, 'mistake'>} judge
 * @property {(ask: any, right: any, mistake: any, given: any, id?: string) => boolean} shows whether what is wrong of
 *   an answer is this mistake
 * @property {(ask: any, right: any, one: any, other: any) => boolean} apart whether a mistake's answer can't
 *   be taken for another's, or for the right one
 * @property {(ask: any, given: any, id: string) => boolean[] | undefined} [spares] the parts of an answer that
 *   a mistake leaves alone, where that is said more exactly than by what is right
 */
export {};
