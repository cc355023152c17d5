/**
 * What exercises say besides their own texts, which stand in their files. Numbers in braces come from
 * the trace.
 * @type {Record<string, string>}
 */
export default {
  'exercise.again': 'Read it again:',
  'exercise.another': 'Another one like this',
  'exercise.cells.clear': 'Choose none',
  'exercise.cells.count':
    '{count, plural, =0 {No cell is chosen.} one {# cell is chosen.} other {# cells are chosen.}}',
  'exercise.cells.empty': 'Choose at least one cell first.',
  'exercise.cells.help':
    'Arrow keys move, Space chooses a cell or takes it back, Shift with arrow keys chooses all between.',
  'exercise.cells.how':
    'Click cells, or move with the arrow keys and press Space; Shift chooses a run.',
  'exercise.check': 'Check',
  'exercise.choose.all': 'Choose all that hold',
  'exercise.choose.empty': 'Choose at least one statement first.',
  'exercise.choose.fails': 'Does not hold.',
  'exercise.choose.holds': 'Holds.',
  'exercise.choose.one': 'Choose one',
  'exercise.file.decimals-or-ulp':
    'Say how near an answer must come: with “decimals”, or with “ulp”, and not with both.',
  'exercise.file.format': 'The format is {format}; 1 is wanted.',
  'exercise.file.idle-text': 'Nothing in the file says the text “{key}”. Is its key misspelt?',
  'exercise.file.input-refused':
    'The input “{name}” of the walkthrough is of the kind “{kind}” and can’t take what is drawn.',
  'exercise.file.items-unordered':
    'List the items in a right order: the order here is shown as the solution. The rules under “before” don’t hold in it, or an item is missing.',
  'exercise.file.missing-key': 'The key “{key}” is missing.',
  'exercise.file.missing-text': 'The text “{key}” is missing.',
  'exercise.file.name-taken': 'The name “{name}” is taken already. Give each its own.',
  'exercise.file.no-call': 'No call of the program goes by “{name}”. Its calls go by: {known}.',
  'exercise.file.no-cell':
    'There is no cell [{index}] in {name}, whose shape is ({shape}). Indexes begin at 0.',
  'exercise.file.no-choice':
    '“{value}” is not known here.{near, select, none {} other { Did you mean “{near}”?}} Known are: {known}.',
  'exercise.file.no-draw':
    'Say what is drawn: “whole”: [from, to], or “shape” with “from” and “to”, or “choices”, or “values”.',
  'exercise.file.no-drawn':
    'No whole number named “{name}” is drawn.{near, select, none {} other { Did you mean “{near}”?}} Drawn are: {known}.',
  'exercise.file.no-fit': '{op} can’t take this together: {came}.',
  'exercise.file.no-flag': '{value} is neither true nor false.',
  'exercise.file.no-group':
    'The number of {name} shares no statistic within {tensor}. Ask for the cells of the tensor that its op normalizes.',
  'exercise.file.no-id':
    '“{value}” can’t be an id. Use lower-case letters, figures and hyphens, as in “row-mean”.',
  'exercise.file.no-input': 'The walkthrough has no input “{name}”. Its inputs are: {known}.',
  'exercise.file.no-language':
    'Give the texts in one language at least, as in "en": followed by its texts.',
  'exercise.file.no-list': 'A list in brackets is wanted; {value} came.',
  'exercise.file.no-message':
    'This text can’t be read. Each brace that opens must close, and holds the name of a value.',
  'exercise.file.no-name':
    '“{value}” can’t be a name. Use letters, figures, “_” and “-”, and begin with a letter.',
  'exercise.file.no-number': '{value} is no number that fits into float32.',
  'exercise.file.no-object': 'Keys and values in braces are wanted; {value} came.',
  'exercise.file.no-param':
    'The text mentions “{name}”, which nothing gives. Known are: {known}. Add it under “values”.',
  'exercise.file.no-range':
    'From {from} to {to} in steps of {step} can’t be drawn. “to” must not be below “from”, and the step must be above 0.',
  'exercise.file.no-tensor':
    'There is no tensor “{name}” here.{near, select, none {} other { Did you mean “{near}”?}} There are: {known}.',
  'exercise.file.no-text': 'A text in quotes is wanted; {value} came.',
  'exercise.file.no-walkthrough':
    'The exercise asks for a number of the walkthrough “{name}”, which is not there.',
  'exercise.file.no-whole': '{value} is no whole number from {from} to {to}.',
  'exercise.file.one-of': 'Exactly one of these is wanted: {known}.',
  'exercise.file.only-predict': '“{key}” is for exercises of the kind “predict”.',
  'exercise.file.other-count': '{given} are given, and {asked} are wanted.',
  'exercise.file.other-fields': '{op} can’t stand in for {instead}: they have no result in common.',
  'exercise.file.ragged':
    'These numbers don’t make a tensor: lists beside each other must be equally long and hold only numbers, or only true and false.',
  'exercise.file.refused': 'This can’t be computed: {sentence}',
  'exercise.file.too-few': 'At least {least} are wanted here.',
  'exercise.file.too-large':
    'This tensor is too large, or has a length below 1. At most {most} numbers along at most {deepest} axes are allowed.',
  'exercise.file.too-long': 'This text is too long: at most {most} signs are allowed.',
  'exercise.file.too-many': 'These are too many: at most {most} are allowed.',
  'exercise.file.unknown-key':
    'The key “{key}” is not known here.{near, select, none {} other { Did you mean “{near}”?}}',
  'exercise.give-up': 'Show the solution',
  'exercise.given': 'These numbers are given.',
  'exercise.given.help': 'Arrow keys move. These numbers are given.',
  'exercise.guess': 'That is my guess',
  'exercise.guess.compared': 'You guessed {guess}; it is {value}.',
  'exercise.guess.none': 'nothing',
  'exercise.guess.nothing': 'With these inputs there is no such number to guess.',
  'exercise.guess.skip': 'Show it without a guess',
  'exercise.hint': 'Hint ({at} of {count})',
  'exercise.hint.shown': 'Hint {at} of {count}:',
  'exercise.json.colon': 'A colon is missing after the key “{key}”.',
  'exercise.json.comma':
    'A comma is missing before {found, select, end {the end of the file} other {“{found}”}}, or a “{sign}” that closes.',
  'exercise.json.comma-too-much': 'The comma before “{sign}” is one too many.',
  'exercise.json.key':
    'A key in double quotes is wanted here; {found, select, end {the file ends} other {“{found}” stands there}}.',
  'exercise.json.more':
    'The file goes on after its end, with “{found}”. Is there a brace too many before?',
  'exercise.json.quotes': 'JSON wants double quotes, "…", where single ones stand.',
  'exercise.json.too-deep': 'Lists and braces lie too deep in each other here.',
  'exercise.json.too-long': 'The file is longer than {most} kB.',
  'exercise.json.twice': 'The key “{key}” stands twice in the same braces.',
  'exercise.json.value':
    'A value is wanted here: a text in double quotes, a number, true, false, a list or braces; {found, select, end {the file ends} other {“{found}” stands there}}.',
  'exercise.json.web-page':
    'This is a web page, and no exercise. Check the address: some servers answer with a page where a file is not there.',
  'exercise.lint.edit':
    'The edit of the mistake “{id}” begins with a text that stands {count, plural, =0 {nowhere} other {# times}} in the solution. It must stand there once.',
  'exercise.lint.gives-answer':
    'The text “{key}” mentions “{name}”, which is an asked cell: it gives the answer away. Mention it under “why”.',
  'exercise.lint.hint-gap': 'Number the hints from hint.1 on, without a gap: hint.{n} is missing.',
  'exercise.lint.idle-value': 'No text mentions the value “{name}”.',
  'exercise.lint.no-hint': 'A hint for those who have no idea yet would help: the text “hint.1”.',
  'exercise.lint.no-mistakes':
    'No mistake is foreseen, so every wrong answer is only called wrong. What do people get wrong here?',
  'exercise.lint.same-everywhere':
    'Every seed gives the same numbers, so “another one like this” has nothing to give.',
  'exercise.lint.shows-answer':
    '“show” has {name}, the tensor that is asked for: the answer stands beside the question.',
  'exercise.lint.step': 'The walkthrough has no step “{step}”. Its steps are: {known}.',
  'exercise.lint.step-alone': 'A step, “{step}”, is named, but not its walkthrough.',
  'exercise.lint.taken':
    'The course has an exercise “{id}” already, and whoever collects results tells exercises apart by their ids. Give this one an id of its own.',
  'exercise.lint.unnamed':
    'Readers see {name} as it is called in the program. The text “tensor.{name}” gives it a name in words.',
  'exercise.lint.unrecognised':
    'The mistake “{id}” is taken for {as, select, none {no mistake at all} other {“{as}”}} with seed {seed}.',
  'exercise.lint.unsound.cells': 'With seeds {seeds} there is no cell to select.',
  'exercise.lint.unsound.choose':
    'With seeds {seeds} no statement holds, or more than one where only “one” may.',
  'exercise.lint.unsound.code': 'With seeds {seeds} the tests can’t be computed.',
  'exercise.lint.unsound.number':
    'With seeds {seeds} an asked number is NaN. Draw others, or say "nan": true under “ask”.',
  'exercise.lint.unsound.order': 'With seeds {seeds} every order that can be shown is right.',
  'exercise.lint.unsound.predict':
    'With seeds {seeds} an asked number is NaN. Draw others, or say "nan": true under “ask”.',
  'exercise.lint.untold':
    'The mistake “{id}” gives the same answer as {like, select, solution {the solution} other {the mistake “{like}”}}, with {count} of {of} seeds ({seeds}), however often they are drawn anew. Draw other numbers, ask for more decimals, or leave it out.',
  'exercise.lint.walkthrough': 'There is no walkthrough “{name}” in the course.',
  'exercise.number.decimals':
    '{decimals, plural, =0 {To the nearest whole number.} one {To one decimal.} other {To # decimals.}} You can type 1.34, 1,34 or 4/3.',
  'exercise.number.empty': 'A number is wanted here first.',
  'exercise.number.ulp':
    'As exactly as float32 has it{ulp, plural, =0 {} one {, within one unit of the last place} other {, within # units of the last place}}. You can type 1.34, 1,34 or 4/3.',
  'exercise.number.unreadable':
    '“{text}” is not a number. Type something like 1.34, 1,34 or 4/3; inf and nan can be typed too.',
  'exercise.order.all-used': 'All steps are used.',
  'exercise.order.down': 'Move down: {step}',
  'exercise.order.empty': 'Put at least one step into the order first.',
  'exercise.order.how':
    'Move a step by its arrows, or pick it up with Space, move it with the arrow keys and put it down with Space; Escape puts it back. Dragging works too.',
  'exercise.order.list': 'Your order',
  'exercise.order.none': 'No step is used.',
  'exercise.order.place': 'place {at} of {count}',
  'exercise.order.place.unused': 'not used',
  'exercise.order.said.back': '{step} is back: {place}.',
  'exercise.order.said.dropped': '{step} is put down: {place}.',
  'exercise.order.said.moved': '{step}: {place}.',
  'exercise.order.said.picked':
    '{step} is picked up: {place}. Arrow keys move it, Space puts it down, Escape puts it back.',
  'exercise.order.unused': 'Not used',
  'exercise.order.up': 'Move up: {step}',
  'exercise.part.misplaced': 'in a wrong place',
  'exercise.part.right': 'right',
  'exercise.part.wrong': 'not right yet',
  'exercise.seed': 'Variant {seed}',
  'exercise.set.all': 'Everything is solved.',
  'exercise.set.back': 'Each title leads back to its exercise.',
  'exercise.set.came': 'What came of it',
  'exercise.set.hand-in': 'Hand in',
  'exercise.set.hand-in.later': 'Not yet',
  'exercise.set.hand-in.sure': 'Hand in as it is',
  'exercise.set.label': 'The exercises of this set',
  'exercise.set.locked':
    'Until you hand in, answers can be checked again and no solution is shown.',
  'exercise.set.mark': 'Exercise {at} of {count}: {title}, {state}',
  'exercise.set.next': 'Next',
  'exercise.set.over': 'It is handed in. The exercises show their solutions now.',
  'exercise.set.percent': '{score} %',
  'exercise.set.previous': 'Back',
  'exercise.set.result': 'Result',
  'exercise.set.score': '{solved} of {count} solved, score {score} %.',
  'exercise.set.title': '{count, plural, one {# exercise} other {# exercises}}',
  'exercise.set.sure':
    '{left, plural, one {# exercise is} other {# exercises are}} not solved. After handing in nothing can be changed, and the solutions are shown.',
  'exercise.share.package': 'SCORM package',
  'exercise.share.copied': 'The link is on the clipboard.',
  'exercise.solution': 'How it is done, step by step',
  'exercise.source.commas':
    'Between exercises stand spaces, not commas: put a space for the one in “{word}”.',
  'exercise.source.fault': '{path}: {sentence}',
  'exercise.source.foreign':
    'The file {address} could not be fetched from its server. If it lies there, the server has to let other pages read it, by the header Access-Control-Allow-Origin.',
  'exercise.source.line': 'Line {line} of the exercise’s file: {sentence}',
  'exercise.source.lost':
    'The file {address} could not be fetched. Check its address, which counts from this page.',
  'exercise.source.twice':
    '“{word}” is asked for more than once. It is shown once: an exercise is solved once in a set.',
  'exercise.state.missed': 'not solved',
  'exercise.state.open': 'open',
  'exercise.state.partly': 'tried, not solved yet',
  'exercise.state.solved': 'solved',
  'exercise.task': 'The numbers and your answer',
  'exercise.verdict.count':
    '{tries, plural, =0 {No try} one {# try} other {# tries}}, {hints, plural, =0 {no hint} one {# hint} other {# hints}}.',
  'exercise.verdict.extra':
    '{kind, select, order {A step that is not needed is in the order.} other {Some cells that do not belong are chosen.}}',
  'exercise.verdict.given-up': 'The solution',
  'exercise.verdict.lacks':
    '{kind, select, choose {Some statements that hold are not chosen.} number {Some fields are still empty.} order {A step that is needed is missing.} other {Some cells that belong are missing.}}',
  'exercise.verdict.lacks-and-extra':
    '{kind, select, order {A step that is needed is missing, and one that is not needed is in the order.} other {Some cells that belong are missing, and some that do not belong are chosen.}}',
  'exercise.verdict.off': 'The guess was off',
  'exercise.verdict.parts': '{right} of {count} are right.',
  'exercise.verdict.right': 'Right',
  'exercise.verdict.score': 'It counts as {score} %; tries and hints take nothing off.',
  'exercise.verdict.unknown':
    'This is none of the usual mistakes. Go through the steps once more, or take a hint.',
  'exercise.verdict.wrong': 'Not yet',
};
