/**
 * "Activations grow" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'activations-grow.features.age': 'age',
  'activations-grow.features.salary': 'salary',
  'activations-grow.features.experience': 'at work',
  'activations-grow.features.commute': 'km',
  'activations-grow.features.children': 'kids',
  'activations-grow.features.rooms': 'rooms',
  'activations-grow.person': 'person {n}',
  'activations-grow.input': 'input',
  'activations-grow.layer': 'layer {k}',
  'activations-grow.unit': 'unit {n}',
  'activations-grow.mean': 'mean',
  'activations-grow.std': 'std',
  'activations-grow.rms': 'size',
  'activations-grow.chart.layer': 'layer (0 is the input)',
  'activations-grow.chart.after': 'layer',
  'activations-grow.chart.size': 'size: root mean square (log scale)',
  'activations-grow.chart.move': 'root mean square of the change (log scale)',
  'activations-grow.chart.scales': 'Size of the activations, layer by layer',
  'activations-grow.chart.activations': 'Size with each activation, layer by layer',
  'activations-grow.chart.nets': 'Size of the activations, layer by layer',
  'activations-grow.chart.last': 'Size after the last layer, at each scale',
  'activations-grow.chart.moves': 'How far ten more years move each layer',
  'activations-grow.chart.scale': 'scale {scale}',
  'activations-grow.chart.now': 'your scale',
  'activations-grow.chart.bare': 'without normalization',
  'activations-grow.chart.normed': 'with layer norm',
  'activations-grow.inputs.scale': 'Scale of the weights',
  'activations-grow.inputs.seed': 'Seed of the weights',
  'activations-grow.inputs.person': 'Person',
  'activations-grow.inputs.activation': 'Activation after each layer',
  'activations-grow.inputs.activation.none': 'None',
  'activations-grow.inputs.activation.relu': 'ReLU',
  'activations-grow.inputs.activation.tanh': 'tanh',
  'activations-grow.inputs.entry': 'Inputs',
  'activations-grow.inputs.entry.standardized': 'Standardized',
  'activations-grow.inputs.entry.raw': 'As they are',

  'activations-grow.steps.one-layer.title': 'One layer mixes a row',
  'activations-grow.steps.one-layer.prose':
    'A linear layer turns a row of {width} numbers into {width} weighted sums. Its weights are made up here: random, seed {seed}, scale {scale} times 1/√{width}{set, select, true {, but for those that you have set} other {}}. Call the root mean square of a row its size. At scale 1 a row keeps its size on average. Here it goes from {before} to {after}.',
  'activations-grow.steps.one-layer.try':
    'Set the scale to 2, then to 0.5. By what factor does the size of the sums change?',
  'activations-grow.steps.one-layer.note':
    'A sum of six products has six times the variance of one, so weights with variance 1/6 keep the size. PyTorch’s Linear starts with uniform weights of variance 1/(3·6).',

  'activations-grow.steps.eight-layers.title': 'Eight layers, one after the other',
  'activations-grow.steps.eight-layers.prose':
    'Each row below is what one layer makes of the row above, with weights of its own. The size goes {goes, select, up {up } down {down } other {}}from {first} to {last}{known, select, true {, as if each layer multiplied it by {each}} other {}}. What would eight layers make of it if every weight were twice as large? And half as large?',
  'activations-grow.steps.eight-layers.try':
    'Select a number of the last layer and walk back through its sources, up to the input.',

  'activations-grow.steps.vanish-explode.title': 'Vanish or explode',
  'activations-grow.steps.vanish-explode.prose':
    'The last layer has size {at_low} at scale {low}, {at_one} at scale {one} and {at_high} at scale {high}. {activation, select, tanh {tanh caps what would explode; what vanishes, vanishes.} other {{set, select, true {Every layer multiplies by the scale, but for weights that you have set.} other {Every layer multiplies by the scale, so eight of them multiply by its eighth power.}}}} Tiny rows say next to nothing, huge ones drown the rest; so does what training sends back through the layers, the gradient.',
  'activations-grow.steps.vanish-explode.try':
    'Drag the scale. Is there a value that keeps all layers at one size?',
  'activations-grow.steps.vanish-explode.note':
    'The gradient passes the same matrices, transposed, from the last layer to the first: where activations explode, so do gradients. One scale that fits at the start (Glorot and Bengio 2010, He et al. 2015) stops fitting when training moves the weights.',

  'activations-grow.steps.with-activation.title': 'An activation in between',
  'activations-grow.steps.with-activation.prose':
    'Networks put an activation after each layer. At this scale the last size is {none} without one, {relu} with ReLU, which drops what is negative, and {tanh} with tanh, which holds all within ±1. Held is not cured: sums that are large end near ±1, where tanh is flat and no longer tells them apart.',
  'activations-grow.steps.with-activation.try':
    'Choose tanh and scale 2: which layers have numbers within 0.01 of ±1? Then ReLU at scale 1: how does the size go on?',
  'activations-grow.steps.with-activation.note':
    'ReLU keeps half of a symmetric row, which halves the mean square. That is why He et al. (2015) start ReLU nets with variance 2/n.',

  'activations-grow.steps.normalize-one.title': 'Normalize a layer’s row',
  'activations-grow.steps.normalize-one.prose':
    'Mend it where it happens. From each number that the first layer gives, take away the row’s mean, {mean}, and divide by the row’s standard deviation, {std}: {value} becomes {result}. The new row has mean 0 and size 1, unless all its numbers were nearly equal. Each row normalized by itself: that is layer norm. Part 2 takes it apart.',
  'activations-grow.steps.normalize-one.note':
    'A tiny ε beside the variance keeps the divisor from being 0: a row of equal numbers becomes zeros.',
  'activations-grow.steps.normalize-one.try':
    'Drag the scale. The numbers above change; do those below?',

  'activations-grow.steps.side-by-side.title': 'The same net, with normalization',
  'activations-grow.steps.side-by-side.prose':
    'Two nets with the same input and the same weights. The second normalizes after every layer. Without it the last layer has size {bare}, with it {normed}. {known, select, true {Move the scale from one end to the other: one line tilts. Why does the other stay where it is?} other {No size is left to compare here: undo, or reset.}}',
  'activations-grow.steps.side-by-side.try':
    'Set the scale to 2, then to 0.5. Then the same with tanh: which net’s size moves less?',

  'activations-grow.steps.scale-cancels.title': 'The scale cancels',
  'activations-grow.steps.scale-cancels.prose':
    'Weights twice as large give a row twice as large, with twice the mean and twice the deviation. Divided, the two cancels. The largest number of the last layer is {at_low} at scale {low} and {at_high} at scale {high}; only {set, select, true {weights that you have set, which do not follow the scale, and ε leave a trace.} other {ε, which keeps the division safe, leaves a trace.}}',
  'activations-grow.steps.scale-cancels.try':
    'Drag the scale and look for a digit of the normalized net that changes.',
  'activations-grow.steps.scale-cancels.note':
    'ε = 10⁻⁵ stands inside the root, beside the variance. It matters where the variance itself is that small.',

  'activations-grow.steps.raw-inputs.title': 'The other place: the inputs',
  'activations-grow.steps.raw-inputs.prose':
    '{entry, select, raw {Now the inputs are as they are: person {person} is {years} years old and earns {money}. The row has size {size}, before any layer. In the first sum salary makes up {salary} % of what is added, age {age} %. What can the network know of age?} other {So far the inputs were standardized. As they are, in the table, person {person} is {years} years old and earns {money}: a row of size {size}. In the first sum salary would make up {salary} % of what is added, age {age} %. What could the network know of age?}}',
  'activations-grow.steps.raw-inputs.try':
    'Choose “As they are”, then raise the person’s age in the table by 10. Which digits of the sums move?',

  'activations-grow.steps.standardize-inputs.title': 'Standardize each column',
  'activations-grow.steps.standardize-inputs.prose':
    'Take from each column its mean over the table and divide by its standard deviation. Years, money and kilometres are now counted in one unit: deviations of their own column. In the first sum salary then makes up {salary} % and age {age} %. Every column that varies gets a say; how much is left to the weights.',
  'activations-grow.steps.standardize-inputs.try':
    'Multiply a salary by ten. Which standardized numbers change, and which do not?',
  'activations-grow.steps.standardize-inputs.note':
    'In use, mean and deviation come from the training table alone and are kept for new rows.',

  'activations-grow.steps.both-places.title': 'Two places, two jobs',
  'activations-grow.steps.both-places.prose':
    'Could layer norm alone do it? Make person {person} older by {years} years: on raw inputs the last normalized layer moves by {raw}, on standardized ones by {standardized}. {drowned, select, true {Normalizing hidden rows keeps their size; it cannot bring back what was drowned at the entry.} gone {Without NaN and ∞ there would be something to compare.} other {Here age is not drowned at the entry. Where it is, normalizing hidden rows cannot bring it back.}} So: standardize inputs, and normalize between layers.',
  'activations-grow.steps.both-places.try':
    'Switch the inputs and compare the sizes. Which row gives away whether it was standardized?',
};
