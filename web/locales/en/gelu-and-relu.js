/**
 * "GELU and ReLU" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'gelu-and-relu.feature.1': 'f1',
  'gelu-and-relu.feature.2': 'f2',
  'gelu-and-relu.sample': 'sample {n}',
  'gelu-and-relu.kind.relu': 'ReLU',
  'gelu-and-relu.kind.gelu': 'GELU',
  'gelu-and-relu.chart.outputs': 'The activation, and its tangent at x',
  'gelu-and-relu.chart.output': 'output',
  'gelu-and-relu.chart.tangent': 'tangent',
  'gelu-and-relu.chart.slopes': 'The slope',
  'gelu-and-relu.chart.slope': 'slope',
  'gelu-and-relu.chart.error': 'tanh form less GELU',
  'gelu-and-relu.chart.difference': 'difference',
  'gelu-and-relu.chart.bias': 'The neuron’s slope, averaged over the samples',
  'gelu-and-relu.chart.mean-slope': 'mean slope',
  'gelu-and-relu.inputs.x': 'x',
  'gelu-and-relu.inputs.bias': 'Bias',
  'gelu-and-relu.inputs.other': 'Another activation',
  'gelu-and-relu.inputs.other.leaky_relu': 'Leaky ReLU',
  'gelu-and-relu.inputs.other.elu': 'ELU',
  'gelu-and-relu.inputs.other.silu': 'SiLU',
  'gelu-and-relu.inputs.other.mish': 'Mish',
  'gelu-and-relu.inputs.other.softplus': 'Softplus',
  'gelu-and-relu.inputs.other.sigmoid': 'Sigmoid',
  'gelu-and-relu.inputs.other.tanh': 'tanh',

  'gelu-and-relu.steps.relu.title': 'ReLU: a gate at zero',
  'gelu-and-relu.steps.relu.prose':
    'Between its layers a network bends its numbers, or all layers together would be a single one. ReLU bends with one corner: what is above zero passes, all else becomes 0. {side, select, above {x = {x} is above, so it passes: {y}.} below {x = {x} is below, so it becomes {y}.} other {x = {x} stands at the corner: {y}.}}',
  'gelu-and-relu.steps.relu.try':
    'Drag x along the chart, and type numbers of your own over the column below x.',

  'gelu-and-relu.steps.relu-slope.title': 'Learning sees the slope',
  'gelu-and-relu.steps.relu-slope.prose':
    'To learn, a network asks how much the output moves when x moves a little: the slope, or derivative. ReLU’s is 1 above zero and 0 below. At x = {x} it is {slope}{side, select, zero {, by agreement, since a corner has no slope of its own} other {}}. What becomes of a neuron that is below zero for every sample?',
  'gelu-and-relu.steps.relu-slope.try':
    'Move x across zero. Where does the tangent turn, and what is the slope at 0 itself?',

  'gelu-and-relu.steps.stuck.title': 'A neuron that cannot get up',
  'gelu-and-relu.steps.stuck.prose':
    'A neuron adds up weight · sample + bias, for {count, plural, one {# sample} other {# samples}}. {state, select, stuck {With bias {bias} no sum is above zero, so ReLU gives 0 for each, with slope 0. The gradient, how much the outputs move when a weight moves, is then {relu_1} and {relu_2}. No step of training moves the weights: the neuron is dead.} alive {With bias {bias}, {below, plural, one {# of them stays at zero or below and tells} other {# of them stay at zero or below and tell}} the weights nothing. The gradient, how much the outputs move when a weight moves, comes from the rest: {relu_1} and {relu_2}. Push the bias down to silence all.} gone {A sum is NaN. The gradient, how much the outputs move when a weight moves, comes to {relu_1} and {relu_2}. Undo, or type a number.} other {With bias {bias} all sums are above zero, so every sample has its part in the gradient, how much the outputs move when a weight moves: {relu_1} and {relu_2}.}}',
  'gelu-and-relu.steps.stuck.try':
    'Raise the bias until a sample comes through. Which one is it, and what does the gradient become?',
  'gelu-and-relu.steps.stuck.note':
    'Shown is the gradient of the sum of the outputs: slopes times samples. In training each sample’s part is also multiplied by what the loss asks of that output. One step that is too large can push a neuron down here.',

  'gelu-and-relu.steps.gelu.title': 'GELU: how much of x to keep',
  'gelu-and-relu.steps.gelu.prose':
    'GELU asks how large x is among normally distributed numbers. Φ(x) is the share of them below x, here {share}; the output is x · Φ(x) = {y}. Far above zero all of x is kept, far below nothing is, and in between there is no corner.',
  'gelu-and-relu.steps.gelu.try':
    'Drag x from one end to the other. Where does the output sink although x rises?',

  'gelu-and-relu.steps.gelu-slope.title': 'A slope below zero',
  'gelu-and-relu.steps.gelu-slope.prose':
    'GELU’s slope is Φ(x) + x · φ(x), where φ is the bell curve; at x = {x} it is {slope}. Around {flat} it is 0, where the curve turns. Left of that it is negative, {least} at the least, and fades. On the right it rises to {most} before it settles. What will that do for our neuron?',
  'gelu-and-relu.steps.gelu-slope.try':
    'Set x where the tangent lies flat, then a little to its left.',

  'gelu-and-relu.steps.not-quite-stuck.title': 'The same neuron under GELU',
  'gelu-and-relu.steps.not-quite-stuck.prose':
    '{state, select, stuck {The same sums, none above zero. ReLU’s gradient is {relu_1} and {relu_2}. GELU’s is {gelu_1} and {gelu_2}{moves, select, true {: not nothing, so training can still move the weights.} other {: so far below zero its slope is lost in float32 too.}}} alive {With bias {bias}, {below, plural, one {# of {count} sums is at zero or below. ReLU’s gradient, {relu_1} and {relu_2}, leaves it out} other {# of {count} sums are at zero or below. ReLU’s gradient, {relu_1} and {relu_2}, leaves them out}}; GELU’s, {gelu_1} and {gelu_2}, counts them too, the less the further below.} gone {A sum is NaN, so there is nothing to compare. Undo, or type a number.} other {With bias {bias} all sums are above zero, and both count every sample: ReLU’s gradient is {relu_1} and {relu_2}, GELU’s {gelu_1} and {gelu_2}. Push the bias down to part them.}}',
  'gelu-and-relu.steps.not-quite-stuck.try':
    'Drag the bias along the chart. Where does ReLU’s mean slope reach 0, and GELU’s?',
  'gelu-and-relu.steps.not-quite-stuck.note':
    'Not nothing is not yet a rescue: far below zero GELU’s slope is tiny, and negative. Keeping sums near zero, as normalization does, is what helps most.',

  'gelu-and-relu.steps.tanh-form.title': 'The form with tanh',
  'gelu-and-relu.steps.tanh-form.prose':
    'Φ takes more work to compute than tanh, so many networks use a stand-in that is made of tanh; select a number to see its formula. At {points} points from {from} to {to} it is off by {most} at the most, near x = {at}. Here the difference is {here}.',
  'gelu-and-relu.steps.tanh-form.try': 'Find where the two agree: the difference crosses zero.',
  'gelu-and-relu.steps.tanh-form.note':
    'In PyTorch: approximate="tanh". A network that was trained with one form should run with the same one, since small differences add up over layers.',

  'gelu-and-relu.steps.others.title': 'Lay another over them',
  'gelu-and-relu.steps.others.prose':
    '{other, select, leaky_relu {Leaky ReLU lets a small part of what is below zero through, so its slope is never 0.} elu {ELU bends what is below zero towards a floor, and its slope fades there.} silu {SiLU, also called Swish, is x times its sigmoid: GELU’s nearest relative.} mish {Mish is x times the tanh of its softplus, and dips below zero as GELU does.} softplus {Softplus is ReLU with the corner rounded off: never 0, never quite x until x is large.} sigmoid {Sigmoid squeezes every number between 0 and 1; its slope fades on both sides.} other {tanh squeezes every number between −1 and 1; its slope fades on both sides.}} At x = {x} its slope is {slope}. {state, select, stuck {Our neuron, with bias {bias}, would be as stuck as under ReLU: at each of its sums the slope is 0.} gone {One sum of our neuron is NaN now.} other {Our neuron, with bias {bias}, could learn: at its sums the slope runs from {least} to {most}.}}',
  'gelu-and-relu.steps.others.try':
    'Go through all of them at x = −2. Which slopes are negative there, and which one is the steepest?',
};
