/**
 * "River bank" in English. Numbers and words in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'river-bank.features.water': 'water',
  'river-bank.features.money': 'money',
  'river-bank.features.place': 'place',
  'river-bank.features.nature': 'nature',

  'river-bank.inputs.sentence': 'Your words',
  'river-bank.inputs.comparison': 'Compare with',
  'river-bank.inputs.weights': 'Projections',
  'river-bank.inputs.weights.identity': 'Identity',
  'river-bank.inputs.weights.learned': 'As if learned',

  'river-bank.steps.words.title': 'One word, two meanings',
  'river-bank.steps.words.prose':
    'A bank lends money, or holds back a river. Which one is meant is settled by the words around it. {count, plural, =1 {Here “{word}” stands alone. Give it company: how could it take in what stands beside it?} other {A network sees # words here. How could “{word}” take in what stands beside it?}}',
  'river-bank.steps.words.try':
    'Type words of your own, one to six. Any script will do. Words that the table does not know get numbers from a seeded generator.',

  'river-bank.steps.embeddings.title': 'Words become numbers',
  'river-bank.steps.embeddings.prose':
    'Each word is a row of four numbers, its embedding. Here they can be read: how much water, money, place and nature is in the word. “{first}” has {water} of water and {money} of money. Real models learn hundreds of such numbers, and nobody named them.',
  'river-bank.steps.embeddings.try':
    'Change a number: click it and type, or drag it sideways. The same word changes everywhere it stands.',

  'river-bank.steps.query-key-value.title': 'Query, key, value',
  'river-bank.steps.query-key-value.prose':
    'Each row is multiplied by three matrices. The query says what a word looks for, the key what it offers to be found by, the value what it hands over. {weights, select, identity {With identity matrices all three equal the embedding.} changed {Here you have changed weights yourself.} other {This set is made up to look as training might leave it.}}',
  'river-bank.steps.query-key-value.try':
    'Switch the projections to “As if learned”, or edit one weight, and follow which rows change.',
  'river-bank.steps.query-key-value.note':
    'Rows times matrices, x·W, as in the paper. PyTorch’s Linear keeps the transpose and computes x·Wᵀ.',

  'river-bank.steps.scores.title': 'How well do two words fit?',
  'river-bank.steps.scores.prose':
    'The score of two words is the dot product of one’s query and the other’s key: multiply feature by feature, add up. {count, plural, =1 {“{word}” scores {own} with itself.} other {“{word}” scores {score} with “{first}” and {own} with itself.}} Large where both have much of the same feature.',
  'river-bank.steps.scores.try':
    'Select a score. The row and the column that it is made of light up. Walk on from there.',

  'river-bank.steps.scale.title': 'Divide by √d_k',
  'river-bank.steps.scale.prose':
    'The more features are added up, the larger scores get, and the next step would then look at one word only. So each score is divided by the root of the width, √{width}: {before} becomes {after}. What happens to the order of the scores in a row?',
  'river-bank.steps.scale.try':
    'Compare a row before and after: is its largest number still the largest? Do the distances between them stay?',

  'river-bank.steps.softmax.title': 'Scores become shares',
  'river-bank.steps.softmax.prose':
    'Softmax turns each row into shares that add up to 1: e to the score, divided by the row’s sum. {count, plural, =1 {Alone, “{word}” attends to itself with {own}.} other {“{word}” attends to “{first}” with {weight} and to itself with {own}.}} Without a mask no share is ever zero, and a larger score wins more than its lead.',
  'river-bank.steps.softmax.try':
    'Go back to the embeddings and give one word a 5. See how its column drains the others.',

  'river-bank.steps.context.title': 'Each row, a weighted sum',
  'river-bank.steps.context.prose':
    'Now the values are mixed by those shares. The context of “{word}” is a bit of every word’s value. Its water is {after}{count, plural, =1 {, its own value, for there is no other} other {; of that, “{first}” gave {weight} · {value} = {given}}}.',
  'river-bank.steps.context.try':
    'Select a number of the context. Its formula multiplies each share by a value and adds up.',

  'river-bank.steps.same-shape.title': 'Same shape in and out',
  'river-bank.steps.same-shape.prose':
    'In went {rows} × {columns} numbers, out come {rows} × {columns}. A row per word, as before, but each row has now seen the sentence. That is why attention layers can be stacked. What do you think the same word looks like in another sentence?',
  'river-bank.steps.same-shape.try': 'Add a word to the sentence. Which of the old rows change?',

  'river-bank.steps.comparison.title': 'One word, two context vectors',
  'river-bank.steps.comparison.prose':
    '{shared, select, true {“{word}” entered both sentences with the same numbers.} other {The sentences share no word, so “{word}” stands beside “{other}”.}} From “{sentence}” to “{comparison}” its water moved by {water} and its money by {money}. {changed, select, true {{shared, select, true {The word took its meaning from its neighbours.} other {Choose a word for both to see what neighbours do.}}} other {Nothing moved: the neighbours are the same.}}',
  'river-bank.steps.comparison.try':
    'Change the compared sentence to “muddy bank” or to words of your own. Which feature moves most?',
};
