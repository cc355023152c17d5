/**
 * The reader's record of exercises in English.
 * @type {Record<string, string>}
 */
export default {
  'record.title': 'Your record',
  'record.lead':
    '{solved} of {count, plural, one {# exercise} other {# exercises}} that you tried {solved, plural, one {is} other {are}} solved.',
  'record.nothing':
    'There is nothing here yet. An exercise stands here once you have checked an answer.',
  'record.exercise': 'Exercise',
  'record.result': 'Result',
  'record.tries': 'Tries',
  'record.hints': 'Hints',
  'record.seed': 'Numbers',
  'record.day': 'Day',
  'record.solved': 'solved',
  'record.gave-up': '{score} of 100, solution shown',
  'record.score': '{score} of 100',
  'record.unknown': 'An exercise that is not in this lab',
  'record.from-file': '{id}, from {file}',

  'record.paper': 'On paper',
  'record.paper.lead':
    'Print this page, or copy the code. The code holds what the table says; whoever has this lab can check it without a network.',
  'record.name': 'Your name',
  'record.name.keep': 'Remember my name in this browser',
  'record.word': 'Class word',
  'record.word.about': 'If your teacher gave you one. It is not printed, and not kept.',
  'record.print': 'Print',
  'record.code': 'Code',
  'record.made': 'Made on {day}',
  'record.proof':
    'The code shows that nothing in it was changed by accident or by hand. It does not show who did the exercises, and whoever knows how this lab makes codes can make any, unless a class word is part of it that they don’t know.',

  'record.file': 'As a file',
  'record.file.lead':
    'Take your record to another browser. Opening a file adds to what is here: of each exercise the better result stays.',
  'record.file.save': 'Save as a file',
  'record.file.open': 'Open a file',
  'record.file.opened':
    'Opened: {count, plural, one {# exercise} other {# exercises}}. Better results that were here have stayed.',
  'record.file.not-json': '{file} is no JSON. Open a file that “Save as a file” has made.',
  'record.file.other': '{file} holds no record. Open a file that “Save as a file” has made.',
  'record.file.newer':
    '{file} comes from a newer Normlab (format {format}). Reload this page to get that one, and open the file again.',
  'record.file.damaged':
    '{exercise, select, none {The record in {file} is damaged} other {What {file} says of the exercise “{exercise}” is damaged}}. Nothing was taken from it. Save it once more where it came from.',
  'record.file.unreadable': '{file} could not be read. Nothing was taken from it.',
  'record.file.too-large': '{file} is larger than a record can be. Nothing was taken from it.',

  'record.forget': 'Forget my record',
  'record.forget.sure': 'Forget what you did in all exercises? A file that you saved stays.',
  'record.forget.yes': 'Forget it',
  'record.forget.no': 'Keep it',

  'record.check': 'Check a code',
  'record.check.lead':
    'For teachers: paste or type a code, with the word that you gave your class.',
  'record.check.button': 'Check',
  'record.check.empty': 'There is no code yet. Paste one into the field.',
  'record.check.sign':
    'A code holds letters and digits only, without U. Look for a sign that is none of them.',
  'record.check.mistyped':
    'This is not a whole code as it was made. Look for a sign that was left out or read as another one.',
  'record.check.version':
    'This code comes from a newer Normlab. Reload this page, and check it again.',
  'record.check.holds':
    'The code is as it was made{word, select, yes {, with this class word} other {}}. {name, select, none {It gives no name.} other {It gives the name {name}.}} It was made on {day}.',
  'record.check.other-word':
    'The code is typed right, but it was {word, select, yes {not made with this class word} other {made with a class word, or changed}}. Do not rely on what it says.',
};
