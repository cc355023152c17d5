/**
 * "Recurrent steps" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'recurrent-steps.review': 'review {n}',
  'recurrent-steps.short': 'rev. {n}',
  'recurrent-steps.unit': 'unit {n}',
  'recurrent-steps.feature.praise': 'praise',
  'recurrent-steps.feature.weight': 'weight',
  'recurrent-steps.chart.word': 'word',
  'recurrent-steps.chart.counts': 'Reviews still being read at each word',
  'recurrent-steps.chart.count': 'reviews',
  'recurrent-steps.chart.running': 'still being read',
  'recurrent-steps.chart.means': 'Batch norm’s mean of unit 1 at each word',
  'recurrent-steps.chart.mean': 'mean',
  'recurrent-steps.chart.vars': 'Batch norm’s variance of unit 1 at each word',
  'recurrent-steps.chart.var': 'variance',
  'recurrent-steps.chart.batch_norm.mean': 'these reviews',
  'recurrent-steps.chart.batch_norm.mean.band': 'range of all deals',
  'recurrent-steps.chart.batch_norm.var': 'these reviews',
  'recurrent-steps.chart.batch_norm.var.band': 'range of all deals',
  'recurrent-steps.chart.states': 'Review 1’s state, unit 1, at each word',
  'recurrent-steps.chart.state': 'state',
  'recurrent-steps.chart.batch_norm.hidden': 'batch norm',
  'recurrent-steps.chart.batch_norm.hidden.band': 'batch norm, all deals',
  'recurrent-steps.chart.layer_norm.hidden': 'layer norm',
  'recurrent-steps.chart.layer_norm.hidden.band': 'layer norm, all deals',
  'recurrent-steps.inputs.sentences': 'Reviews',
  'recurrent-steps.inputs.word': 'Word on stage',
  'recurrent-steps.inputs.deal': 'Deal of the other reviews’ words (0: as written)',
  'recurrent-steps.inputs.seed': 'Seed of the weights',

  'recurrent-steps.steps.reviews.title': 'Reviews end at different words',
  'recurrent-steps.steps.reviews.prose':
    'A recurrent net reads a text word by word and keeps a state: a row of numbers that it updates at every word. {reviews, plural, one {One review is read here, of {alike, select, true {} other {{shortest} to }}{longest, plural, one {one word} other {# words}}{alike, select, true {{reviews, plural, one {} other { each}}} other {}}.} other {# reviews are read side by side here, of {alike, select, true {} other {{shortest} to }}{longest, plural, one {one word} other {# words}}{alike, select, true {{reviews, plural, one {} other { each}}} other {}}.}} Each word is {width} numbers. Batch norm wants a batch at every word. What is left of it at the last?',
  'recurrent-steps.steps.reviews.try':
    'Write reviews of your own: one to six, with one to eight words each.',
  'recurrent-steps.steps.reviews.note':
    'How much praise there is in a word, and how much weight it carries: a table made up by hand says so for {known} words. All others get numbers that a generator draws, from a seed of each word’s own. On stage are the first words; all of their numbers can be changed.',

  'recurrent-steps.steps.one-word.title': 'What happens at one word',
  'recurrent-steps.steps.one-word.prose':
    'z = word · W_x + state · W_h: what is read plus what is remembered. The new state is tanh of z. For review {n} at word {word}, z begins with {sum} and the state with {state}. All words share the weights. These are made up, from seed {seed}; so are the {width} numbers of each word.',
  'recurrent-steps.steps.one-word.try':
    'Move the word on. The state on the left is the one that was computed before.',
  'recurrent-steps.steps.one-word.note':
    'This is the simplest recurrent net, without a bias. LSTM and GRU have several such sums at each word, and the same question where to normalize.',

  'recurrent-steps.steps.ending.title': 'Who is still being read',
  'recurrent-steps.steps.ending.prose':
    'A review that has ended gets rows of zeros, and valid_mask holds 0 for it, so that nothing counts them. At word {word}, {count, plural, one {# of {reviews} is} other {# of {reviews} are}} still being read. {alone, plural, =0 {The longest end together.} other {From word # on a single one is left.}} Move along and watch the ones go.',
  'recurrent-steps.steps.ending.try': 'Drag the word in the chart, from the first to the last.',

  'recurrent-steps.steps.batch-norm.title': 'Batch norm at one word',
  'recurrent-steps.steps.batch-norm.prose':
    'Put batch norm between z and tanh. It goes down each column, over the reviews still being read: {count} at word {word}. {word, plural, =1 {} other {The words before went through it too, so z has changed. }}{refused, select, true {One number has no variance: PyTorch stops with an error, and no output stands here.} other {{count, plural, =2 {With two, a column comes out as −1 and 1 unless both are equal: only which is larger survives.} other {Unit 1 has mean {mean} and variance {var}.}}}} Each word has statistics of its own.',
  'recurrent-steps.steps.batch-norm.try':
    'Move on until two reviews are left, where there is such a word, and read the output.',
  'recurrent-steps.steps.batch-norm.note':
    'Two numbers lie equally far from their mean, one standard deviation each. ε pulls them a little below 1; two equal numbers both give 0.',

  'recurrent-steps.steps.noisier.title': 'Fewer reviews, noisier statistics',
  'recurrent-steps.steps.noisier.prose':
    '{last, plural, =0 {A single review has no batch statistics at all. Add another at the first step to see them.} other {Keep review 1 and deal the words of the others anew. Over all deals the least and the greatest mean of unit 1 lie {first} apart at word 1, with {first_count} reviews{last, plural, =1 {} other {, and {late} at word #, with {last_count}}}. No weight changed, only the company. And when one review is left?}}',
  'recurrent-steps.steps.noisier.try':
    'Drag the deal. Where along the words do the lines jump most?',
  'recurrent-steps.steps.noisier.note':
    'The band shows the whole range over {deals} deals. In theory the mean of n independent numbers has the standard deviation σ/√n, their variance about σ²·√(2/(n − 1)): less than the range, but growing as n falls, too. Later words also carry on what earlier statistics did to the state.',

  'recurrent-steps.steps.one-left.title': 'One review left',
  'recurrent-steps.steps.one-left.prose':
    '{alone, plural, =0 {Here the longest reviews end together, so batch norm has a batch to the last word. Make one the longest by itself, and see.} other {At word # a single review goes on. It is its own mean and has no variance. PyTorch stops training there with an error, and no numbers stand here. Without neighbours the review cannot be read to its end.}}',
  'recurrent-steps.steps.one-left.try':
    'Make a second review as long as the longest. Then remove all but one.',
  'recurrent-steps.steps.one-left.note':
    'In inference running statistics would stand in. Cooijmans et al. (2016) keep a set for every time step; a text longer than all seen in training then has none for its last words.',

  'recurrent-steps.steps.layer-norm.title': 'Layer norm at one word',
  'recurrent-steps.steps.layer-norm.prose':
    'Layer norm goes along the row: the {units} units of one review at one word. For review {n} at word {word}: mean {mean}, variance {var}. {word, plural, =1 {} other {Here, too, the words before were normalized, so z has changed again. }}As many numbers at the last word as at the first, and no mask to keep, for no row looks at another.',
  'recurrent-steps.steps.layer-norm.try':
    'Move to the last word and count the reviews that are left. Does layer norm miss the others?',
  'recurrent-steps.steps.layer-norm.note':
    'Ba, Kiros and Hinton (2016) proposed layer norm with recurrent nets in mind. Training and inference are one computation.',

  'recurrent-steps.steps.company.title': 'Take the company away',
  'recurrent-steps.steps.company.prose':
    '{reviews, plural, one {Review 1 is read all alone here. Layer norm needs no more; batch norm has nothing to measure. Write more reviews and see whether layer norm’s states move.} other {Read review 1 all alone. Under layer norm {same} of the {all} numbers of its states keep their bits. Under batch norm it cannot be read{at, plural, =0 {.} other {; leave out only the last review, and its state at word # moves by up to {moved}.}} Such a state is no property of the text alone.}}',
  'recurrent-steps.steps.company.try':
    'Remove reviews from the end, one by one, and watch review 1 in both.',

  'recurrent-steps.steps.difference.title': 'The difference in one picture',
  'recurrent-steps.steps.difference.prose':
    'One number of review 1’s state, word by word, while the other reviews’ words are dealt anew. {last, plural, =0 {With a single review batch norm has nothing to show.} other {Under batch norm it strays within the band{ends, select, true {, and the line ends where the batch does} other {}}.}} Under layer norm there is no band to see. This speaks for layer norm in recurrent nets.',
  'recurrent-steps.steps.difference.try':
    'Drag the deal. Which line moves, and which stands still?',
};
