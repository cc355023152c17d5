/**
 * What a walkthrough is: data over ops. Nothing here knows the page.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { InputSpec } from './inputs.js'
 * @import { WordVector } from './words.js'
 *
 * @typedef {Record<string, any>} Inputs the values of a walkthrough's inputs, by name
 *
 * @typedef {(key: string, params?: Record<string, any>) => string} Say a message in the reader's language
 *
 * @typedef {object} Labels names of rows, columns and planes; `null` gives indices
 * @property {string[] | string[][] | null} [rows] one list, or one for each plane
 * @property {string[] | null} [columns]
 * @property {string[] | string[][] | null} [planes] one list; from rank 4 on two, for the planes below
 *   each other and for those beside each other
 * @property {string[]} [axes] of a block: the first, the second, and all others together
 *
 * @typedef {object} Marked cells that stand for nothing: positions in the data
 * @property {Set<number>} [padding]
 * @property {Set<number>} [masked]
 *
 * @typedef {object} Word a word of the reader's, and where its numbers come from
 * @property {string} word
 * @property {WordVector['from'] | 'padding'} from
 * @property {number} [seed]
 *
 * @typedef {object} Reader what expressions in the prose and charts may ask of a walkthrough
 * @property {Inputs} inputs
 * @property {(name: string, index: number[]) => number} at
 * @property {(name: string) => { shape: number[], data: Float32Array | Uint8Array }} tensor
 * @property {<T>(sweep: Sweep<T>) => { x: number, value: T }[]} sweep
 * @property {(changed: Inputs) => Tape} variant a tape with some inputs changed, for a few numbers of it
 *
 * @typedef {object} ChartSeries as `Series` in web/render/chart-values.js, with its name yet to be said
 * @property {string} name message key
 * @property {Record<string, any>} [params] of the name
 * @property {string} [hue] role whose hue it takes
 * @property {boolean} [muted] steps back: what others are compared with
 * @property {'line' | 'points' | 'both' | 'bars' | 'band'} [kind] default line
 * @property {(readonly [number, number] | readonly [number, number, number])[]} points by x. `bars`:
 *   [from, to, count], see histogram.js; `band`: [x, low, high]; else [x, y]. What is not finite
 *   leaves a gap
 *
 * @typedef {object} Drawing what a chart shows of the inputs as they are
 * @property {ChartSeries[]} series
 * @property {number} [x] the x of now, marked
 *
 * @typedef {object} Chart
 * @property {string} [id] default: the step's
 * @property {string} title message key
 * @property {string} x message key: what the axis measures, with its unit
 * @property {string} y message key
 * @property {(reader: Reader) => Drawing} draw may throw what the kernels throw: the page says why
 * @property {string} [sets] the number input that the marked x is, set by dragging and arrow keys
 * @property {boolean} [heavy] drawn a frame after the numbers, for what takes longer than that
 * @property {[number, number]} [xDomain] default: from the points
 * @property {[number, number]} [yDomain] default: from the points, rounded
 * @property {'linear' | 'log'} [xScale] log for sizes that double
 * @property {'linear' | 'log'} [yScale] log for what grows or vanishes by factors
 *
 * @typedef {object} Printed a number that a program prints: a cell, as the program writes it
 * @property {string} name of the tensor
 * @property {number[]} index
 * @property {string} text
 *
 * @typedef {object} SnippetLine a line of a program in Python
 * @property {(string | { input: string })[]} code text, with inputs that are edited in place
 * @property {string} [computes] a tensor: where it is refused, the program stops here
 * @property {(tape: Tape) => Printed[]} [prints] in one line, with a space between
 *
 * @typedef {(string | string[])[]} Stage tensors in the direction in which data flows; those in one
 *   array stand in one column. `words:<input>` is the reader's words, `snippet:<name>` a program,
 *   `block:<tensor>` the tensor as a block in space, with the cells that share a statistic.
 *
 * @typedef {[name: string, index: number[]]} Focus a cell; negative indices count from the end
 *
 * @typedef {object} Step
 * @property {string} id
 * @property {Stage | ((inputs: Inputs) => Stage)} stage
 * @property {string[] | ((inputs: Inputs) => string[])} about what the step is about; the rest steps back
 * @property {Focus | ((inputs: Inputs) => Focus)} focus the cell that is selected on arrival
 * @property {string[]} [controls] inputs that can be changed beside the cells
 * @property {(reader: Reader) => Record<string, string | number>} [values] what the prose and the note quote
 * @property {string | ((inputs: Inputs) => string)} [shares] the statistic whose groups light up when a
 *   cell is selected that has none of its own, such as one of an input
 * @property {Chart[]} [charts] below the tensors, side by side where there is room
 * @property {boolean} [asks] ends in a question: play stops here
 *
 * @typedef {object} Walkthrough
 * @property {string} id
 * @property {string} picture the tensor that stands for it on the home page
 * @property {string} figure the step that stands for it where no script runs
 * @property {Record<string, InputSpec>} specs
 * @property {(tape: Tape, inputs: Inputs) => void} program
 * @property {(tape: Tape, inputs: Inputs, name: string, index: number[], value: number) => Inputs | undefined} edit
 *   the inputs after one cell took a value; undefined where the cell is no input
 * @property {(inputs: Inputs, say: Say) => Record<string, Labels>} labels
 * @property {(inputs: Inputs, tape: Tape) => Record<string, Marked>} marks
 * @property {(inputs: Inputs, tape: Tape, name: string) => Word[][]} words sentences of an input, word by word
 * @property {Record<string, (inputs: Inputs) => SnippetLine[]>} [snippets] programs by name
 * @property {Record<string, string[]>} [replaces] inputs that go back to their start when another is set
 * @property {Record<string, string>} symbols of tensors in formulas
 * @property {Record<string, string>} hues roles that recur, by tensor
 * @property {Step[]} steps
 */
/**
 * @template T
 * @typedef {object} Sweep something to read at values of one input
 * @property {string} over the input
 * @property {number} from
 * @property {number} to
 * @property {number} [step] from one value to the next, default 1
 * @property {string[]} [ignores] inputs on which nothing that is read depends
 * @property {(tape: Tape) => T} read the same function each time, so that what it read can be kept
 */
export {};
