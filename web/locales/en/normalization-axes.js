/**
 * "Which numbers share a mean" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'normalization-axes.sample': 'sample {n}',
  'normalization-axes.channel': 'channel {n}',
  'normalization-axes.channel.short': 'c {n}',
  'normalization-axes.group.short': 'g {n}',
  'normalization-axes.output': 'output {n}',
  'normalization-axes.output.short': 'o {n}',
  'normalization-axes.axes.samples': 'N samples',
  'normalization-axes.axes.outputs': 'outputs',
  'normalization-axes.axes.channels': 'C channels',
  'normalization-axes.axes.positions': 'H × W',
  'normalization-axes.chart.batch-size': 'The first output, in batches of every size',
  'normalization-axes.chart.output': 'output',
  'normalization-axes.inputs.seed': 'Seed',
  'normalization-axes.inputs.batch_size': 'Samples in the batch, N',
  'normalization-axes.inputs.channels': 'Channels, C',
  'normalization-axes.inputs.num_groups': 'Groups, num_groups',
  'normalization-axes.inputs.out_channels': 'Output channels',
  'normalization-axes.inputs.weight_seed': 'Seed of the kernel',
  'normalization-axes.inputs.method': 'Who shares a mean',
  'normalization-axes.inputs.method.batch_norm': 'Batch norm',
  'normalization-axes.inputs.method.layer_norm': 'Layer norm',
  'normalization-axes.inputs.method.instance_norm': 'Instance norm',
  'normalization-axes.inputs.method.group_norm': 'Group norm',
  'normalization-axes.inputs.method.rms_norm': 'RMS norm',

  'normalization-axes.steps.tensor.title': 'Four axes and one question',
  'normalization-axes.steps.tensor.prose':
    'A convolution works on {samples, plural, one {one sample here, with} other {# samples at once, each with}} {channels, plural, one {# channel} other {# channels}} of {height} × {width} positions: {count} numbers, along the axes N, C, H and W. To normalize is to subtract a mean and divide by a standard deviation. The mean of which numbers?',
  'normalization-axes.steps.tensor.try':
    'Select a number and find its place in the block: samples lie one behind the other, channels side by side.',

  'normalization-axes.steps.batch-norm.title': 'Batch norm: one channel of every sample',
  'normalization-axes.steps.batch-norm.prose':
    'Batch norm puts a channel together: {members} numbers, {positions} from {samples, plural, one {the only sample} other {each of # samples}}, share one mean. {channels, plural, one {With one channel there is one mean, {mean}.} other {# channels have # means; the first is {mean}.}} {samples, plural, one {A second sample would change it.} other {Every sample in the batch has a say in it.}}',
  'normalization-axes.steps.batch-norm.try':
    'Select numbers of one channel in different samples, then one of another channel. When does the outline move?',
  'normalization-axes.steps.batch-norm.note':
    'The variance here is the biased one, divided by the number of cells. Fully connected layers are the case without H and W, where a channel is a column.',

  'normalization-axes.steps.layer-norm.title': 'Layer norm: every channel of one sample',
  'normalization-axes.steps.layer-norm.prose':
    'Layer norm turns the group by a quarter: {members} numbers, all of one sample, share one mean. The first sample’s is {mean}. {samples, plural, one {Other samples would have their own} other {Each other sample has its own}}, so nothing in the rest of the batch can reach this one.',
  'normalization-axes.steps.layer-norm.try':
    'Change a number in the last sample. Which outputs of the first follow?',
  'normalization-axes.steps.layer-norm.note':
    'Which axes are a layer depends on the network. In a Transformer, the kind of network behind language models, layer norm takes the features of one token (a word or a part of one) alone, not those of the whole sentence.',

  'normalization-axes.steps.instance-norm.title': 'Instance norm: one channel of one sample',
  'normalization-axes.steps.instance-norm.prose':
    'Instance norm takes each plane alone: {members} numbers share one mean, the first being {mean}. Whatever a channel’s overall level in a picture was, it is gone afterwards. That is what style transfer wants, and what a classifier may miss.',
  'normalization-axes.steps.instance-norm.try':
    'Select the mean of a plane. How many numbers is it made of?',

  'normalization-axes.steps.group-norm.title': 'Group norm: a few channels of one sample',
  'normalization-axes.steps.group-norm.prose':
    '{divides, select, true {Group norm lies in between: {per_group, plural, one {each channel of a sample has a mean of its own.} other {neighbouring channels of a sample, # at a time, share one mean.}} With {num_groups, plural, one {# group} other {# groups}} that is {members} numbers. What does it become with 1 group? With as many groups as channels?} other {{channels, plural, one {# channel does} other {# channels do}} not divide into {num_groups} groups of one size. PyTorch stops with an error, and no output stands here. Which numbers of groups would do?}}',
  'normalization-axes.steps.group-norm.try':
    'Set the groups to 1, to the number of channels, and to one that does not divide it.',

  'normalization-axes.steps.two-ends.title': 'Two ends that you have met',
  'normalization-axes.steps.two-ends.prose':
    'One group is all channels of a sample: layer norm. As many groups as channels leave each alone: instance norm. Not nearly so, but exactly: counted just now, {layer} of {count} outputs agree with layer norm’s to the last bit, and {instance} of {count} with instance norm’s.',
  'normalization-axes.steps.two-ends.try':
    'Take another seed, or other channels. Does any difference ever leave 0?',
  'normalization-axes.steps.two-ends.note':
    'This is about the numbers before γ and β (PyTorch: weight and bias), here 1 and 0. Where they are learned, PyTorch’s LayerNorm has one of each for every channel and position, GroupNorm one for each channel.',

  'normalization-axes.steps.rms-norm.title': 'RMS norm: the same group, no mean',
  'normalization-axes.steps.rms-norm.prose':
    'RMS norm takes layer norm’s group, but subtracts nothing. It divides by the root of the mean square. In the first sample that is {rms}; layer norm subtracts {mean} and divides by about {std}. The square of the root mean square is the mean’s square plus the variance.',
  'normalization-axes.steps.rms-norm.try':
    'Set one number to 20. Its companions shrink, but does any of them change its sign? At the last step, choose layer norm and see what it does to them.',
  'normalization-axes.steps.rms-norm.note':
    'Many large language models use RMS norm: one statistic less to compute, and none to subtract.',

  'normalization-axes.steps.batch-size.title': 'Who notices the batch?',
  'normalization-axes.steps.batch-size.prose':
    'Let the batch grow from 1 sample to {most}; the first sample stays as it is. Its first output takes {batch_norm, plural, one {# value} other {# different values}} under batch norm. Under layer norm: {layer_norm}. Instance norm: {instance_norm}. Group norm: {divides, select, true {{group_norm}} other {none, since the groups do not divide the channels}}. RMS norm: {rms_norm}. Who needs no company never notices it.',
  'normalization-axes.steps.batch-size.try':
    'Drag the number of samples. Which means move, and which are only joined by others?',
  'normalization-axes.steps.batch-size.note':
    'In a batch of one sample, batch norm gives the same as instance norm. This is batch norm in training; in inference it uses running statistics and looks at no neighbours.',

  'normalization-axes.steps.weights.title': 'Or normalize the kernel',
  'normalization-axes.steps.weights.prose':
    'Weight standardization leaves the numbers alone and turns to the weights: {outputs, plural, one {one output channel has} other {each of # output channels has}} a kernel of {channels} × {height} × {width}, and its {members} weights share one mean, in the first {mean}. There is no batch in it to notice.',
  'normalization-axes.steps.weights.try': 'Edit a weight. Which kernels change, and which do not?',
  'normalization-axes.steps.weights.note':
    'It was proposed to go with group norm, for training in small batches.',

  'normalization-axes.steps.compare.title': 'One picture for all',
  'normalization-axes.steps.compare.prose':
    '{method, select, batch_norm {Batch norm averages over N, H and W: one mean a channel.} layer_norm {Layer norm averages over C, H and W: one mean a sample.} instance_norm {Instance norm averages over H and W: one mean for each channel of each sample.} group_norm {{divides, select, true {Group norm averages over H, W and {per_group, plural, one {# channel} other {# channels}}: {num_groups, plural, one {one mean} other {# means}} a sample.} other {Group norm gives nothing here: {channels, plural, one {# channel does} other {# channels do}} not divide into {num_groups} groups.}}} other {RMS norm averages the squares over C, H and W: one root a sample.}} Keep a number selected and change the method: watch its group, and with it the statistics and the output.',
  'normalization-axes.steps.compare.try':
    'Choose a number, then try every method on it. Which of its companions stay in all of them?',
};
