import course from './course.js';

/**
 * The lab's own words in English.
 * @type {Record<string, string>}
 */
export default {
  ...course,

  'lab.title': 'Normlab',
  'lab.skip': 'Skip to the content',
  'lab.pages': 'Pages',
  'lab.pages.home': 'Home',
  'lab.pages.exercises': 'Exercises',
  'lab.pages.glossary': 'Glossary',
  'lab.pages.about': 'About',
  'lab.theme': 'Colours',
  'lab.theme.auto': 'System',
  'lab.theme.light': 'Light',
  'lab.theme.dark': 'Dark',
  'lab.lost': 'This page could not be fetched. Check the connection and try again.',
  'lab.replaced':
    'A new version of the lab lies on the server, and this page lacks a part of its own. Load the new version; the address stays as it is.',
  'lab.renew': 'Load the new version',
  'lab.next':
    'A new version of the lab is there. Loading it keeps the address, and so what you see.',
  'lab.next.later': 'Later',
  'lab.part.lost': 'This could not be fetched. Check the connection and try again.',
  'lab.part.replaced':
    'This needs a part that is not on the server any more: a new version may have taken its place. Load the page again to get it.',
  'lab.part.reload': 'Load the page again',
  'lab.loading': 'Starting the kernels',
  'lab.show-all': 'Show all of it',
  'lab.engine':
    'Computed here by C++ kernels in {variant, select, js {JavaScript} other {WebAssembly}}, variant {variant}; {cases} known answers checked.',
  'lab.unknown-walkthrough': 'There is no walkthrough named “{id}”. There are: {known}.',
  'lab.no-walkthrough': 'No walkthrough is named here. There are: {known}.',
  'lab.unknown-exercise':
    'There is no exercise named “{id}”.{near, select, none {} other { Did you mean “{near}”?}}',
  'lab.unknown-theme': 'There is no theme named “{theme}”. There are: auto, light, dark.',
  'lab.unknown-lang': 'There are no words in the language “{lang}”; they are in “{shown}”.',
  'lab.unknown-step': 'This walkthrough has no step named “{id}”, so it shows “{shown}”.',

  'steps.label': 'Steps',
  'steps.position': 'Step {at} of {count}',
  'steps.previous': 'Back',
  'steps.next': 'Next',
  'steps.play': 'Play',
  'steps.pause': 'Pause',
  'steps.speed': 'Time for each step when playing',
  'steps.seconds': '{seconds} s a step',

  'story.try': 'Try this',
  'key.title': 'How to read the matrices',
  'key.colour': 'Blue is negative, orange positive; the scale stands below the first matrix.',
  'key.selected': 'A plain ring: the number that the inspector explains.',
  'key.sources': 'A violet ring and tint: the numbers it is made of.',
  'key.group': 'One outline around several: they share a mean and a variance.',
  'key.padding': 'Hatched downwards: padding, no word stands there.',
  'key.masked': 'Hatched upwards: masked, this pair may not attend.',
  'key.edited': 'A marked corner: changed by you.',
  'key.editable': 'A line below: an input. Type, drag, paste a table, or drop a file onto it.',

  'story.note': 'For experts',
  'story.task': 'Try it:',
  'story.tasks': 'All {count} exercises of this walkthrough',

  'guess.first': 'Guess a number first',
  'guess.always': 'Ask me first at each such step',

  'stage.label': 'The numbers of this step',

  'tools.label': 'Tools',
  'tools.undo': 'Undo',
  'tools.reset': 'Start again',
  'tools.pytorch': 'Copy as PyTorch',
  'tools.csv': 'Copy as CSV',
  'tools.svg': 'Save as SVG',
  'tools.link': 'Copy the link',
  'tools.embed': 'Embed this',
  'tools.copied.pytorch': 'The PyTorch script is on the clipboard.',
  'tools.copied.csv': '{name} is on the clipboard as CSV.',
  'tools.copied.link': 'The link to this state is on the clipboard.',
  'tools.link.left-out':
    '{names} {count, plural, one {is} other {are}} too large for a link and left out of it: save {count, plural, one {it} other {them}} as a file to hand on.',
  'tools.link.save': 'Save {name}',
  'tools.saved.numbers': '{name} was saved as {file}, which can be dropped onto it.',
  'tools.saved': 'The picture was saved as {file}.',
  'picture.shows': 'The numbers of {names}.',

  'figure.open': 'Change the numbers in Normlab',

  'tools.manual': 'The clipboard is closed to this page. Copy the text from here.',
  'tools.close': 'Close',

  'words.from.table': 'from the table',
  'words.from.generator': 'generator, seed {seed}',
  'words.from.edited': 'your numbers',
  'words.left-out':
    'Up to {most, plural, one {# word} other {# words}} fit here; {words} {count, plural, one {was} other {were}} left out.',
  'words.shortened': 'Words longer than {most} characters are cut.',
  'words.none': 'At least one word is wanted here, so the words from before are still shown.',
  'words.not-text': 'Words are wanted here.',
  'words.help': '1 to {most} words',
  'sentences.item': 'Review {n}',
  'sentences.add': 'Add a review',
  'sentences.remove': 'Remove review {n}',
  'sentences.none': 'At least one review is wanted.',
  'choice.unknown': '“{value}” is not one of the choices.',
  'number.range': '{value} is outside of {min} to {max}.',
  'number.not-a-number': '“{text}” is not a number. Type digits, such as 12.',
  'number.whole': '{value} is not a whole number.',
  'seed.next': 'Another one',
  'number.add.padding': 'Add five padding positions',
  'vector.length': '{length} numbers are wanted.',
  'matrix.shape': 'A matrix with {rows} rows and {columns} columns is wanted.',
  'matrix.ragged': 'Rows of numbers are wanted, all of one length.',
  'matrix.size':
    'These are {rows} rows and {columns} columns. {fewestRows} to {mostRows} rows and {fewest} to {most} columns fit here.',
  'cells.shape': 'Single cells are wanted, each with an index and a number.',
  'vectors.shape': 'Each word’s vector has {width} numbers.',
  'inputs.unknown': 'This walkthrough has no input named “{name}”.',
  'inputs.shape': '{name} wants numbers of shape {shape}.',
  'inputs.computed': '{name} holds cells that are computed and cannot be set.',
  'inputs.linked':
    'Some cells of {name} hold one number, since their word stands twice, and cannot take two.',
  'link.too-long': '“{name}” is longer there than any link of this lab.',
  'link.left-out': '“{name}” was too large for a link. Open its file to get the numbers.',
  'link.refused': 'Part of the link could not be read and was left out: {reason}',

  'paste.shape':
    'The pasted numbers have {rows} {rows, plural, one {row} other {rows}} and {columns} {columns, plural, one {column} other {columns}}. From the selected cell {rowsLeft} × {columnsLeft} fit here. Nothing was changed.',

  'own.open': 'Open a file',
  'own.open.label': 'Open a file for {name}: CSV, TSV, JSON or .npy',
  'own.drop': 'Drop the file here',
  'own.pasted': 'the pasted text',
  'own.file': '“{file}”',
  'own.done': '{name} now holds the {shape} numbers of {source}.',
  'own.too-long':
    '{name} is too large for the link: it is gone after a reload. Save it as a file to keep it.',
  'own.nothing': 'Nothing was changed.',
  'own.fault': 'Row {row}, column {column} of {source}: {reason}',
  'own.refused': 'The numbers of {source} do not fit. {reason}',
  'own.shape': '{name} takes {wanted} numbers; here are {shape}.',
  'own.rank': 'A table of rows and columns is wanted; here are {shape} numbers.',
  'own.cell.empty': 'no number stands there.',
  'own.cell.not-a-number': '“{text}” is not a number.',
  'own.cell.zero-denominator': 'a fraction cannot have 0 below.',
  'own.cell.out-of-range':
    '{text} does not fit in float32, whose largest number is about 3.4 × 10³⁸.',
  'own.cell.two-separators': '“{text}” has two decimal marks.',
  'own.no-values': 'There are no numbers in {source}.',
  'own.ragged-row': 'Row {row} of {source} has {count} numbers where the first has {expected}.',
  'own.ragged-list':
    'The rows of {source} from row {row} on come in a list of {count} where the first list has {expected}.',
  'own.brackets': 'The brackets of {source} do not close around rows of one length.',
  'own.json': 'What stands in {source} is not JSON, or it is cut short.',
  'own.json-kind':
    'Nested arrays of numbers are wanted, or an object with shape and data; {source} holds something else.',
  'own.json-count': 'The shape in {source} wants {expected} numbers; there are {count}.',
  'own.npy-magic':
    'It does not begin as an .npy file does: {source} is something else, or damaged.',
  'own.npy-version': 'The .npy format {version} of {source} is not known here; 1 to 3 are.',
  'own.npy-header': 'The header of {source} is damaged or cut short.',
  'own.npy-structured': 'The numbers in {source} are in named fields. Save one field as an array.',
  'own.npy-object':
    'The array in {source} holds Python objects, not numbers. Save it with dtype=float32.',
  'own.npy-dtype':
    'The numbers in {source} are of dtype {dtype}. Real numbers are wanted, such as float32.',
  'own.npy-truncated':
    'Numbers are missing at the end of {source}: {wanted} bytes are wanted, {present} are there.',
  'own.archive':
    'Several files are packed in {source}. Save one array as .npy, or one sheet as CSV.',
  'own.not-text': 'What stands in {source} is no text. CSV, TSV, JSON or .npy is wanted.',
  'own.too-large': 'Files up to {most} MB are read; {source} is larger.',
  'own.unreadable': 'The browser could not read {source}.',

  'matrix.row.add': 'Add a row',
  'matrix.row.remove': 'Remove {place}',
  'matrix.column.add': 'Add a column',
  'matrix.column.remove': 'Remove {place}',
  'matrix.row.place': 'row {index}',
  'matrix.column.place': 'column {index}',
  'matrix.help':
    '{editable, select, true {Arrow keys move, Enter edits, Escape leaves a cell as it was.} other {Arrow keys move. The inspector says how the number was made.}}',
  'matrix.empty': 'no numbers',
  'matrix.legend': 'Colours from {low} to {high}',
  'matrix.field': 'New number for {row} {column} {plane}',
  'matrix.locked': 'Nothing can be edited here.',
  'matrix.computed': 'This number of {name} is computed: change an input, and it follows.',
  'matrix.edited': 'changed by you',
  'matrix.source': 'a source of the selected number',
  'matrix.group': 'shares a statistic with the selected number',
  'matrix.padding': 'padding',
  'matrix.masked': 'masked',
  'matrix.covered': 'covered',
  'matrix.mistaken': 'does not belong',
  'matrix.invalid.empty': 'A number is wanted here. Escape brings the old one back.',
  'matrix.invalid.not-a-number': '“{text}” is not a number. Type something like 1.34, 1,34 or 4/3.',
  'matrix.invalid.zero-denominator': 'A fraction cannot have 0 below.',
  'matrix.invalid.out-of-range':
    '{text} does not fit in float32, whose largest number is about 3.4 × 10³⁸.',
  'matrix.invalid.two-separators': '“{text}” has two decimal marks. Type something like 1234.5.',
  'matrix.invalid.not-boolean': 'A mask holds 0 or 1.',
  'matrix.kernel-error': 'This cannot be computed: {message}',
  'matrix.refused-too': 'This cannot be computed either, for the same reason.',

  'snippet.copy': 'Copy the Python',
  'snippet.copied': 'The Python is on the clipboard.',
  'snippet.stopped': 'Python raises an error here and stops. {message}',

  'chart.help': 'Left and right arrows move along the line.',
  'chart.help-moves': 'Drag, or press the left and right arrows, to change it.',
  'chart.empty': 'no numbers to draw',
  'chart.show-table': 'As a table',
  'chart.hide-table': 'Hide the table',
  'chart.range': '{low} to {high}',
  'chart.marker': 'now {x}',

  'inspector.label': 'Inspector',
  'inspector.empty': 'Select any number to see how it was made.',
  'inspector.formula': 'Formula',
  'inspector.fold': 'Fold away',
  'inspector.unfold': 'How was it made?',
  'inspector.back': 'Previous number',
  'inspector.input': 'This is an input. It is made of nothing else here: change it and watch.',
  'inspector.given':
    'This is given, by the other inputs or by how things begin. It has no number of its own to change.',
  'inspector.from.constant': 'This is put here by the operation; it is made of no other number.',
  'inspector.from.drawn':
    'Drawn at random: number {position} of a generator with seed {seed}. PyTorch draws the same.',
  'inspector.from.set': 'You have set this number yourself; it is made of no other.',
  'inspector.sources': 'Made of',
  'inspector.more': 'Show all {count}',
  'inspector.carried':
    'With three decimals the printed numbers would not give the printed result, so {decimals} are shown.',
  'inspector.spoken': 'In words',
  'inspector.code': 'The kernel’s reference in C++',
  'inspector.code.note':
    'The double-precision reference that the fast kernels are tested against, from {file}.',
  'inspector.off-stage': 'not on stage in this step',
  'inspector.why.nan':
    'NaN, “not a number”, is what arithmetic gives when there is no answer, such as 0 ÷ 0 or ∞ − ∞. Follow the sources to where it began.',
  'inspector.why.infinity':
    'Infinity: a score of −∞ is how a mask says “never”; elsewhere a number grew past float32.',
  'inspector.why.nan-input':
    'NaN, “not a number”, stands here because it was typed. Everything that reads it becomes NaN too.',

  'formula.open': 'Show all terms',

  'say.is': '{what} is {how}, which is {value}.',
  'say.input': '{what} is an input, {value}.',
  'say.stands': '{what} is {value}.',
  'say.copy': '{what} is copied from {from}: {value}.',
  'say.constant': '{what} is put at {value} by the operation.',
  'say.add': '{left} plus {right}',
  'say.sub': '{isLong, select, true {{left}, minus {right}} other {{left} minus {right}}}',
  'say.mul': '{isLong, select, true {{left}, times {right}} other {{left} times {right}}}',
  'say.div':
    '{isLong, select, true {{left}, divided by {right}} other {{left} divided by {right}}}',
  'say.above': '{left}, as {right} is above 0',
  'say.up_to': '{left}, as {right} is not above 0',
  'say.sqrt': 'the square root of {of}',
  'say.exp': 'e to the power of {of}',
  'say.ln': 'the natural logarithm of {of}',
  'say.square': 'the square of {of}',
  'say.tanh': 'tanh of {of}',
  'say.normal_cdf': 'Phi of {of}',
  'say.negate': 'minus {of}',
  'say.round': '{of}, rounded',
  'say.group': 'the quantity {of}',
  'say.zero': 'zero, for the mask there is {of}',
  'say.block': 'the mask’s {of}',
  'say.allow': 'the mask’s {of}',
  'say.sum': 'the sum of {terms}',
  'say.max': 'the largest of {terms}',
  'say.min': 'the smallest of {terms}',
  'say.skipped': '{count, plural, one {# more term} other {# more terms}}',

  'error.title': 'The kernels could not start',
  'error.wasm-unavailable':
    'The kernels could not be fetched. Check the connection and try again. {message}',
  'error.wasm-corrupt':
    'The kernels’ file arrived damaged: cut short, replaced by another page, or failing its self-test. Reload the page; if that does not help, the site needs to be uploaded again. {message}',
  'error.out-of-memory':
    'The browser has no memory left for this. Close other tabs, or use smaller inputs, and try again. {message}',
  'error.bad-argument': '{message}',
  'error.other': 'Something went wrong. {message}',
  'error.retry': 'Try again',
};
