/**
 * The pages around the walkthroughs in English.
 * @type {Record<string, string>}
 */
export default {
  'home.lead': 'See what normalization and self-attention do to numbers.',
  'home.promise':
    'Every figure is computed in your browser as you read. Change any of them, ask how any of them was made, and check it in PyTorch. All you need to know is how matrices are multiplied.',
  'home.course':
    '{count, plural, one {# walkthrough} other {# walkthroughs}}, about {minutes, plural, one {# minute} other {# minutes}} in all.',
  'home.unknown': 'There is no page at “{place}”. Here is the whole course.',
  'home.begin': 'Begin here',
  'home.go-on': 'Go on where you stopped',
  'home.next': 'Go on with the next',
  'home.done': 'You have been through the whole course.',
  'home.forget': 'Forget where I stopped',
  'home.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'home.steps': '{count, plural, one {# step} other {# steps}}',
  'home.stopped': 'Step {at} of {count}, go on',
  'home.finished': 'finished',
  'home.part': 'Part {part}',
  'home.part.1': 'Why normalize',
  'home.teaches.1': 'What happens to numbers of different sizes, in a table and in a network.',
  'home.part.2': 'Batch and layer normalization by hand',
  'home.teaches.2':
    'The same numbers down the columns and along the rows, and what follows from the difference.',
  'home.part.3': 'Which numbers share a mean',
  'home.teaches.3': 'Every normalization as a choice of groups, and the activations after it.',
  'home.part.4': 'Attention',
  'home.teaches.4':
    'How words take each other in, and what padding does to the normalization that follows.',
  'home.part.5': 'How the machine does it',
  'home.teaches.5': 'The same sums on the lanes of a processor.',
};
