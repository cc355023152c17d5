import { beforeEach, describe, expect, it } from 'vitest';
import { StatementQueue } from '../../../web/lms/xapi-queue.js';
import { answerStatement, setStatement } from '../../../web/lms/xapi-statement.js';
import { faultsOf } from './xapi-rules.js';

const about = {
  actor: { account: { homePage: 'https://school.example', name: 'a7' } },
  registration: '6f1b3f2e-0b1a-4a6e-9c3d-1a2b3c4d5e6f',
  lang: 'en',
};

const set = 'https://lab.example/index.html#/exercises/row-mean+row-var';
const exercise = 'https://lab.example/index.html#/exercises/row-mean';

const answer = {
  ...{ exercise: 'row-mean', correct: false, score: 1 / 3, mistake: 'wrong-axis' },
  ...{ seed: 7, tries: 2, hints: 1, done: false },
};

describe('a statement', () => {
  it('tells an answer by the rules of xAPI', () => {
    const said = answerStatement(answer, about, {
      milliseconds: 61_234,
      title: 'The mean of a row',
      activity: exercise,
      parent: set,
    });
    expect(faultsOf(said)).toEqual([]);
    expect(said).toMatchObject({
      verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
      object: {
        id: exercise,
        definition: { name: { en: 'The mean of a row' } },
      },
      result: {
        score: { scaled: 0.3333 },
        ...{ success: false, completion: false, duration: 'PT0H1M1.23S' },
        extensions: {
          'urn:normlab:seed': 7,
          'urn:normlab:mistake': 'wrong-axis',
          'urn:normlab:hints': 1,
        },
      },
      context: {
        registration: about.registration,
        contextActivities: { parent: [{ id: set }] },
      },
    });
  });

  it('says completed once nothing is left to do, and nothing of a mistake that was none', () => {
    const said = answerStatement(
      { ...answer, correct: true, score: 1, mistake: null, done: true },
      { ...about, registration: undefined },
      { milliseconds: 0, activity: exercise },
    );
    expect(faultsOf(said)).toEqual([]);
    expect(said.verb.id).toBe('http://adlnet.gov/expapi/verbs/completed');
    expect(Object.keys(said.result.extensions)).not.toContain('urn:normlab:mistake');
  });

  it('tells a whole set', () => {
    const said = setStatement({ score: 0.75, isPassed: true }, about, {
      milliseconds: 5,
      activity: set,
    });
    expect(faultsOf(said)).toEqual([]);
    expect(said).toMatchObject({
      object: { id: set },
      result: { completion: true, success: true },
    });
  });

  it('is found faulty by the rules where it is', () => {
    const said = answerStatement(answer, about, { milliseconds: 5, activity: exercise });
    for (const [broken, fault] of /** @type {[any, RegExp][]} */ ([
      [{ ...said, id: '7' }, /UUID/],
      [{ ...said, actor: {} }, /identifier/],
      [{ ...said, verb: { id: 'answered' } }, /verb/],
      [{ ...said, result: { ...said.result, duration: '5 s' } }, /duration/],
      [{ ...said, result: { ...said.result, score: { scaled: 33 } } }, /range/],
      [{ ...said, result: { ...said.result, extensions: { seed: 1 } } }, /IRI/],
      [{ ...said, stored: 'x' }, /stored/],
    ]))
      expect(faultsOf(broken).join()).toMatch(fault);
  });
});

describe('statements on their way', () => {
  /** @type {{ address: string, options: any, ids: string[] }[]} */
  let requests;
  /** @type {(number | 'lost')[]} */
  let statuses;
  /** @type {{ later: () => void, milliseconds: number }[]} */
  let waits;
  /** @type {number[]} */
  let refused;

  beforeEach(() => {
    requests = [];
    statuses = [];
    waits = [];
    refused = [];
  });

  const queue = () =>
    new StatementQueue('https://lrs.example/xapi/', 'Basic abc', {
      send: async (address, options) => {
        const ids = JSON.parse(String(options?.body)).map((/** @type {any} */ { id }) => id);
        requests.push({ address: String(address), options, ids });
        const status = statuses.shift() ?? 200;
        if (status === 'lost') throw new TypeError('Failed to fetch');
        return /** @type {Response} */ ({ status });
      },
      wait: (later, milliseconds) => waits.push({ later, milliseconds }),
      refused: (status) => refused.push(status),
    });

  const settle = () => new Promise((resolve) => setTimeout(resolve));

  /** @param {string} id */
  const said = (id) => ({ id });

  it('go to the store with the version and the key, and without cookies', async () => {
    queue().add(said('a'));
    await settle();
    expect(requests).toMatchObject([
      {
        address: 'https://lrs.example/xapi/statements',
        options: {
          ...{ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' },
          headers: {
            ...{ 'Content-Type': 'application/json', Authorization: 'Basic abc' },
            'X-Experience-API-Version': '1.0.3',
          },
        },
        ids: ['a'],
      },
    ]);
  });

  it('wait and go again, together and with their ids, when nothing gets through', async () => {
    statuses = ['lost', 503, 429];
    const one = queue();
    one.add(said('a'));
    await settle();
    one.add(said('b'));
    await settle();
    expect(requests.map(({ ids }) => ids)).toEqual([['a']]);
    for (const pause of [1000, 4000, 15_000]) {
      expect(waits.at(-1)?.milliseconds).toBe(pause);
      waits.at(-1)?.later();
      await settle();
    }
    expect(requests.map(({ ids }) => ids)).toEqual([['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']]);
    one.add(said('c'));
    await settle();
    expect(requests.at(-1)?.ids).toEqual(['c']);
    expect(refused).toEqual([]);
  });

  it('are told once to be refused, and keep no others back', async () => {
    statuses = ['lost', 400, 200, 403];
    const one = queue();
    one.add(said('a'));
    await settle();
    one.add(said('b'));
    waits[0].later();
    await settle();
    expect(requests.map(({ ids }) => ids)).toEqual([['a'], ['a', 'b'], ['a'], ['b']]);
    expect(refused).toEqual([403]);
  });

  it('are there already where the store says so', async () => {
    statuses = [409];
    queue().add(said('a'));
    await settle();
    expect([requests.length, refused]).toEqual([1, []]);
  });

  it('are sent once more when the page goes', async () => {
    statuses = ['lost'];
    const one = queue();
    one.add(said('a'));
    await settle();
    one.leave();
    expect(requests.at(-1)).toMatchObject({ ids: ['a'], options: { keepalive: true } });
  });
});
