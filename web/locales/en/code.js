/** What the place says where code is written and run. */
export default {
  'code.editor': 'Your code for {name}',
  'code.keys':
    'Ctrl+Enter, on a Mac Cmd+Enter, runs the tests. Tab indents; Esc and then Tab leaves the editor.',
  'code.run': 'Run the tests',
  'code.running': 'The tests are running.',
  'code.reset': 'Start over',
  'code.reset.done': 'The code is as it was at the start.',
  'code.back': 'Get my code back',
  'code.back.done': 'Your code is back.',
  'code.tests': 'Tests',
  'code.test.passes': 'passes',
  'code.test.fails': 'fails',
  'code.test.waits': 'not run yet',
  'code.test.idle': 'not reached',
  'code.test.was-hidden': 'hidden until it failed',
  'code.hidden':
    '{count, plural, one {One more test is hidden.} other {# more tests are hidden.}} Once all others pass, one that fails is named and shown.',
  'code.passed':
    '{passed, plural, =0 {None} other {#}} of {count, plural, one {# test} other {# tests}} {passed, plural, =0 {passes} one {passes} other {pass}}.',
  'code.calls': '{name} gets',
  'code.argument': '{name} = {value}',
  'code.expected': 'expected',
  'code.yours': 'yours',
  'code.differs': 'differs',
  'code.differing':
    '{count, plural, one {One cell of yours differs} other {# cells of yours differ}} from what is expected.',
  'code.other-shape': 'Yours has the shape {given}; expected is {wanted}.',
  'code.shape.number': 'of one number',
  'code.nan':
    'NaN is what 0 ÷ 0, ∞ − ∞ and ∞ ÷ ∞ give, and any sum or product with undefined. One NaN in a sum makes all of it NaN.',
  'code.infinity':
    'A number that is too large becomes Infinity: exp(1000) does, and so does 1 ÷ 0.',
  'code.threw': 'The code stopped at this test: {message}',
  'code.too-much':
    'The code asked for {size} of memory at once. There are 64 MB for all tests together.',
  'code.broke': 'The code cannot be run: {message}',
  'code.syntax': 'The code cannot be read as JavaScript. Look at this place and just before it.',
  'code.unread': 'The browser cannot read the code as JavaScript, and does not say where.',
  'code.line': 'Go to line {line}',
  'code.missing':
    'There is no function named {name}. Keep the line “function {name}({parameters})” as it was.',
  'code.stopped':
    'The code ran for longer than 2 seconds and was stopped. Look for a loop that never ends.',
  'code.stopped.test':
    'The code ran for longer than 2 seconds at the test “{test}” and was stopped. Look for a loop that never ends.',
  'code.lost':
    'The browser ended the code, probably because it took too much memory. Your text is still here. Look for a list that keeps growing.',
  'code.fault.undefined':
    '{place, select, none {The function returned undefined. Is there a return?} other {What it returned holds undefined at {place}.}}',
  'code.fault.null':
    '{place, select, none {The function returned null.} other {What it returned holds null at {place}.}} Numbers in nested arrays are wanted.',
  'code.fault.string':
    '{place, select, none {The function returned a string.} other {What it returned holds a string at {place}.}} Numbers in nested arrays are wanted.',
  'code.fault.boolean':
    '{place, select, none {The function returned true or false.} other {What it returned holds true or false at {place}.}} Numbers in nested arrays are wanted.',
  'code.fault.bigint':
    '{place, select, none {The function returned a BigInt.} other {What it returned holds a BigInt at {place}.}} Plain numbers are wanted: leave out the n.',
  'code.fault.symbol':
    '{place, select, none {The function returned a symbol.} other {What it returned holds a symbol at {place}.}} Numbers in nested arrays are wanted.',
  'code.fault.function':
    '{place, select, none {The function returned a function.} other {What it returned holds a function at {place}.}} Call it, and return the numbers.',
  'code.fault.promise':
    '{place, select, none {The function returned a promise.} other {What it returned holds a promise at {place}.}} Leave out async, and return the numbers themselves.',
  'code.fault.object':
    '{place, select, none {The function returned an object.} other {What it returned holds an object at {place}.}} Numbers in nested arrays are wanted.',
  'code.fault.ragged':
    'What the function returned is uneven at {place}: {length, select, none {a number, where a list is wanted} other {{length, plural, one {# entry} other {# entries}}}}{wanted, select, none {, deeper than before} other {, where {wanted, plural, one {# entry} other {# entries}} came before}}.',
  'code.fault.deep':
    'What the function returned holds lists within lists, more than 8 deep. Does a list hold itself?',
  'code.fault.large':
    'What the function returned is too large to be compared: {length, plural, one {# entry} other {# entries}} in one list or more than 4096 in all.',
  'code.start': 'the whole',
  'code.printed': 'Printed by your code',
  'code.printed.before': 'Before the first test',
  'code.printed.more': '{count, plural, one {One more line} other {# more lines}} not shown.',
  'code.starting': 'The place where your code runs is being set up.',
  'code.unavailable':
    'This page does not allow your code to run here: its content security policy forbids the frame or the worker that keeps the code apart. You can run it elsewhere.',
  'code.elsewhere':
    'Your code with all tests and the expected numbers, as one script. Save it as {file} and run “node {file}”, or paste it into a browser’s console.',
  'code.elsewhere.copy': 'Copy the script',
  'code.elsewhere.copied': 'Copied.',
  'code.elsewhere.uncounted': 'What it prints there is not counted here.',
  'code.script.how': 'Run it with: node {file}. Or paste it into a browser’s console.',
  'code.script.passes': 'passes',
  'code.script.fails': 'fails',
  'code.script.expected': 'expected',
  'code.script.returned': 'returned',
};
