import network from './network.js';

/**
 * "Layer norm by hand" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  ...network,
  'layer-norm.mean': 'mean',
  'layer-norm.var': 'var',
  'layer-norm.rstd': '1/σ',
  'layer-norm.inputs.input': 'Rows of the batch',

  'layer-norm.steps.same-network.title': 'The same layer, another direction',
  'layer-norm.steps.same-network.prose':
    'The layer and its z are those of batch norm: {rows, plural, one {# row} other {# rows}}, three nodes. Batch norm took its mean down a column, over all rows, {rows, plural, =1 {at least two of them} other {so each row depended on its neighbours}}. Row 1 is {z1}, {z2}, {z3}. What mean could it take of its own?',
  'layer-norm.steps.same-network.try':
    'Change f1 of row 1. Which row of z follows, and do the others?',

  'layer-norm.steps.row-mean.title': 'Along the row: the mean',
  'layer-norm.steps.row-mean.prose':
    'Layer norm takes one row at a time, across the nodes. For row 1 it adds {z1}, {z2} and {z3}, which makes {sum}, and divides by 3: the mean μ₁ is {mean}. The three numbers of a row share this mean. No other row has a part in it.',
  'layer-norm.steps.row-mean.try':
    'Select the mean of another row: the outline shows which numbers share it.',

  'layer-norm.steps.row-var.title': 'How far from its own mean?',
  'layer-norm.steps.row-var.prose':
    'How far do {z1}, {z2} and {z3} lie from {mean}? Square each distance and average: the variance of row 1 is {var}{lost, select, true { in float32, though its root is taken before that rounding} other {}}. Its root is the standard deviation, σ₁ = {std}. The recipe is batch norm’s; only the direction is another.',
  'layer-norm.steps.row-var.try':
    'Find the row with the largest variance. What do its numbers have that others lack?',

  'layer-norm.steps.first-value.title': 'The first value of row 1',
  'layer-norm.steps.first-value.prose':
    'Subtract the mean, divide by the standard deviation: ({z1} − {mean}) / {std} {state, select, flat {would be 0 / 0. A tiny ε under the root prevents that, so the result, p, is {p1}: a row of equal numbers becomes zeros.} gone {gives {p1}: NaN or ∞ in a row spoils all of it. Undo, or type a number.} other {gives {p1}. Call it p: the first value lies {side, select, middle {at its row’s mean} above {{distance} standard deviations above its row’s mean} other {{distance} standard deviations below its row’s mean}}.{lost, select, true { Float32 shows the variance as ∞, but its root was taken in double.} other {}}}}',
  'layer-norm.steps.first-value.try':
    'Select the second value of row 1. Which numbers in its formula are the same as for the first?',
  'layer-norm.steps.first-value.note':
    'The exact divisor is √(σ² + ε), with ε = 10⁻⁵ inside the root. A row of equal numbers then gives 0 here and β in the end, not NaN.',

  'layer-norm.steps.gamma-beta.title': 'Times γ, plus β',
  'layer-norm.steps.gamma-beta.prose':
    'Normalized rows share one level and, unless flat, one spread. The next layer may want some nodes louder or higher. So each node has a scale γ (PyTorch: weight), first 1, and a shift β (PyTorch: bias), first 0, for training to set. The first value becomes γ₁ · p + β₁ = {gamma} · {p1} + {beta} = {output}.',
  'layer-norm.steps.gamma-beta.try':
    'Set γ₁ to 0, then β₁ to 5. Where does the output change: in a row or in a column?',

  'layer-norm.steps.rest-of-row.title': 'The rest of the row',
  'layer-norm.steps.rest-of-row.prose':
    'The other two values of row 1 use the same μ₁ and σ₁, but γ and β of their own node: {z2} becomes {p2}, and {z3} becomes {p3}, before γ and β. Together the three now have mean {newMean} and variance {newVar}.{state, select, gone {} other { Their order is what it was.}}',
  'layer-norm.steps.rest-of-row.try':
    'Compare the gaps between the numbers of a row in z and when normalized. By what is each divided?',

  'layer-norm.steps.all-rows.title': 'Every row for itself',
  'layer-norm.steps.all-rows.prose':
    'The other rows do the same with their own numbers. {rows, plural, =1 {Here there is only one, and that is enough.} other {# rows make # means, from {least} to {most}. A batch of one row would do as well.}} Now suppose rows of zeros are added below, as padding does. Which numbers of row 1 will change?',
  'layer-norm.steps.all-rows.try':
    'Remove rows until one is left. Layer norm goes on; undo brings them back.',

  'layer-norm.steps.padding.title': 'A row of zeros, and nothing moves',
  'layer-norm.steps.padding.prose':
    'Checked just now: with one more row of zeros, {rows, plural, =1 {the single row keeps} other {{same} of # rows keep}} every bit under layer norm, since no row looks at another. {rows, plural, =1 {Batch norm, which has nothing to say of one row, then gives its first number as {batchThen}} other {Under batch norm the first number of row 1 goes from {batch} to {batchThen}}}. The added row itself becomes {q1}, {q2}, {q3}.',
  'layer-norm.steps.padding.try':
    'Add a row. It begins as zeros; then make its numbers large. Watch row 1 in both outputs.',
  'layer-norm.steps.padding.note':
    'Zeros leave the layer as its bias. Where that is the same at every node, the added row normalizes to zeros and comes out as β; a mask then tells the next layers to skip it. The walkthrough on a padded batch, in the part on attention, shows the same with sentences of different lengths and up to sixty padded positions.',

  'layer-norm.steps.side-by-side.title': 'Two directions, side by side',
  'layer-norm.steps.side-by-side.prose':
    'The same z, the same γ and β. {rows, plural, =1 {Batch norm finds no spread in a single row and gives nothing; layer norm gives {layer} for its first number, by the row’s mean {layerMean}.} other {The first number of row 1 is {batch} by its column’s mean {batchMean}, and {layer} by its row’s mean {layerMean}. Batch norm compares a node with itself in other rows; layer norm compares it with the other nodes of its row.}}',
  'layer-norm.steps.side-by-side.try':
    'Select the first number of each output in turn. The outline in z turns from a column to a row.',
  'layer-norm.steps.side-by-side.note':
    'Whether training with layer norm is slower or faster than with batch norm depends on the task; it is to be measured, not assumed.',

  'layer-norm.steps.answers.title': 'Three questions',
  'layer-norm.steps.answers.prose':
    'Which numbers share a mean? Here the {nodes} of one row; under batch norm {rows, plural, =1 {those of one column} other {the # of one column}}. Why does padding not matter? No row’s mean counts another row. What are γ and β for? Each node’s own scale and level, set by training. In a Transformer, the network behind language models, each word is such a row.',
  'layer-norm.steps.answers.try':
    'Check each answer: select a number’s mean, add a row of zeros, set γ₁ to 0.',
};
