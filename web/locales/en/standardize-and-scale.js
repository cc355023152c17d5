/**
 * "Standardize and scale" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'standardize-and-scale.row': '{people, select, true {person} other {row}} {n}',
  'standardize-and-scale.column': '{which, select, age {age} salary {salary} other {column {n}}}',
  'standardize-and-scale.mean': 'mean',
  'standardize-and-scale.std': 'std',
  'standardize-and-scale.min': 'min',
  'standardize-and-scale.max': 'max',
  'standardize-and-scale.inputs.table': 'Size of the table',
  'standardize-and-scale.inputs.min': 'Range from',
  'standardize-and-scale.inputs.max': 'Range to',
  'standardize-and-scale.inputs.outlier': 'The last number, times',
  'standardize-and-scale.inputs.constant': 'People',
  'standardize-and-scale.chart.table': 'The first columns on one axis',
  'standardize-and-scale.chart.before': 'Before',
  'standardize-and-scale.chart.standardized': 'Standardized',
  'standardize-and-scale.chart.scaled': 'Scaled to the range',
  'standardize-and-scale.chart.value': 'value',
  'standardize-and-scale.chart.count': 'rows',
  'standardize-and-scale.chart.outlier.min_max_scale': 'Last column, min-max',
  'standardize-and-scale.chart.outlier.standardize': 'Last column, standardized',
  'standardize-and-scale.chart.times': 'times the last number',
  'standardize-and-scale.chart.result': 'scaled',

  'standardize-and-scale.steps.table.title': 'Columns of different size',
  'standardize-and-scale.steps.table.prose':
    '{people, select, true {{rows, plural, one {One person} other {# people}}, each with an age and a salary.} other {This table has {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}}.}} {columns, plural, =1 {Its numbers span {span1}. A second column could span far more or less.} other {The first column spans {span1}, the second {span2}.}} A network sees only numbers, and large ones speak loudest. How can all columns count alike?',
  'standardize-and-scale.steps.table.try':
    'Change any number, or paste a table of your own from a spreadsheet, up to 512 rows and columns.',

  'standardize-and-scale.steps.mean-std.title': 'Where a column lies, how wide it is',
  'standardize-and-scale.steps.mean-std.prose':
    'Two numbers describe each column. The mean says where it lies: {mean} for the first. The standard deviation says how far its numbers lie from there: square each distance, average, take the root. That gives {std}. Every column has its own, in its own units.',
  'standardize-and-scale.steps.mean-std.try':
    'Select a standard deviation and follow it to its mean and its column.',
  'standardize-and-scale.steps.mean-std.note':
    'The average here divides by n. Many libraries divide by n − 1 when asked for a standard deviation, PyTorch’s torch.std among them; normalization layers divide by n.',

  'standardize-and-scale.steps.standardize.title': 'Standardize: subtract, divide',
  'standardize-and-scale.steps.standardize.prose':
    'From each number take its column’s mean, then divide by its standard deviation. {kind, select, flat {The first column has no spread, so all of it becomes {standardized}. Where numbers differ, their units go and the column’s shape stays; only its place and width are new.} gone {The first column has NaN or ∞ in it and no mean to measure from, so {value} becomes {standardized}.} other {{value} becomes {standardized}: so many standard deviations from the mean. Units are gone, and columns share one axis. Each column’s shape stays; only its place and width are new.}}',
  'standardize-and-scale.steps.standardize.try':
    'Find the row whose numbers are most alike now. How alike were they before?',
  'standardize-and-scale.steps.standardize.note':
    'With data to learn from and data to test on, mean and standard deviation come from the first alone and are used for both. Otherwise the test data leak into the training.',

  'standardize-and-scale.steps.min-max.title': 'Or scale to a range',
  'standardize-and-scale.steps.min-max.prose':
    '{order, select, rising {Min-max scaling stretches each column from {low} to {high}: its smallest number becomes {low}, its largest {high}, the rest in proportion. The first column runs from {least} to {most}, so {value} becomes {scaled}. What happens if one number is far larger than all others?} flat {Min-max scaling stretches each column from {low} to {high}. The first has nothing to stretch: all its numbers are {value}, and become the beginning of the range, {scaled}. What happens where one number is far larger than all others?} gone {The first column has NaN or ∞ in it, so its smallest and largest numbers leave nothing to scale by: {value} becomes {scaled}.} equal {From {low} to {high} there is no room: every number becomes {scaled}, and all that told the rows apart is gone. Choose a range that ends above where it begins.} other {A range from {low} down to {high} turns each column upside down: the smallest number becomes {low}, the largest {high}. Choose an end above the beginning, unless that is meant.}}',
  'standardize-and-scale.steps.min-max.try': 'Let the range go from −1 to 1.',

  'standardize-and-scale.steps.outlier.title': 'One number far from the rest',
  'standardize-and-scale.steps.outlier.prose':
    'The last number of the last column, {own}, is now {times} times that: {outlier}. {state, select, alone {In a single row it has no others to crowd.} pair {It has only one other beside it, and one alone cannot be crowded: add rows at the first step.} flat {All others are equal and share one place already: give them different numbers at the first step.} zero {Zero stays zero, so nothing moves: give it another number at the first step.} still {Nothing has moved yet; make it larger. Together, the others take {share} % of the range.} narrow {The range has no width, so min-max makes all numbers equal, with or without it.} gone {NaN or ∞ in the column leaves nothing to compare.} crowded {Together, the others took {share} % of the min-max range; now it pushes them into {shareThen} %. Standardizing suffers too: they were {deviations} standard deviations wide and are {deviationsThen} now.} other {The others take {shareThen} % of the min-max range, after {share} %, and are {deviationsThen} standard deviations wide, after {deviations}. To see them crowded, give it a number larger than theirs at the first step.}}',
  'standardize-and-scale.steps.outlier.try':
    'Drag the mark along a chart. Which lines end up closer together?',

  'standardize-and-scale.steps.constant.title': 'A column that never changes',
  'standardize-and-scale.steps.constant.prose':
    '{kind, select, flat {Everyone here is {value}. The distance from the mean is 0, the standard deviation is 0, and 0 / 0 has no answer: the formula gives NaN, not a number, which spoils all that reads it. A column that never changes tells nothing, so standardizing gives {output} here.} gone {An age is NaN or ∞, and so the standard deviation is {std}, whoever computes it. Undo, or type a number.} other {The ages now differ, the standard deviation is {std}, and the formula works: both last columns agree{agrees, select, true {} other {, but for what float32 rounds away from the mean}}. Make all ages equal again to see it fail.}}',
  'standardize-and-scale.steps.constant.try': 'Change one age by 1. What becomes of the NaNs?',
  'standardize-and-scale.steps.constant.note':
    'Min-max meets the same 0 / 0; here it then gives the beginning of the range. Normalization layers avoid it another way: they add a small ε under the root.',

  'standardize-and-scale.steps.inside.title': 'Inputs are only the beginning',
  'standardize-and-scale.steps.inside.prose':
    'Standardized columns have mean 0 and no fixed ends; min-max keeps to {low} … {high}. Either way the inputs of a network start on one scale. Its layers then multiply and add, and their outputs drift apart again. Batch norm standardizes those too, anew for each batch: the same formula, inside the network.',
  'standardize-and-scale.steps.inside.try':
    'Compare the colours of the columns with those of the table in the first step.',
};
