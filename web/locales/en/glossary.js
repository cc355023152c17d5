/**
 * The glossary in English: what each term is called, other names that prose and readers use, parted
 * by commas, what it means, and what to look out for.
 * @type {Record<string, string>}
 */
export default {
  'glossary.title': 'Glossary',
  'glossary.lead':
    'The words of the course, each with its formula, what PyTorch and ONNX call it, and the steps where you meet it.',
  'glossary.unknown': 'The glossary has no term “{term}”.',
  'glossary.pytorch': 'PyTorch',
  'glossary.onnx': 'ONNX',
  'glossary.uses': 'Seen in',
  'glossary.topic.shapes': 'Numbers and shapes',
  'glossary.topic.statistics': 'Statistics',
  'glossary.topic.normalizations': 'Normalizations',
  'glossary.topic.activations': 'Activations and gradients',
  'glossary.topic.attention': 'Attention',

  'glossary.batch.title': 'batch',
  'glossary.batch.also': 'batch size',
  'glossary.batch.means':
    'Examples that go through a network together, as one block of numbers. Their count is the batch size; its axis comes first.',
  'glossary.mini-batch.title': 'mini-batch',
  'glossary.mini-batch.also': 'mini-batch',
  'glossary.mini-batch.means':
    'A small part of the training data, drawn anew for each step of training. Statistics over it are estimates, and vary with the draw.',
  'glossary.feature.title': 'feature',
  'glossary.feature.also': 'features',
  'glossary.feature.means':
    'One of the numbers that describe an example: a column of a table, or one place in a word’s vector.',
  'glossary.channel.title': 'channel',
  'glossary.channel.also': 'channels',
  'glossary.channel.means':
    'One plane of an image’s numbers: red, green or blue at first, later whatever a layer’s kernel has looked for.',
  'glossary.nchw.title': 'N, C, H, W',
  'glossary.nchw.also': 'NCHW, N×C×H×W',
  'glossary.nchw.means':
    'The four axes of a batch of images in this order: batch, channel, height, width. Which of them share a mean is what tells normalizations apart.',
  'glossary.linear-layer.title': 'linear layer',
  'glossary.linear-layer.also': 'linear, fully connected layer',
  'glossary.linear-layer.means':
    'Every output is a weighted sum of all inputs plus a bias. The weights are one matrix.',
  'glossary.linear-layer.hazard':
    'PyTorch keeps a row of weights for each output and computes x·Wᵀ + b; papers mostly write x·W.',
  'glossary.hidden-layer.title': 'hidden layer',
  'glossary.hidden-layer.also': 'hidden node, hidden activation, hidden',
  'glossary.hidden-layer.means':
    'A layer between input and output. Nobody says what its numbers should be; training finds them.',
  'glossary.time-step.title': 'time step',
  'glossary.time-step.also': 'recurrent network, RNN, hidden state',
  'glossary.time-step.means':
    'One position of a sequence in a recurrent network, which reads a word, renews its state, and goes on to the next.',
  'glossary.padding.title': 'padding',
  'glossary.padding.also': 'padded',
  'glossary.padding.means':
    'Zeros that fill short sequences up to the longest of the batch. They are room, not data, but arithmetic does not know that.',

  'glossary.mean.title': 'mean',
  'glossary.mean.also': 'average, mu, E[x]',
  'glossary.mean.means': 'The sum of a group of numbers, divided by their count.',
  'glossary.var.title': 'var',
  'glossary.var.also': 'variance, sigma squared',
  'glossary.var.means':
    'The variance: the mean square of the distances from the mean. How widely a group of numbers is spread.',
  'glossary.var.hazard':
    'Normalizing divides by n. torch.var divides by n − 1 unless told otherwise.',
  'glossary.biased.title': 'biased and unbiased',
  'glossary.biased.also': 'biased, unbiased, Bessel',
  'glossary.biased.means':
    'Divided by n, the variance of a sample is on average too small for the population that it was drawn from; divided by n − 1 it is not. The first is called biased, the second unbiased.',
  'glossary.biased.hazard':
    'PyTorch’s batch norm uses both: the biased one for its output, the unbiased one for running_var.',
  'glossary.std.title': 'std',
  'glossary.std.also': 'standard deviation, sigma',
  'glossary.std.means':
    'The standard deviation: the root of the variance. A typical distance from the mean, in the units of the numbers themselves.',
  'glossary.eps.title': 'eps',
  'glossary.eps.also': 'epsilon, ε',
  'glossary.eps.means':
    'A tiny number added to the variance before its root is taken, so that nothing is divided by zero where all numbers are equal.',
  'glossary.eps.hazard':
    'It stands inside the root. RMSNorm in PyTorch takes the machine epsilon where none is given, ONNX 10⁻⁵.',
  'glossary.rstd.title': 'rstd',
  'glossary.rstd.also': 'inverse standard deviation, reciprocal standard deviation',
  'glossary.rstd.means':
    'One over the standard deviation, with eps in the root. Computed once for a group, then every number is multiplied by it.',
  'glossary.normalized.title': 'normalized',
  'glossary.normalized.also': 'x hat',
  'glossary.normalized.means':
    'A number less its group’s mean, times the group’s rstd: how many standard deviations it lies above or below. Scale and shift come after.',
  'glossary.standardize.title': 'standardization',
  'glossary.standardize.also': 'standardize, standardized, z-score',
  'glossary.standardize.means':
    'Give a column mean 0 and standard deviation 1, so that columns of different units can be compared.',
  'glossary.standardize.hazard':
    'A constant column has standard deviation 0. The formula has no answer there; here it gives 0.',
  'glossary.min-max.title': 'min-max scaling',
  'glossary.min-max.also': 'min-max',
  'glossary.min-max.means':
    'Stretch a column so that its smallest number comes to 0, its largest to 1, or to the ends of any other range.',
  'glossary.outlier.title': 'outlier',
  'glossary.outlier.also': 'outliers',
  'glossary.outlier.means':
    'A number far from all others. It pulls the mean, widens the standard deviation, and under min-max squeezes the rest together.',

  'glossary.batch-norm.title': 'batch norm',
  'glossary.batch-norm.also': 'batch normalization, BatchNorm, BN',
  'glossary.batch-norm.means':
    'Normalizes each feature or channel by its mean and variance over the whole batch. In inference running statistics take their place.',
  'glossary.batch-norm.hazard':
    'In training an example’s output depends on the others in its batch, padding included.',
  'glossary.layer-norm.title': 'layer norm',
  'glossary.layer-norm.also': 'layer normalization, LayerNorm, LN',
  'glossary.layer-norm.means':
    'Normalizes each example, or each word, by the mean and variance of its own features. No other row has a say.',
  'glossary.instance-norm.title': 'instance norm',
  'glossary.instance-norm.also': 'instance normalization, InstanceNorm',
  'glossary.instance-norm.means':
    'Normalizes every channel of every image by itself, over height and width.',
  'glossary.group-norm.title': 'group norm',
  'glossary.group-norm.also': 'group normalization, GroupNorm',
  'glossary.group-norm.means':
    'Normalizes each image over a few channels at a time. With one group it is layer norm, with a group for each channel instance norm.',
  'glossary.num_groups.also': 'number of groups, groups',
  'glossary.num_groups.means': 'Into how many groups group norm cuts the channels.',
  'glossary.num_groups.hazard': 'It has to divide the number of channels.',
  'glossary.rms-norm.title': 'RMS norm',
  'glossary.rms-norm.also': 'RMSNorm, root mean square',
  'glossary.rms-norm.means':
    'Divides each row by the root of its mean square. No mean is taken away, and no shift is added.',
  'glossary.weight-standardization.title': 'weight standardization',
  'glossary.weight-standardization.also': 'weight standardisation',
  'glossary.weight-standardization.means':
    'Standardizes the weights of a layer, one output channel at a time, in place of the numbers that flow through it.',
  'glossary.gamma.also': 'γ, learned scale, gain',
  'glossary.gamma.means':
    'A learned factor for each feature or channel, applied after normalizing. It starts at 1, and lets a layer have any spread it needs.',
  'glossary.gamma.hazard': 'PyTorch calls it weight.',
  'glossary.beta.also': 'β, learned shift',
  'glossary.beta.means':
    'A learned number for each feature or channel, added after gamma has scaled. It starts at 0, and lets a layer have any mean it needs.',
  'glossary.beta.hazard': 'PyTorch calls it bias.',
  'glossary.training.title': 'training and inference',
  'glossary.training.also': 'inference, eval, evaluation, train',
  'glossary.training.means':
    'In training a network’s weights still change, and batch norm uses the batch at hand. In inference they are fixed, and it uses running statistics.',
  'glossary.training.hazard':
    'A model left in training mode answers differently in different company. In PyTorch call eval() first.',
  'glossary.running_mean.also': 'running statistics, moving average',
  'glossary.running_mean.means':
    'The mean that batch norm uses in inference. Each batch of training moves it a little towards its own.',
  'glossary.running_var.also': 'running statistics, running variance',
  'glossary.running_var.means':
    'The variance that batch norm uses in inference, moved by each batch of training as running_mean is.',
  'glossary.running_var.hazard':
    'PyTorch keeps the unbiased variance here, ONNX the population’s. Results differ for small batches.',
  'glossary.momentum.title': 'momentum',
  'glossary.momentum.also': 'momentum',
  'glossary.momentum.means': 'How far each batch moves the running statistics towards its own.',
  'glossary.momentum.hazard':
    'PyTorch’s momentum weighs the new value, 0.1 at first. ONNX’s weighs the old one, 0.9 at first. The names are the same, the meaning is the opposite.',
  'glossary.covariate-shift.title': 'internal covariate shift',
  'glossary.covariate-shift.also': 'covariate shift',
  'glossary.covariate-shift.means':
    'While earlier layers learn, the numbers that a later layer receives change under it. This was the first explanation of why batch norm helps.',
  'glossary.covariate-shift.hazard':
    'Later work finds smoother loss landscapes instead. The why is argued over.',

  'glossary.activation.title': 'activation',
  'glossary.activation.also': 'activation function',
  'glossary.activation.means':
    'A bent function applied to every number between two layers. Without one, many linear layers would be no more than one.',
  'glossary.relu.title': 'ReLU',
  'glossary.relu.also': 'rectified linear unit',
  'glossary.relu.means': 'Zero for negative numbers; positive ones stay as they are.',
  'glossary.gelu.title': 'GELU',
  'glossary.gelu.also': 'Gaussian error linear unit',
  'glossary.gelu.means':
    'A number times Φ of it, the chance that a standard normal draw lies below. Smooth, and a little below zero for small negative numbers.',
  'glossary.gelu.hazard':
    'There is an approximation by tanh. Both PyTorch and ONNX offer it under the name approximate.',
  'glossary.sigmoid.title': 'sigmoid',
  'glossary.sigmoid.also': 'logistic function',
  'glossary.sigmoid.means': 'Presses any number into the range from 0 to 1.',
  'glossary.tanh.title': 'tanh',
  'glossary.tanh.also': 'hyperbolic tangent',
  'glossary.tanh.means': 'Presses any number into the range from −1 to 1, zero staying zero.',
  'glossary.derivative.title': 'derivative',
  'glossary.derivative.also': 'slope, tangent',
  'glossary.derivative.means':
    'The slope of a function at a point: by how much its output moves for a small move of its input.',
  'glossary.gradient.title': 'gradient',
  'glossary.gradient.also': 'gradients, gradient step',
  'glossary.gradient.means':
    'The derivatives of the loss by every weight. Training goes a small step against it.',
  'glossary.dying-relu.title': 'dying ReLU',
  'glossary.dying-relu.also': 'dead neuron, dead unit, dying, dead',
  'glossary.dying-relu.means':
    'A unit whose sum is negative for every example. ReLU gives 0 with slope 0, so no gradient reaches its weights and it cannot recover.',

  'glossary.embedding.title': 'embedding',
  'glossary.embedding.also': 'embeddings, word vector',
  'glossary.embedding.means': 'The row of numbers that stands for a word.',
  'glossary.w_q.title': 'w_q, w_k, w_v',
  'glossary.w_q.also': 'projection, projections, weight matrices',
  'glossary.w_q.means':
    'Three learned matrices. They project each embedding to its query, its key and its value.',
  'glossary.w_q.hazard':
    'Here rows times matrices, x·W, as in the paper. PyTorch packs the transposes into one tensor.',
  'glossary.query.title': 'query',
  'glossary.query.also': 'queries',
  'glossary.query.means': 'What a word looks for in the others.',
  'glossary.key.title': 'key',
  'glossary.key.also': 'keys',
  'glossary.key.means': 'What a word offers to be found by.',
  'glossary.value.title': 'value',
  'glossary.value.also': 'values',
  'glossary.value.means': 'What a word hands over to those that attend to it.',
  'glossary.raw_scores.also': 'dot product',
  'glossary.raw_scores.means':
    'The dot product of one word’s query and another’s key, before it is scaled.',
  'glossary.scale.title': '1/√d_k',
  'glossary.scale.also': '√d_k, head_dim',
  'glossary.scale.means':
    'The factor that keeps scores from growing with the width d_k of query and key, where softmax would look at one word only.',
  'glossary.scale.hazard': 'ONNX applies the root of it to query and key each.',
  'glossary.scores.also': 'attention scores, compatibility',
  'glossary.scores.means':
    'How well a query and a key fit, scaled; what softmax turns into shares.',
  'glossary.softmax.title': 'softmax',
  'glossary.softmax.also': 'softmax',
  'glossary.softmax.means':
    'Turns a row of numbers into positive shares that add up to 1. The larger number gets more than its lead.',
  'glossary.attention_weights.also': 'attention weights, attention probabilities',
  'glossary.attention_weights.means':
    'The shares that a word gives to every word of its sentence, itself included. Each row adds up to 1.',
  'glossary.context.title': 'context',
  'glossary.context.also': 'context vector, contextualized embedding',
  'glossary.context.means':
    'The values of all words, weighted by a word’s shares and added up: what self-attention makes of the word.',
  'glossary.key_padding_mask.also': 'padding mask',
  'glossary.key_padding_mask.means':
    'Marks the positions of each sequence that are padding, so that no word attends to them.',
  'glossary.key_padding_mask.hazard':
    'Here 1 means ignored, the opposite of attn_mask. ONNX takes the lengths of the sequences instead.',
  'glossary.attn_mask.also': 'attention mask, mask',
  'glossary.attn_mask.means': 'Says which pairs of positions may attend to each other.',
  'glossary.attn_mask.hazard':
    'In scaled_dot_product_attention and in ONNX true means may attend; in PyTorch’s MultiheadAttention it means may not.',
  'glossary.masked_scores.also': 'masked scores',
  'glossary.masked_scores.means':
    'The scores after masking: −∞ where a pair may not attend, so that softmax gives exactly 0 there.',
  'glossary.valid_mask.also': 'masked batch norm',
  'glossary.valid_mask.means':
    'Marks the positions that count for statistics: 1 for a word, 0 for padding. Batch norm with it is called masked batch norm.',
};
