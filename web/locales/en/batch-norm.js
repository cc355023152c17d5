import network from './network.js';

/** Where batch norm gives nothing. */
const alone =
  'One row alone has no spread to measure, so batch norm gives no numbers for it, here as in PyTorch. To go on, undo, or add a row as at the first step.';

/**
 * "Batch norm by hand" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  ...network,
  'batch-norm.inputs.input': 'Rows of the batch',
  'batch-norm.inputs.activation': 'Activation',
  'batch-norm.inputs.activation.relu': 'ReLU',
  'batch-norm.inputs.activation.gelu': 'GELU',
  'batch-norm.inputs.activation.sigmoid': 'Sigmoid',
  'batch-norm.inputs.activation.tanh': 'tanh',
  'batch-norm.inputs.learning_rate': 'Learning rate',
  'batch-norm.chart.training': 'γ and β of node 1 in training',
  'batch-norm.chart.training.y': 'value',
  'batch-norm.chart.step': 'training steps',
  'batch-norm.chart.gamma': 'γ₁',
  'batch-norm.chart.beta': 'β₁',
  'batch-norm.chart.std': '√var of node 1',
  'batch-norm.chart.mean': 'mean of node 1',
  'batch-norm.chart.company': 'Row 1 in batches of the first rows',
  'batch-norm.chart.company.y': 'output',
  'batch-norm.chart.size': 'rows in the batch',
  'batch-norm.chart.output': 'output of row 1 at node 1',

  'batch-norm.steps.network.title': 'A batch goes through one layer',
  'batch-norm.steps.network.prose':
    'The network reads {rows, plural, one {# row} other {# rows at once}}: its batch. Each row has two features, f1 and f2. The layer has three nodes. A node multiplies each feature by a weight of its own, adds the products up, and adds its bias. For row 1, node 1 gives {z}.',
  'batch-norm.steps.network.try':
    'Change a weight of node 1. In which column of z do numbers change?',

  'batch-norm.steps.spread.title': 'Every node has its own range',
  'batch-norm.steps.spread.prose':
    'A column of z is what one node says of every row. Here node 1 runs from {low1} to {high1}, node 2 from {low2} to {high2}. Training changes the weights again and again, so the ranges drift, and the next layer has to keep up. What would bring all columns to one scale?',
  'batch-norm.steps.spread.try': 'Double both weights of node 1 and watch its line in the chart.',
  'batch-norm.steps.spread.note':
    'The authors of batch norm called this drift internal covariate shift and saw in it the reason why the method helps. Later work (Santurkar et al. 2018) finds a smoother loss instead. That it helps is plain to measure; why is argued over.',

  'batch-norm.steps.mean.title': 'Down the column: the mean',
  'batch-norm.steps.mean.prose': `{rows, plural, =1 {${alone}} other {Batch norm takes one column at a time. It adds up what node 1 says of all # rows and divides by #: the mean is {mean}. Every node gets a mean of its own, and each mean is shared by all rows of the batch.}}`,
  'batch-norm.steps.mean.try':
    'Select another mean: the outline shows the numbers that share it. Then change a row of the input.',

  'batch-norm.steps.var.title': 'How far from the mean?',
  'batch-norm.steps.var.prose': `{rows, plural, =1 {${alone}} other {How far do the numbers of node 1 lie from {mean}? Take each distance, square it so that none cancels another, and average: the variance, {var}{lost, select, true { in float32, though its root is taken before that rounding} other {}}. Its root, {std}, is a typical distance in the units of z: the standard deviation, σ.}}`,
  'batch-norm.steps.var.try':
    'Give a row of the input large numbers. Does the mean move more, or the variance?',
  'batch-norm.steps.var.note':
    'This is the biased variance, divided by n. For running_var, which is kept for later use, PyTorch takes the unbiased one, divided by n − 1.',

  'batch-norm.steps.normalized.title': 'Subtract the mean, divide by σ',
  'batch-norm.steps.normalized.prose': `{rows, plural, =1 {${alone}} other {From each number of z take its column’s mean, then divide by √(var + ε). ε is tiny and keeps the root from being 0. {flat, select, true {Node 1 says {z} of every row, so each becomes {normalized}.} other {Row 1 at node 1 was {z} and becomes {normalized}.}} The column now has mean {newMean} and variance {newVar}.}}`,
  'batch-norm.steps.normalized.try':
    'Select a number above 0 and one below. Which rows of z lie above their column’s mean?',
  'batch-norm.steps.normalized.note':
    'ε stands inside the root. A column of equal numbers therefore gives 0 here and β in the end, not NaN.',

  'batch-norm.steps.gamma-beta.title': 'A scale and a shift to learn',
  'batch-norm.steps.gamma-beta.prose': `{rows, plural, =1 {${alone}} other {Mean 0 and variance 1 may not suit the next layer. So each node gets two numbers that training may move: a scale γ (PyTorch: weight), first 1, and a shift β (PyTorch: bias), first 0. Here {gamma} · {normalized} + {beta} gives {output}. Which γ₁ and β₁ would bring z back?}}`,
  'batch-norm.steps.gamma-beta.try':
    'Type the column’s σ, two steps back, as γ₁ and its mean as β₁. Compare the first columns of output and z.',

  'batch-norm.steps.activation.title': 'Back in place of z',
  'batch-norm.steps.activation.prose': `{rows, plural, =1 {${alone}} other {The output has the shape of z and takes its place; the activation follows. {activation, select, relu {ReLU sets negative numbers to 0: {zeros, plural, one {# of {count} is 0} other {# of {count} are 0}} here, and {zerosWithout} where z goes in as it was.} gelu {GELU lets negative numbers fade. The first number becomes {active}; without batch norm, {activeWithout}.} sigmoid {Sigmoid presses numbers between 0 and 1. The first becomes {active}; without batch norm, {activeWithout}.} other {tanh presses numbers between −1 and 1. The first becomes {active}; without batch norm, {activeWithout}.}}}}`,
  'batch-norm.steps.activation.try':
    'Set β₁ to 2, then to −2. How many rows does node 1 still pass on?',

  'batch-norm.steps.training.title': 'What training does to γ and β',
  'batch-norm.steps.training.prose': `{rows, plural, =1 {${alone}} other {Suppose the goal were to get z back. The loss, how far output is from z, then has a slope for every γ and β: d_gamma, d_beta. Training steps against the slope: γ₁ goes from {gamma} to {nextGamma}, β₁ from {beta} to {nextBeta}. Their goals: σ, {std}, and the mean, {mean}.}}`,
  'batch-norm.steps.training.try':
    'Copy gamma_next and beta_next into gamma and beta, a few times. Then try learning rates of 1 and 2.',
  'batch-norm.steps.training.note':
    'The loss here is half the squared distance, summed over the nodes and averaged over the rows, made up so that the goal can be seen. In a network the loss stands at the far end, and its slope reaches γ and β through all layers in between. Nothing forces them away from 1 and 0 but what lowers the loss.',

  'batch-norm.steps.neighbours.title': 'Your neighbours count',
  'batch-norm.steps.neighbours.prose': `{rows, plural, =1 {One row, no neighbours: mean and variance would be its own number and 0, and nothing of it would be left. So batch norm gives no numbers, here as in PyTorch. Add a row to go on.} =2 {Row 1 gives {output} at node 1, by mean and variance of two rows. Without the other there would be no spread, and nothing to normalize by. Could a row be normalized without neighbours?} other {Nobody touches row 1, yet its output depends on the rest of the batch. Among # rows it is {output} at node 1; without the last row it would be {without}. Alone it could not be normalized. Could a row do without neighbours?}}`,
  'batch-norm.steps.neighbours.try':
    'Add a row of zeros and watch row 1. Then remove rows until one is left.',
  'batch-norm.steps.neighbours.note':
    'In use, where rows come one by one, batch norm takes averages that were kept during training: running_mean and running_var.',
};
