/**
 * What the lab says of each walkthrough wherever it names it, in English.
 * @type {Record<string, string>}
 */
export default {
  'standardize-and-scale.title': 'Standardize and scale: columns that count alike',
  'standardize-and-scale.teaches':
    'How to bring columns to one scale, and what an outlier or a constant column does.',
  'standardize-and-scale.minutes': '8',

  'activations-grow.title': 'Activations grow: eight layers, vanishing or exploding',
  'activations-grow.teaches':
    'Why numbers vanish or explode on their way through many layers, and the two places to normalize.',
  'activations-grow.minutes': '9',

  'batch-norm.title': 'Batch norm: down the columns, number by number',
  'batch-norm.teaches':
    'How a batch gives each node its mean and spread, and what γ and β give back.',
  'batch-norm.minutes': '10',

  'layer-norm.title': 'Layer norm: along the rows, number by number',
  'layer-norm.teaches':
    'How a row is normalized by its own numbers alone, and what that frees it from.',
  'layer-norm.minutes': '10',

  'batch-vs-layer.title': 'Batch against layer norm: a program and what it prints',
  'batch-vs-layer.teaches':
    'Which numbers each norm makes mean 0 and std 1, in Python that you can change.',
  'batch-vs-layer.minutes': '9',

  'review-traffic.title': 'Review traffic: one review, many neighbours',
  'review-traffic.teaches':
    'How a verdict moves with its batch under batch norm, and what running statistics and layer norm do instead.',
  'review-traffic.minutes': '10',

  'train-vs-inference.title': 'Training and inference: batch norm’s two faces',
  'train-vs-inference.teaches':
    'What batch norm remembers of the mini-batches, and the gap that opens when it switches to memory.',
  'train-vs-inference.minutes': '11',

  'recurrent-steps.title': 'Word by word: normalization in a recurrent net',
  'recurrent-steps.teaches':
    'Why batch statistics run out as sequences end, and why layer norm does not need a batch.',
  'recurrent-steps.minutes': '10',

  'normalization-axes.title': 'Batch, layer, instance, group: which numbers share a mean',
  'normalization-axes.teaches':
    'Five ways to normalize one block of numbers, told apart by who is averaged with whom, and one that turns to the weights.',
  'normalization-axes.minutes': '12',

  'gelu-and-relu.title': 'GELU and ReLU: a corner, a curve and a stuck neuron',
  'gelu-and-relu.teaches':
    'What an activation’s slope has to do with learning, and what GELU does where ReLU is silent.',
  'gelu-and-relu.minutes': '10',

  'river-bank.title': 'River bank: what self-attention does to a word',
  'river-bank.teaches': 'How a word takes in the words beside it, number by number.',
  'river-bank.minutes': '8',

  'padded-batch.title': 'A padded batch: what zeros do to batch norm',
  'padded-batch.teaches': 'Why padding pulls batch statistics about and leaves layer norm alone.',
  'padded-batch.minutes': '12',
};
