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
  'home.exercises':
    '{count, plural, one {# exercise} other {# exercises}}{solved, plural, =0 {} other {, {solved} solved}}',
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

  'page.open': 'Open it in the lab, with the glossary and the other walkthroughs',
  'page.steps': 'Its steps in the lab',
  'page.course': 'The course',
  'page.previous': 'Before it',
  'page.next': 'After it',
  'page.list': 'A figure of each walkthrough can be seen without scripts:',

  'search.label': 'Search titles, terms and formulas',
  'search.example': 'softmax, padding, √d_k, σ²',
  'search.found':
    '{count, plural, one {# result} other {# results}}{more, plural, =0 {} other {; the first {shown} are shown}}',
  'search.nothing': 'Nothing in the course is called “{query}”. Try a shorter word, or a symbol.',
  'search.walkthrough': 'Walkthrough: {text}',
  'search.step': 'Step of “{walkthrough}”',
  'search.exercise': 'Exercise of “{walkthrough}”',
  'search.term': 'Glossary: {text}',

  'about.title': 'About',
  'about.lead':
    'Normlab shows what normalization and self-attention do to numbers: {walkthroughs, plural, one {# walkthrough} other {# walkthroughs}} with {steps, plural, one {# step} other {# steps}}, and a glossary of {terms, plural, one {# term} other {# terms}}.',
  'about.computed': 'What is computed where',
  'about.engine':
    'Every number of a walkthrough is computed in this browser, by kernels written in C++ and compiled to {variant, select, js {JavaScript} other {WebAssembly}}. Here the variant {variant} runs: {how}. When it was loaded it gave {cases, plural, one {# known answer} other {all of # known answers}}.',
  'about.variant.relaxed-simd': 'four numbers at a time, multiplied and added in one instruction',
  'about.variant.simd': 'four numbers at a time',
  'about.variant.scalar': 'one number at a time',
  'about.variant.js': 'one number at a time, for a browser without WebAssembly',
  'about.no-engine':
    'Every number of a walkthrough is computed in the browser, by kernels written in C++. In this browser none of them could be started just now.',
  'about.variants':
    'There are {count, plural, one {# variant} other {# variants}}, the fastest first: {names}. The page takes the first that runs here and passes.',
  'about.speed': 'How fast is this browser?',
  'about.reference':
    'Beside every kernel stands the same computation in double precision, written to be read. The tests compare the two, and the inspector shows the lines.',
  'about.pytorch':
    'Each walkthrough copies itself as a PyTorch script. The tests run these scripts in PyTorch, for the first numbers and for changed ones, and compare every tensor.',
  'about.tape':
    'Formulas, lights, sentences and scripts are made from one description of each operation. No number in the text is typed: it is read off the same computation.',
  'about.generator':
    'Random numbers come from the generator that PyTorch uses on a processor, the Mersenne Twister: the same seed gives the same numbers.',
  'about.made-up':
    'Embeddings and weights are made up, some by hand, some from a seed, and where you meet them the page says so. No trained model is behind them.',
  'about.private': 'What leaves your browser, and what stays',
  'about.nothing-leaves':
    'Nothing leaves it: what you type is sent nowhere, no other server is asked for anything, and there is no cookie.',
  'about.kept': 'This is kept in your browser, for your next visit:',
  'about.kept.theme': 'the colours that you chose',
  'about.kept.progress': 'where you stopped in each walkthrough',
  'about.kept.ask-first': 'whether you want to guess before numbers are shown',
  'about.kept.exercises': 'what you typed into exercises, and how they went',
  'about.kept.code': 'code that you wrote in exercises',
  'about.kept.name': 'your name, for the printed record',
  'about.nothing-kept': 'At the moment nothing of what you did is kept in it for your next visit.',
  'about.forgotten': 'Forgotten. Nothing of what you did is kept in it any more.',
  'about.forget': 'Forget all of it',

  'offline.title': 'Without a network',
  'offline.offer':
    'The lab can be kept on this device: then the whole course works without a network, in this browser. {size, number} MB are fetched for it.',
  'offline.keep': 'Keep the lab on this device',
  'offline.fetching': 'The files of the lab are being fetched.',
  'offline.progress': '{done} of {of} files',
  'offline.on':
    'The lab is kept on this device: the whole course works without a network, in this browser. When a new version comes, the page offers it.',
  'offline.remove': 'Remove it from this device',
  'offline.removed': 'Removed. Nothing of the lab is kept on this device any more.',
  'offline.damaged':
    'It could not be kept: {file} did not arrive as it lies on the server. Everything is as it was. Try again; if that does not help, the site needs to be uploaded again.',
  'offline.failed':
    'It could not be kept, and everything is as it was. The browser says: {message}',
  'offline.unavailable':
    'Here the lab cannot be kept on the device. A browser keeps pages that come over https, outside of private windows, and not from a file or inside of another page.',

  'about.sources': 'Where the ideas come from',
  'about.licence': 'Licence',
  'about.licensed':
    'Normlab {version} may be used, changed and passed on under the {license} licence.',
};
