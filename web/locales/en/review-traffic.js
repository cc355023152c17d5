/** Where batch norm gives nothing. */
const alone =
  'One review alone has nothing to be normalized by, so batch norm has no answer here. Set more reviews in the batch.';

/**
 * "A review and its neighbours" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'review-traffic.yours': 'review',
  'review-traffic.positive': 'positive',
  'review-traffic.node': 'node {n}',
  'review-traffic.feature.praise': 'praise',
  'review-traffic.feature.blame': 'blame',
  'review-traffic.feature.heat': 'heat',
  'review-traffic.feature.detail': 'detail',
  'review-traffic.chart': 'The verdict on the same review in batches of every size',
  'review-traffic.chart.x': 'reviews in the batch (log scale)',
  'review-traffic.chart.y': 'probability that it is positive',
  'review-traffic.chart.range': 'batch norm, lowest to highest',
  'review-traffic.chart.mean': 'batch norm, mean of {crowds} crowds',
  'review-traffic.chart.now': 'batch norm, your batch',
  'review-traffic.chart.running': 'running statistics',
  'review-traffic.chart.layer': 'layer norm',
  'review-traffic.inputs.size': 'Reviews in the batch',
  'review-traffic.inputs.day': 'The day',
  'review-traffic.inputs.day.usual': 'A usual one',
  'review-traffic.inputs.day.launch': 'A launch',
  'review-traffic.inputs.day.outage': 'An outage',
  'review-traffic.inputs.crowd_seed': 'Seed of the crowd',
  'review-traffic.inputs.weight_seed': 'Seed of the weights',

  'review-traffic.steps.review.title': 'One review',
  'review-traffic.steps.review.prose':
    'A shop lets a small network judge its reviews. This one reads: “Arrived early and works well, though the box was dented.” It comes here as four scores: praise {praise}, blame {blame}, heat {heat}, detail {detail}. How likely is it positive?',
  'review-traffic.steps.review.try':
    'Change a score if you like. In what follows the review stays as it is, and only its company changes.',

  'review-traffic.steps.batch.title': 'It seldom comes alone',
  'review-traffic.steps.batch.prose':
    'Reviews are judged in batches. {neighbours, plural, =0 {This one has no neighbours now, as at night.} one {This one has a single neighbour now.} other {This one has # neighbours now.}} Each row goes through the same layer: a node weighs four scores and adds them up. For this review the first node gives {z}. No neighbour has touched that number.',
  'review-traffic.steps.batch.try':
    'Switch the day: fans write at a launch, angry people after an outage. Does the first row of z change?',
  'review-traffic.steps.batch.note':
    'Nothing here is trained. The weights are drawn from a seed, the scores of the neighbours from another around an average for each day. The layer has no bias: batch norm would subtract it again with the mean. Under layer norm, later on, it would count.',

  'review-traffic.steps.batch-norm.title': 'Normalized by the batch',
  'review-traffic.steps.batch-norm.prose': `{neighbours, plural, =0 {${alone}} one {Batch norm measures each node down the column, over this review and its neighbour. The first node’s mean is {mean}, so {z} becomes {output}. With two rows it can say no more than which is larger. Is that a property of the review?} other {Batch norm measures each node down the column, over all {size} reviews. The first node’s mean is {mean}, so {z} becomes {output}: its distance from the average, in units of the spread. Is that a property of the review?}}`,
  'review-traffic.steps.batch-norm.try':
    'Select the first number of the output, and walk back to all that it was made of.',

  'review-traffic.steps.verdict.title': 'Four nodes, one verdict',
  'review-traffic.steps.verdict.prose': `{neighbours, plural, =0 {${alone}} other {ReLU sets what lies below zero to zero. The output node weighs the four nodes and adds them up; the sigmoid makes a probability of the sum. In this batch, the network says, the review is positive with probability {batch_norm}. Its weights are made up from a seed, not trained.}}`,
  'review-traffic.steps.verdict.try':
    'Make up other weights with another seed, then undo. How it judges is chance. That its neighbours have a say is not.',
  'review-traffic.steps.verdict.note':
    'The seed at the start was picked among many because with it praise raises the verdict and blame lowers it. Most seeds are less reasonable. Where all four nodes lie below zero, ReLU leaves nothing, and the verdict is 0.5.',

  'review-traffic.steps.neighbours.title': 'Other neighbours, another verdict',
  'review-traffic.steps.neighbours.prose': `{neighbours, plural, =0 {${alone}} other {Not a score of the review changes. {neighbours, plural, one {With one neighbour} other {Among # neighbours}} of a usual day it is positive with {usual}, at a launch with {launch}, after an outage with {outage}. Batch norm has not asked what the review says, but how it differs from the others.}}`,
  'review-traffic.steps.neighbours.try':
    'Change one score of a neighbour by a lot, and look at the verdict in the first row.',

  'review-traffic.steps.alone.title': 'Alone at night',
  'review-traffic.steps.alone.prose':
    'At night no neighbour comes. The mean of a column of one number is that number, and its variance is zero: there is nothing to normalize by. In PyTorch, training stops with an error, in the middle of the night. Here no numbers appear where they would be. What could it measure against instead?',
  'review-traffic.steps.alone.try':
    'Set the batch to one review here, and go back to the steps before: all that batch norm gave is gone.',

  'review-traffic.steps.running.title': 'Measured against the past',
  'review-traffic.steps.running.prose':
    'While a network trains, batch norm keeps running_mean and running_var. Here they come from {kept} reviews of usual days. At inference they stand in for the statistics of the batch: the review is positive with {running_batch_norm}, alone or in company, whatever the day.',
  'review-traffic.steps.running.try':
    'Change the size and the day. What moves here, and what stays?',
  'review-traffic.steps.running.note':
    'In PyTorch model.eval() makes this switch, and forgetting it is a common fault: answers then depend on who else asks. The running statistics are also only as good as their past: if every day becomes like a launch, they describe no one.',

  'review-traffic.steps.layer-norm.title': 'Measured against itself',
  'review-traffic.steps.layer-norm.prose':
    'Layer norm measures along the row, over the four nodes of the review itself: their mean is {mean}. The review is positive with {layer_norm}. Checked just now in batches of 1 to {sizes} reviews of this day: {same} of {sizes} times the same verdict, to the last bit. It keeps nothing, and needs no company.',
  'review-traffic.steps.layer-norm.try':
    'Set the largest batch at a launch: the first row’s verdict stays, the others are those of new reviews.',

  'review-traffic.steps.traffic.title': 'A day of traffic',
  'review-traffic.steps.traffic.prose':
    '{crowds} random crowds of {day, select, usual {a usual day} launch {a launch} other {an outage}} grow from no neighbour to {neighbours}. In pairs batch norm’s verdict runs from {low_two} to {high_two}, among {most} reviews from {low_most} to {high_most}. {narrower, select, true {Large batches agree better with each other. That does not make them right: on another day they may agree on another number.} other {Large batches agree no better here.}}',
  'review-traffic.steps.traffic.try':
    'Change the day and see where the band goes. Then drag the marker to the left edge.',

  'review-traffic.steps.difference.title': 'Three ways to be judged',
  'review-traffic.steps.difference.prose':
    'The same review: {size, plural, one {no verdict by its company, since it is alone} other {{batch_norm} by its company}}, {running_batch_norm} by the past, {layer_norm} by itself alone. Where batches are large and alike, all three are steady. Where requests come one by one, or texts of all lengths, layer norm depends on nothing that can change behind your back.',
  'review-traffic.steps.difference.try':
    'Change the review’s scores here and watch the verdicts. Then change the day: which of them move now?',
};
