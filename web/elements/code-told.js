/**
 * What came of a run, in the learner's words.
 *
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Came, Report } from '../runner/report.js'
 * @import { Where } from '../runner/where.js'
 * @import { Ended } from './code-runner.js'
 */
import { whereAt } from '../runner/where.js';

const none = 'none';

/**
 * Why a test gave no numbers.
 * @param {Came} came
 * @param {Say} say
 */
export function toldOf(came, say) {
  if (came.kind === 'threw') {
    const { asked, message } = came;
    return asked === null
      ? say('code.threw', { message })
      : say('code.too-much', { size: sizeText(asked) });
  }
  if (came.kind === 'fault') {
    const { why, place, wanted, length } = came;
    const index = place.map((at) => `[${at}]`).join('');
    const start = why === 'ragged' ? say('code.start') : none;
    return say(`code.fault.${why}`, {
      place: index || start,
      wanted: wanted ?? none,
      length: length ?? none,
    });
  }
  return '';
}

/** @param {number} bytes */
function sizeText(bytes) {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${Number((bytes / 1000 ** step).toPrecision(3))} ${units[step]}`;
}

/**
 * What kept a run from its end, and where.
 * @param {object} run
 * @param {Ended} run.ended
 * @param {Report} run.report
 * @param {{ name: string, parameters: string[] }} run.wanted the function
 * @param {string[]} run.titles of the tests
 * @param {() => Where | undefined} run.faultIn where the grammar stumbles over the code
 * @param {Say} say
 * @returns {{ text: string, where?: Where } | undefined}
 */
export function failureOf({ ended, report, wanted, titles, faultIn }, say) {
  const { name, parameters } = wanted;
  if (ended.how === 'broke') return brokenBy(ended, report, faultIn, say);
  if (ended.how === 'lost') return { text: say('code.lost') };
  if (report.isMissing)
    return { text: say('code.missing', { name, parameters: parameters.join(', ') }) };
  if (ended.how !== 'stopped') return undefined;
  const test = titles[report.at];
  return { text: test ? say('code.stopped.test', { test }) : say('code.stopped') };
}

/** @type {(ended: Extract<Ended, { how: 'broke' }>, report: Report, faultIn: () => Where | undefined, say: Say) => { text: string, where?: Where }} */
function brokenBy({ message, line, column }, { within }, faultIn, say) {
  // Firefox says nothing of a text that is no JavaScript.
  if (message === '') {
    const where = faultIn();
    return { text: say(where ? 'code.syntax' : 'code.unread'), where };
  }
  const text = say('code.broke', { message: message.replace(/^Uncaught /, '') });
  // Where the text ends too early, it does so behind the learner's last line.
  const last = Math.min(line, within.before + within.lines);
  return { text, where: whereAt(last, last === line ? column : 0, within) };
}
