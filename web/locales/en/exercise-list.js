/**
 * The list of exercises in English.
 * @type {Record<string, string>}
 */
export default {
  'list.any': 'All',
  'list.by.kind': 'Kind',
  'list.by.level': 'Level',
  'list.by.state': 'State',
  'list.by.walkthrough': 'Walkthrough',
  'list.hand-on': 'Hand them on: a link, a page of yours, a learning platform',
  'list.kind.cells': 'choose cells',
  'list.kind.choose': 'choose statements',
  'list.kind.code': 'write code',
  'list.kind.number': 'work out numbers',
  'list.kind.order': 'put steps in order',
  'list.kind.predict': 'guess first',
  'list.lead':
    'Each has numbers of its own: your answer is checked against the kernels, and a mistake that people make gets the hint that fits it. Choose several to practise them one after the other, or to hand them on.',
  'list.level.1': 'one operation',
  'list.level.2': 'several operations',
  'list.level.3': 'repair, explain, write',
  'list.lock': 'Locked: no solution before handing in',
  'list.narrow': 'Which exercises are shown',
  'list.open': 'Practise these',
  'list.pick': 'Choose “{title}”',
  'list.pick-all': 'Choose all of these',
  'list.pick-none': 'Choose none',
  'list.picked': '{count, plural, one {# exercise is} other {# exercises are}} chosen.',
  'list.picked.label': 'The chosen exercises',
  'list.record': 'Your record',
  'list.same': 'The same numbers for everybody',
  'list.seed': 'Variant',
  'list.shown':
    '{count, plural, =0 {No exercise is like that.} one {# exercise} other {# exercises}}',
  'list.solved':
    '{solved} of {count, plural, one {# exercise} other {# exercises}} {solved, plural, one {is} other {are}} solved.',
  'list.state.open': 'not solved yet',
  'list.state.solved': 'solved',
  'list.title': 'Exercises',
};
