/**
 * "Train against inference" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'train-vs-inference.feature': 'f{n}',
  'train-vs-inference.row': 'row {n}',
  'train-vs-inference.new-row': 'new row',
  'train-vs-inference.chart.means': 'Means of f1 along the stream',
  'train-vs-inference.chart.mean': 'mean of f1',
  'train-vs-inference.chart.vars': 'Variances of f1 along the stream',
  'train-vs-inference.chart.var': 'variance of f1',
  'train-vs-inference.chart.own_mean': 'each mini-batch’s own',
  'train-vs-inference.chart.true_mean': 'true mean',
  'train-vs-inference.chart.running_mean': 'running_mean',
  'train-vs-inference.chart.own_var': 'each mini-batch’s own, biased',
  'train-vs-inference.chart.true_var': 'true variance',
  'train-vs-inference.chart.running_var': 'running_var',
  'train-vs-inference.chart.misses': 'How far each mini-batch’s mean of f1 misses the true one',
  'train-vs-inference.chart.miss': 'own mean − true mean',
  'train-vs-inference.chart.rows': '{rows} rows',
  'train-vs-inference.chart.momenta': 'running_mean of f1 by momentum',
  'train-vs-inference.chart.momentum': 'momentum {momentum}',
  'train-vs-inference.chart.your_momentum': 'your momentum',
  'train-vs-inference.chart.gaps': 'The new row’s gap at every position in the stream',
  'train-vs-inference.chart.gap': 'as in training − as in inference',
  'train-vs-inference.inputs.seen': 'Mini-batches seen',
  'train-vs-inference.inputs.batch_size': 'Rows in a mini-batch',
  'train-vs-inference.inputs.batch_size.1': '1',
  'train-vs-inference.inputs.batch_size.2': '2',
  'train-vs-inference.inputs.batch_size.4': '4',
  'train-vs-inference.inputs.batch_size.16': '16',
  'train-vs-inference.inputs.batch_size.64': '64',
  'train-vs-inference.inputs.momentum': 'Momentum (weight of the new value)',
  'train-vs-inference.inputs.drift': 'Drift of f1’s mean with each mini-batch',
  'train-vs-inference.inputs.seed': 'Seed of the stream',

  'train-vs-inference.steps.stream.title': 'Mini-batches stream by',
  'train-vs-inference.steps.stream.prose':
    'In training, a network sees mini-batches, here of {rows, plural, one {# row} other {# rows}}, made up from seed {seed}. {seen, plural, =0 {None has come yet; the first stands here.} one {One has come and stands here.} other {So far # have come; the last stands here.}} {steady, select, true {The mean of f1 stays where it is.} other {The mean of f1 moves by {drift} with each, as data from a changing world would.}} Later a single row will come, alone. What should it be normalized by?',
  'train-vs-inference.steps.stream.try':
    'Drag “Mini-batches seen” and watch the stream. Any number can be changed.',

  'train-vs-inference.steps.own-statistics.title': 'In training: the mini-batch’s own',
  'train-vs-inference.steps.own-statistics.prose':
    '{refused, select, true {With one row, the mean is that row and the variance is zero: every output would be 0, whatever the row holds. In training PyTorch stops with an error, and no numbers stand here. Choose more rows.} other {Batch norm normalizes each column by this mini-batch’s mean and variance, for f1 {mean} and {var}. The first row’s {first} becomes {result}. With other rows beside it, the same number would become another. For one row there would be nothing to normalize by.}}',
  'train-vs-inference.steps.own-statistics.try':
    'Change a neighbour of the first row and watch the row’s output. Then choose 1 row: what is left of it?',

  'train-vs-inference.steps.batch-size.title': 'Few rows, noisy statistics',
  'train-vs-inference.steps.batch-size.prose':
    'A mini-batch’s mean is a guess at the stream’s. {refused, select, true {One row would be its own mean and leave no variance, so nothing is measured here.} other {With {rows} rows it misses the true mean of f1 by {miss} on a typical mini-batch here; the standard deviation over √n says {expected}.}} Sixteen times the rows, a quarter of the noise. Every output carries it.',
  'train-vs-inference.steps.batch-size.try':
    'Take another seed. The lines change; does their order by noise?',
  'train-vs-inference.steps.batch-size.note':
    'The typical miss is the root mean square over the whole stream. The rows here are drawn independently; rows that resemble each other, such as frames of one film, make noisier statistics.',

  'train-vs-inference.steps.running-mean.title': 'running_mean remembers',
  'train-vs-inference.steps.running-mean.prose':
    '{refused, select, true {With one row a mini-batch there is no variance, so there is no training and nothing to remember. Choose more rows.} other {So batch norm keeps a memory. After each mini-batch: new = (1 − m)·old + m·own mean. m is called momentum. {seen, plural, =0 {Before the first, running_mean is {after}.} other {Here: (1 − {momentum})·{before} + {momentum}·{own} = {after}.}} It begins at zero and moves as fast as m lets it. Training writes it, but never reads it.}}',
  'train-vs-inference.steps.running-mean.try':
    'Drag “Mini-batches seen” to 0 and forward. When has the running mean found the stream?',

  'train-vs-inference.steps.momentum.title': 'Momentum: how fast it forgets',
  'train-vs-inference.steps.momentum.prose':
    '{refused, select, true {With one row a mini-batch there is no training. Choose more rows to see the memory move.} other {In new = (1 − m)·old + m·own, m = {momentum} weighs the new value. {seen, plural, one {After one mini-batch} other {After # mini-batches}} the start still weighs {start} %, and running_mean is {after}. A large m follows every mini-batch’s noise; a small one lives in the past.}}',
  'train-vs-inference.steps.momentum.try':
    'Set the momentum to 1, then to 0. What does the memory hold in each case?',
  'train-vs-inference.steps.momentum.note':
    'This is PyTorch’s momentum, m = {momentum}. ONNX and Keras mean the other weight: new = momentum·old + (1 − momentum)·own, so the same memory has the momentum {other} there.',

  'train-vs-inference.steps.running-var.title': 'running_var takes the unbiased one',
  'train-vs-inference.steps.running-var.prose':
    '{refused, select, true {One row has no variance: dividing by n − 1 would divide by zero. Choose more rows.} other {running_var moves alike, new = (1 − m)·old + m·variance, with one twist. The output divides the squares by n, but the memory by n − 1, since few rows underrate the stream’s spread. {seen, plural, =0 {It begins at {after}.} other {Here the batch’s {own} enters as {unbiased}: {before} becomes {after}.}}}}',
  'train-vs-inference.steps.running-var.try':
    'Choose 2 rows: the two variances then differ by a factor of 2.',
  'train-vs-inference.steps.running-var.note':
    'Biased for the output, unbiased for running_var: {rows, plural, one {with one row there is neither} other {with # rows the second is n/(n − 1) times the first}}. {compares, select, true {Had the memory taken the biased variances, it would hold {all_biased} now and not {after}. } other {}}ONNX stores the biased one.',

  'train-vs-inference.steps.inference.title': 'The switch to inference',
  'train-vs-inference.steps.inference.prose':
    '{refused, select, true {Single rows gave training nothing to measure, so there is no memory to switch to. Choose more rows.} other {In inference, when the trained network is used, batch norm looks at no neighbours. It takes the memory: mean {mean}, variance {var}. The new row’s {value} becomes {result}, alone or in any company. {unmoved, select, true {That is the memory’s start, so the row stays nearly as it is. } other {}}How far is that from what training would have made of it?}}',
  'train-vs-inference.steps.inference.try':
    'Change the new row. Then move along the stream: the same row, another memory.',

  'train-vs-inference.steps.gap.title': 'The gap',
  'train-vs-inference.steps.gap.prose':
    '{refused, select, true {Without statistics from training there is no inference, and no gap to show. Choose more rows.} other {{seen, plural, =0 {Before the first mini-batch the row is alone, with nothing to normalize it by as in training. So there is no gap to show yet: go on by one.} other {Put the new row into mini-batch {batch} and normalize as in training: f1 gets {training}. By the memory it gets {inference}. The gap is {gap}. The network after this layer was trained on the one and is now fed the other.}}}}',
  'train-vs-inference.steps.gap.try':
    'Move along the chart. Then choose 64 rows: which part of the gap goes, which stays?',

  'train-vs-inference.steps.drift.title': 'A memory that lags',
  'train-vs-inference.steps.drift.prose':
    '{refused, select, true {With one row a mini-batch there is no training, and so nothing is remembered. Choose more rows.} other {The true mean of f1 moves by {drift} with each mini-batch and stands at {truth}; running_mean is {after}, a difference of {lag}. {settles, select, true {Noise aside, this settles where the drift times (1 − m)/m lies: {settled}.} other {With m = 0 it never follows.}} In new = (1 − m)·old + m·own no m is both calm and quick.}}',
  'train-vs-inference.steps.drift.try':
    'Set the drift to 0, then to 0.5. Then find a momentum that makes up for it.',
  'train-vs-inference.steps.drift.note':
    'Streams like this one come where a model goes on learning while it is used, which is called online learning.',

  'train-vs-inference.steps.no-switch.title': 'Layer norm has nothing to switch',
  'train-vs-inference.steps.no-switch.prose':
    'Layer norm takes mean and variance from the row itself. It remembers nothing, so training and inference are one computation. The new row among a mini-batch and the new row alone: {same} of {features} numbers are the same to the last bit, at every position, at every batch size, one row included.',
  'train-vs-inference.steps.no-switch.try':
    'Choose 1 row, move along the stream, and look at the new row.',
};
