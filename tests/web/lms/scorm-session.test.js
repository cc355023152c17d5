import { Scorm12API, Scorm2004API } from 'scorm-again';
import { beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../web/lms/result.js';
import { ScormSession } from '../../../web/lms/scorm-session.js';
import { entry, solved } from './attempts.js';

/**
 * @import { ExerciseRecord } from '../../../web/elements/exercise-record.js'
 * @import { Version } from '../../../web/lms/scorm-api.js'
 */

const ids = ['row-mean', 'row-var', 'rstd', 'output'];

/** What was asked of the platform, in order. @type {string[][]} */
let asked;
let now = 0;

beforeEach(() => {
  asked = [];
  now = 0;
});

/** A platform, whose calls are written down. @param {Version} version @param {object} [kept] by an earlier visit */
function platform(version, kept) {
  /** @type {any} */
  const lms = version === '1.2' ? new Scorm12API({}) : new Scorm2004API({});
  if (kept) lms.loadFromJSON(kept, '');
  const heard = new Proxy(lms, {
    get: (_, name) =>
      typeof lms[name] === 'function'
        ? (/** @type {string[]} */ ...texts) => {
            asked.push([String(name), ...texts]);
            return lms[name](...texts);
          }
        : lms[name],
  });
  const session = new ScormSession({ version, functions: heard }, () => now);
  return { lms, session };
}

/** @type {(record: ExerciseRecord, mastery?: number) => ReturnType<typeof outcomeOf>} */
const outcome = (record, mastery) => outcomeOf(ids, record, mastery);

/** @param {string} name */
const calls = (name) => asked.filter(([call]) => call === name);

describe('a visit by SCORM 1.2', () => {
  it('begins incomplete and without a score, and says so at once', () => {
    const { lms, session } = platform('1.2');
    expect(session.open()).toBe('');
    expect(lms.cmi.core.lesson_status).toBe('incomplete');
    expect(lms.cmi.core.score.raw).toBe('');
    expect(calls('LMSCommit')).toEqual([['LMSCommit', '']]);
    expect(session.refusal).toBeUndefined();
  });

  it('gives score, status, place, time and what was typed, the score before the status', () => {
    const { lms, session } = platform('1.2');
    session.open();
    now = 65_000;
    asked = [];
    session.report(outcome({ 'row-mean': solved(), 'row-var': entry({ time: 2000 }) }), 'typed');
    expect(lms.cmi.core.score).toMatchObject({ raw: '37.5', min: '0', max: '100' });
    expect(lms.cmi.core).toMatchObject({ lesson_status: 'incomplete', lesson_location: 'row-var' });
    expect(lms.cmi.suspend_data).toBe('typed');
    expect(calls('LMSSetValue')).toContainEqual([
      'LMSSetValue',
      'cmi.core.session_time',
      '0000:01:05.00',
    ]);
    session.report(outcome({ 'row-mean': solved(), 'row-var': solved() }, 0.5), 'more');
    const told = calls('LMSSetValue').map(([, element]) => element);
    expect(told.lastIndexOf('cmi.core.score.raw')).toBeLessThan(
      told.indexOf('cmi.core.lesson_status'),
    );
    expect(lms.cmi.core.lesson_status).toBe('passed');
    expect(session.refusal).toBeUndefined();
  });

  it('tells each exercise as an objective', () => {
    const { lms, session } = platform('1.2');
    session.open();
    session.report(outcome({ 'row-var': solved(), rstd: entry({ score: 0.5 }) }), '');
    const objectives = lms.cmi.objectives.childArray;
    expect(
      objectives.map((/** @type {any} */ { id, status, score }) => [id, status, score.raw]),
    ).toEqual([
      ['row-var', 'passed', '100'],
      ['rstd', 'incomplete', '50'],
    ]);
  });

  it('is completed without a score to reach, passed or failed with one', () => {
    const all = Object.fromEntries(ids.map((id) => [id, entry({ score: 0.5, gaveUp: true })]));
    for (const [mastery, status] of /** @type {const} */ ([
      [undefined, 'completed'],
      [0.5, 'passed'],
      [0.75, 'failed'],
    ])) {
      const { lms, session } = platform('1.2');
      session.open();
      session.report(outcome(all, mastery), '');
      expect(lms.cmi.core.lesson_status).toBe(status);
    }
  });
});

describe('a visit by SCORM 2004', () => {
  it('begins incomplete, and neither passed nor failed', () => {
    const { lms, session } = platform('2004');
    expect(session.open()).toBe('');
    expect(lms.cmi.completion_status).toBe('incomplete');
    expect(lms.cmi.success_status).toBe('unknown');
    expect(lms.cmi.score.scaled).toBe('');
    expect(calls('Commit')).toEqual([['Commit', '']]);
  });

  it('gives score, completion, success and how far it is', () => {
    const { lms, session } = platform('2004');
    session.open();
    session.report(
      outcome({ 'row-mean': solved(), 'row-var': solved(), rstd: entry() }, 0.6),
      'typed',
    );
    expect(lms.cmi.score).toMatchObject({ scaled: '0.625', raw: '62.5', min: '0', max: '100' });
    expect(lms.cmi.progress_measure).toBe('0.5');
    expect(lms.cmi.completion_status).toBe('incomplete');
    expect(lms.cmi.success_status).toBe('passed');
    expect(lms.cmi.suspend_data).toBe('typed');
    expect(session.refusal).toBeUndefined();
    const all = Object.fromEntries(ids.map((id) => [id, solved()]));
    session.report(outcome(all, 0.6), '');
    expect(lms.cmi).toMatchObject({ completion_status: 'completed', progress_measure: '1' });
  });

  it('goes on with the objectives that a platform already has', () => {
    const { lms, session } = platform('2004');
    lms.Initialize('');
    lms.SetValue('cmi.objectives.0.id', 'of-the-platform');
    lms.SetValue('cmi.objectives.1.id', 'row-var');
    session.open();
    session.report(
      outcome({ 'row-mean': solved(), 'row-var': entry({ score: 0, gaveUp: true }) }),
      '',
    );
    const objectives = lms.cmi.objectives.childArray;
    expect(
      objectives.map((/** @type {any} */ { id, success_status }) => [id, success_status]),
    ).toEqual([
      ['of-the-platform', 'unknown'],
      ['row-var', 'failed'],
      ['row-mean', 'passed'],
    ]);
    expect(session.refusal).toBeUndefined();
  });
});

describe.each(/** @type {const} */ (['1.2', '2004']))(
  'a visit by either version, here %s,',
  (version) => {
    const is12 = version === '1.2';
    const names = is12
      ? {
          commit: 'LMSCommit',
          finish: 'LMSFinish',
          initialize: 'LMSInitialize',
          set: 'LMSSetValue',
        }
      : { commit: 'Commit', finish: 'Terminate', initialize: 'Initialize', set: 'SetValue' };
    const scoreOf = (/** @type {any} */ lms) => Number((is12 ? lms.cmi.core : lms.cmi).score.raw);

    it('commits once for an answer, with the empty text', () => {
      const { session } = platform(version);
      session.open();
      asked = [];
      session.report(outcome({ rstd: solved() }), 'x');
      expect(calls(names.commit)).toEqual([[names.commit, '']]);
    });

    it('commits nothing while the reader types, and what was typed when they look away', () => {
      const { lms, session } = platform(version);
      session.open();
      asked = [];
      session.keep(outcome({}), 'half an answ');
      expect(calls(names.commit)).toEqual([]);
      session.commit();
      expect(calls(names.commit)).toHaveLength(1);
      expect(lms.cmi.suspend_data).toBe('half an answ');
      session.commit();
      expect(calls(names.commit)).toHaveLength(1);
    });

    it('says nothing twice', () => {
      const { session } = platform(version);
      session.open();
      session.report(outcome({ rstd: solved() }), 'x');
      asked = [];
      session.report(outcome({ rstd: solved() }), 'x');
      expect(
        calls(names.set)
          .map(([, element]) => element)
          .filter((element) => !element.endsWith('session_time')),
      ).toEqual([]);
    });

    it('never lowers a score, nor takes a status back', () => {
      const { lms, session } = platform(version);
      session.open();
      session.report(outcome({ rstd: solved(), output: solved() }, 0.5), '');
      session.report(outcome({ rstd: entry({ score: 0.1 }) }, 0.5), '');
      expect(scoreOf(lms)).toBe(50);
      expect(is12 ? lms.cmi.core.lesson_status : lms.cmi.success_status).toBe('passed');
    });

    it('goes on where a visit was cut off', () => {
      const first = platform(version);
      first.session.open();
      first.session.report(outcome({ rstd: solved() }), 'kept');
      const json = first.lms.renderCMIToJSONObject();
      asked = [];
      const again = platform(version, json.cmi ?? json);
      expect(again.session.open()).toBe('kept');
      again.session.report(outcome({ rstd: solved(), output: solved() }), 'kept on');
      expect(scoreOf(again.lms)).toBe(50);
      expect(again.session.refusal).toBeUndefined();
    });

    it('ends once, however often it is told to, and asks to be gone on with', () => {
      const { lms, session } = platform(version);
      session.open();
      session.close();
      session.close();
      session.report(outcome({ rstd: solved() }), 'late');
      expect(calls(names.finish)).toEqual([[names.finish, '']]);
      expect(calls(names.set)).toContainEqual([
        names.set,
        is12 ? 'cmi.core.exit' : 'cmi.exit',
        'suspend',
      ]);
      expect(lms.cmi.suspend_data).toBe('');
    });

    it('tells no score to whoever looks at it again', () => {
      const { lms, session } = platform(version);
      if (is12) lms.cmi.core.lesson_mode = 'review';
      else lms.cmi.mode = 'review';
      session.open();
      session.report(outcome({ rstd: solved() }), 'x');
      expect((is12 ? lms.cmi.core : lms.cmi).score.raw).toBe('');
      expect(is12 ? lms.cmi.core.lesson_status : lms.cmi.completion_status).not.toBe('incomplete');
    });

    it('goes on where the platform has begun the visit itself', () => {
      const { lms, session } = platform(version);
      lms[names.initialize]('');
      expect(session.open()).toBe('');
      session.report(outcome({ rstd: solved() }), 'x');
      expect(scoreOf(lms)).toBe(25);
    });

    it('says what the platform refused, and forgets it once it is taken', () => {
      const { lms, session } = platform(version);
      session.open();
      const commit = lms[names.commit];
      lms[names.commit] = () => 'false';
      session.report(outcome({ rstd: solved() }), 'x');
      expect(session.refusal).toEqual({ code: expect.any(String), text: expect.any(String) });
      lms[names.commit] = commit;
      session.report(outcome({ rstd: solved(), output: solved() }), 'y');
      expect(session.refusal).toBeUndefined();
      expect(scoreOf(lms)).toBe(50);
    });

    it('lives on when the platform throws, or has nothing but a beginning', () => {
      const broken = { [names.initialize]: () => true };
      const session = new ScormSession({ version, functions: /** @type {any} */ (broken) });
      expect(session.open()).toBe('');
      expect(() => session.report(outcome({ rstd: solved() }), 'x')).not.toThrow();
      expect(session.refusal).toBeDefined();
      const refusing = {
        [names.initialize]: () => {
          throw new Error('No.');
        },
      };
      expect(
        new ScormSession({ version, functions: /** @type {any} */ (refusing) }).open(),
      ).toBeUndefined();
    });
  },
);
