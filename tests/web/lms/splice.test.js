import { beforeEach, describe, expect, it } from 'vitest';
import { Splice } from '../../../web/lms/splice.js';

/** @type {[any, string][]} */
let sent;

beforeEach(() => {
  sent = [];
});

const talk = () =>
  new Splice((message, origin) => sent.push([message, origin]), 'https://lab.example/embed.html?x');

/** @type {(more?: object, origin?: string) => { data: any, origin: string }} */
const reply = (more = {}, origin = 'https://book.example') => ({
  data: {
    subject: 'SPLICE.getState.response',
    message_id: sent[0][0].message_id,
    state: { a: 1 },
    ...more,
  },
  origin,
});

describe('SPLICE', () => {
  it('asks for the state, with an id for the answer', () => {
    talk().ask();
    expect(sent).toEqual([
      [
        {
          subject: 'SPLICE.getState',
          message_id: expect.stringMatching(
            /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
          ),
          activity_id: 'https://lab.example/embed.html?x',
        },
        '*',
      ],
    ]);
  });

  it('takes the answer to its own question, once', () => {
    const splice = talk();
    splice.ask();
    expect(splice.answer(reply({ message_id: 'another' }))).toBeUndefined();
    expect(splice.answer(reply({ subject: 'SPLICE.getState' }))).toBeUndefined();
    expect(splice.answer({ data: null, origin: 'x' })).toBeUndefined();
    expect(splice.answer(reply())).toEqual({ state: { a: 1 } });
    expect(splice.answer(reply())).toBeUndefined();
  });

  it('takes a state that the host keeps as a text, or has none of', () => {
    for (const [state, read] of [
      ['{"a":[1]}', { a: [1] }],
      ['no JSON', undefined],
      [null, null],
      [undefined, undefined],
    ]) {
      sent = [];
      const splice = talk();
      splice.ask();
      expect(splice.answer(reply({ state }))).toEqual({ state: read });
    }
  });

  it('tells results to whoever has answered, and to no other page', () => {
    const splice = talk();
    splice.ask();
    splice.answer(reply());
    splice.report(0.5, { b: 2 });
    splice.event('answer', { exercise: 'row-mean' });
    expect(sent.slice(1)).toEqual([
      [
        expect.objectContaining({
          subject: 'SPLICE.reportScoreAndState',
          score: 0.5,
          state: { b: 2 },
        }),
        'https://book.example',
      ],
      [
        expect.objectContaining({
          subject: 'SPLICE.sendEvent',
          name: 'answer',
          data: { exercise: 'row-mean' },
        }),
        'https://book.example',
      ],
    ]);
    expect(new Set(sent.map(([{ message_id }]) => message_id)).size).toBe(3);
  });

  it('can’t address a host without an origin', () => {
    const splice = talk();
    splice.ask();
    splice.answer(reply({}, 'null'));
    splice.report(1, {});
    expect(sent[1][1]).toBe('*');
  });

  it('reports a state that nothing was checked in without a score, not with 0', () => {
    talk().report(null, { typed: '1,' });
    expect(sent[0][0]).toMatchObject({ score: null, state: { typed: '1,' } });
  });

  it('reports nothing twice, so that no try counts double', () => {
    const splice = talk();
    splice.report(0.5, { b: 2 });
    splice.report(0.5, { b: 2 });
    expect(sent).toHaveLength(1);
    splice.report(0.5, { b: 3 });
    expect(sent).toHaveLength(2);
  });
});
