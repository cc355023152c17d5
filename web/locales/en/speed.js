/**
 * The page on speed in English.
 * @type {Record<string, string>}
 */
export default {
  'speed.title': 'How fast is this browser?',
  'speed.lead':
    'The kernels of this lab come in four variants, all from the same C++. Here they do the same work, beside plain JavaScript, in your browser and on your device. It takes some seconds; the page goes on meanwhile, and nothing is sent anywhere.',
  'speed.start': 'Measure',
  'speed.stop': 'Stop',
  'speed.again': 'Measure again',
  'speed.progress': 'Measured so far',
  'speed.state.running': 'Measuring.',
  'speed.state.done': 'Measured.',
  'speed.state.stopped': 'Stopped. What was measured until then stands below.',
  'speed.state.failed':
    'Nothing could be measured, because no worker runs here: so it is in a single file that was opened from a disk, or where a policy forbids workers.',
  'speed.missing': 'does not run in this browser',
  'speed.wrong': 'gave other numbers than plain JavaScript, and is not timed',
  'speed.contender': 'Computed by',
  'speed.time': 'Time of a call',
  'speed.middle': 'Middle half',
  'speed.ratio': 'Speed',
  'speed.ms': '{ms, number, ::@@@} ms',
  'speed.from-to': '{low, number, ::@@@} to {high, number, ::@@@}',
  'speed.times': '{times, number, ::@@} ×',
  'speed.by.relaxed-simd': 'relaxed-simd',
  'speed.by.simd': 'simd',
  'speed.by.scalar': 'scalar',
  'speed.by.js': 'js',
  'speed.by.plain': 'plain JavaScript',
  'speed.plain':
    'not made of the kernels: what one writes in JavaScript without a library, in loops over numbers',
  'speed.work.layer-norm': 'Layer norm',
  'speed.work.softmax': 'Softmax',
  'speed.work.gelu': 'GELU',
  'speed.work.matmul': 'Matrix product',
  'speed.work.attention': 'Attention',
  'speed.reading': 'How to read it',
  'speed.reading.median':
    'Each piece of work is done in nine rounds, in each round by all of them in an order of chance. The time is the median: half of the rounds took longer, half did not. Half of the rounds lie within the middle half. The speed says how many times as fast as plain JavaScript that is.',
  'speed.reading.bar':
    'A bar is long where a call is fast: twice as long, twice as fast. The line over its end is the middle half.',
  'speed.reading.call':
    'A call goes from JavaScript to the kernel and back, with its numbers copied in and its result copied out. For short work the copies take longer than the kernel.',
  'speed.reading.sizes':
    'What one number needs decides who gains: a matrix product multiplies and adds each number many times, so four at a time count in full; layer norm reads and writes each once, and waits for memory.',
  'speed.reading.noise':
    'Times vary with what else the device does, with its battery and its heat. Ratios within one measurement vary less: compare those.',
};
