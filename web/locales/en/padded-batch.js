/**
 * "A padded batch" in English. Numbers and words in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'padded-batch.pad': 'padding',
  'padded-batch.feature.1': 'f1',
  'padded-batch.feature.2': 'f2',
  'padded-batch.feature.3': 'f3',
  'padded-batch.sentence.1': 'review 1',
  'padded-batch.sentence.2': 'review 2',
  'padded-batch.sentence.3': 'review 3',
  'padded-batch.sentence.4': 'review 4',
  'padded-batch.norm.batch_norm': 'batch norm',
  'padded-batch.norm.masked_batch_norm': 'masked batch norm',
  'padded-batch.norm.layer_norm': 'layer norm',
  'padded-batch.chart.column': 'The first column’s statistics',
  'padded-batch.chart.column.y': 'statistic',
  'padded-batch.chart.batch_norm.mean': 'mean',
  'padded-batch.chart.batch_norm.var': 'var',
  'padded-batch.chart.output': 'The first number of the first word',
  'padded-batch.chart.output.y': 'output',
  'padded-batch.inputs.sentences': 'Reviews',
  'padded-batch.inputs.padding': 'Extra padding positions',
  'padded-batch.inputs.weights': 'Projections',
  'padded-batch.inputs.weights.identity': 'Identity',
  'padded-batch.inputs.weights.learned': 'As if learned',

  'padded-batch.steps.sentences.title': 'Reviews of different lengths',
  'padded-batch.steps.sentences.prose':
    'A network reads {sentences, plural, one {# review} other {# reviews together}}, as one batch. The longest has {longest, plural, one {# word} other {# words}}. A batch is a block of numbers, and a block has no ragged edge. What should stand where a shorter review has ended?',
  'padded-batch.steps.sentences.try':
    'Write reviews of your own: one to four, with one to six words each.',

  'padded-batch.steps.embeddings.title': 'Three numbers for a word',
  'padded-batch.steps.embeddings.prose':
    'Each word is a row of three numbers. “{word}” begins with {value}. The rows of a review make a matrix, and each review’s matrix has as many rows as it has words.',
  'padded-batch.steps.embeddings.try':
    'Change a number by typing or dragging. A word has the same vector wherever it stands.',

  'padded-batch.steps.pad.title': 'Pad to the longest',
  'padded-batch.steps.pad.prose':
    'Shorter reviews are filled with rows of zeros until all have {length, plural, one {# row} other {# rows}}. The padding mask keeps track: 1 means that the position is not a word. {padding, plural, =0 {Nothing is padded here, since all are equally long.} one {One position is padding.} other {# positions are padding.}}',
  'padded-batch.steps.pad.try':
    'Add five padding positions, as a longer review in the batch would.',

  'padded-batch.steps.batch.title': 'One block: batch, positions, features',
  'padded-batch.steps.batch.prose':
    'The batch is now one tensor of shape ({sentences}, {length}, {features}): reviews, positions, features. Words in it: {real} of {rows} rows. To the machine zeros are numbers like any other. Which later steps will notice that they are not words?',
  'padded-batch.steps.batch.try':
    'Select a padding row. Nothing leads on from it: it was made of nothing.',

  'padded-batch.steps.query-key-value.title': 'Query, key, value',
  'padded-batch.steps.query-key-value.prose':
    'Every row is projected three times, x·W. {weights, select, identity {With identity matrices query, key and value equal the embedding.} changed {Here you have changed weights yourself.} other {This set is made up to look as training might leave it.}} A row of zeros stays zeros, whatever the matrix.',
  'padded-batch.steps.query-key-value.try':
    'Edit one weight and see in how many rows a number changes.',

  'padded-batch.steps.attention.title': 'Attention with the padding mask',
  'padded-batch.steps.attention.prose':
    'Scores against padded keys become −∞ before softmax, and e to the −∞ is exactly 0. So “{word}” spreads its attention over {attended, plural, one {its single real word} other {the # real words of its review}} alone, with {weight} on itself.',
  'padded-batch.steps.attention.try': 'Select a masked score, then the weight in the same place.',

  'padded-batch.steps.without-mask.title': 'What goes wrong without it',
  'padded-batch.steps.without-mask.prose':
    'Leave the mask out and padding takes part: a score of 0 is not nothing, since e to the 0 is 1. {positions, plural, =0 {No position is padded in the first review here, so nothing is lost yet.} one {“{word}” then gives {lost} of its attention to a position that holds no word.} other {“{word}” then gives {lost} of its attention to # positions that hold no word.}}',
  'padded-batch.steps.without-mask.try':
    'Add padding two steps back, and watch the real words’ shares shrink here.',

  'padded-batch.steps.context.title': 'Padded rows get numbers too',
  'padded-batch.steps.context.prose':
    'A padded position asks as well: its query is zero, so it takes the plain average of its review{padding, plural, =0 {. None is padded here} other {, and {standing} stands in a row that is no word}}. The mask hides keys, not queries. Libraries therefore set these rows back to zero.',
  'padded-batch.steps.context.try':
    'Select a number in a padded row, before and after it was set to zero.',

  'padded-batch.steps.stack.title': 'Stack the rows',
  'padded-batch.steps.stack.prose':
    'For normalization the reviews are laid on one another: {rows, plural, one {# row} other {# rows}} of 3. Batch norm will go down the columns, layer norm along the rows. {padding, plural, =0 {Here all of them are words; add padding to see more.} one {In each column one number belongs to no word. Whose mean will that change?} other {In each column # numbers belong to no word. Whose mean will that change?}}',
  'padded-batch.steps.stack.try': 'Guess which way before you go on.',

  'padded-batch.steps.batch-norm.title': 'Down the columns, zeros and all',
  'padded-batch.steps.batch-norm.prose':
    'Batch norm takes mean and variance of each column over all {rows} rows. {padding, plural, =0 {Here all of them are words, so the first column’s mean is {real_only} either way. Add padding, and it is not.} other {With the zeros in, the first column’s mean is {with_zeros}. The {real} real words alone have {real_only}. The padding was counted as data.}}',
  'padded-batch.steps.batch-norm.try':
    'Select a mean: the group that shares it is outlined, zeros included.',
  'padded-batch.steps.batch-norm.note':
    'The variance here is the biased one, divided by n. PyTorch’s running_var takes the unbiased one.',

  'padded-batch.steps.every-token.title': 'Every real word pays',
  'padded-batch.steps.every-token.prose':
    'The statistics are shared, so the damage is too. {padding, plural, =0 {Without padding there is none: the first number of “{word}” is {honest} either way.} other {By its real neighbours the first number of “{word}” would be {honest}; with the zeros counted it is {distorted}. No word was edited, only the room around them.}}',
  'padded-batch.steps.every-token.try':
    'Look down a column of the difference. Is any real word spared?',

  'padded-batch.steps.more-padding.title': 'More padding, other numbers',
  'padded-batch.steps.more-padding.prose':
    'Padding depends on the longest review that happens to be in the batch. Without extra padding the first column’s mean is {none}; {extra, plural, =0 {} =60 {} one {with # extra position it is {mean}; } other {with # extra positions it is {mean}; }}with 60 it is {most}. The same words, another batch, other numbers.',
  'padded-batch.steps.more-padding.try':
    'Drag the number of padding positions and watch mean and variance run.',

  'padded-batch.steps.layer-norm.title': 'Along the rows: nothing moves',
  'padded-batch.steps.layer-norm.prose':
    'Layer norm takes mean and variance of each row alone. “{word}” becomes {value}, whatever is padded below. Checked just now: at {identical} of {lengths} lengths, from 0 to 60 extra positions, every real row has the same bits.',
  'padded-batch.steps.layer-norm.try':
    'Drag the padding again. Look at the rows of words, then at a padded row.',
  'padded-batch.steps.layer-norm.note':
    'ε stands inside the root, so a row of equal numbers, such as a row of zeros, gives β and not NaN.',

  'padded-batch.steps.masked-batch-norm.title': 'An honest repair, and what it leaves',
  'padded-batch.steps.masked-batch-norm.prose':
    'Count only real words and padding no longer matters. The neighbours still do: {neighbours, plural, =0 {“{word}” begins with {together} here; a second review in the batch would change that.} other {in this batch “{word}” begins with {together}, {possible, select, true {in a batch of its own review alone with {alone}} other {and its review alone has no variance to take}}.}} Layer norm has no such company.',
  'padded-batch.steps.masked-batch-norm.try':
    'Change a word in another review. What changes in the first?',

  'padded-batch.steps.difference.title': 'The difference in one picture',
  'padded-batch.steps.difference.prose':
    'One number, the first of “{word}”, at every padding length. Under batch norm it drifts with the zeros. Masked batch norm holds still, at the price of a mask in every layer. Layer norm never looked beyond its row.',
  'padded-batch.steps.difference.try': 'Change a review and see which of the three lines moves.',
};
