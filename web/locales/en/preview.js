/**
 * What the author's preview of an exercise says.
 * @type {Record<string, string>}
 */
export default {
  'preview.title': 'Preview of an exercise',
  'preview.lead':
    'Choose the file that you write, or drop it here. Beside the exercise stands what is to be mended, and what each mistake answers.',
  'preview.choose': 'Exercise as JSON',
  'preview.read': '{name}, read at {time}. What you save is shown by itself.',
  'preview.changed': '{name} can’t be read again. Choose it once more, or drop it here.',
  'preview.lost':
    '{name} can’t be fetched. Does it lie there? On another server, that one has to send Access-Control-Allow-Origin. You can also choose it from your disk.',
  'preview.last': 'The file can’t be shown as it is. Here is the last version that could be.',

  'preview.seeds': 'Numbers',
  'preview.seed': 'Seed {seed}',
  'preview.previous': 'Previous seed',
  'preview.next': 'Next seed',

  'preview.findings': 'To be mended',
  'preview.fine': 'Nothing, with the numbers of 50 seeds.',
  'preview.checking': 'Tried so far: the numbers of {count} of {of} seeds.',
  'preview.line': 'Line {line}',
  'preview.advice': 'Advice',

  'preview.answers': 'What is answered',
  'preview.solution': 'The solution',
  'preview.recognised': 'recognised',
  'preview.taken': '{as, select, none {not recognised} other {taken for “{as}”}}',
  'preview.untold':
    'not told apart from {like, select, solution {the solution} other {“{like}”}} at this seed',
  'preview.no-mistakes': 'No mistake is foreseen.',
  'preview.cells':
    '{count, plural, one {# cell} other {# cells}}: {cells}{more, plural, =0 {} other {; # more}}',
  'preview.tests':
    '{other, plural, =0 {what every test wants} other {something else in # of {count} tests}}',
};
