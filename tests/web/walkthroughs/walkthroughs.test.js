import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { loadMessages } from '../../../web/locales/index.js';
import { indexOf } from '../../../web/tape/tensor.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';
import { realRows } from '../../../web/walkthroughs/padded-batch/steps.js';
import { states } from './states.js';

/**
 * @import { Walkthrough } from '../../../web/walkthroughs/types.js'
 */

/** @type {any} */
let engine;
/** @type {Record<string, Walkthrough>} */
const loaded = {};
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
  for (const { id, load } of walkthroughs) loaded[id] = await load();
});

/**
 * @param {string} id
 * @param {Record<string, any>} [changes]
 */
function open(id, changes = {}) {
  const session = new Session(loaded[id], engine);
  session.change(changes);
  return session;
}

for (const { id } of walkthroughs) {
  describe(`the walkthrough ${id}`, () => {
    it('shows, selects and quotes only what is on its tape, in every state', async () => {
      const say = await loadMessages('en', id);
      for (const { changes } of states[id]) {
        const session = open(id, changes);
        for (const [at, step] of session.walkthrough.steps.entries()) {
          session.goTo(at);
          for (const name of session.stage(step).flat()) {
            if (!/^(words|snippet):/.test(name))
              expect(session.tape.has(name.replace('block:', '')), `${step.id}: ${name}`).toBe(
                true,
              );
          }
          if (
            session
              .stage(step)
              .flat()
              .some((name) => session.tape.has(name) && session.tape.refusal(name))
          )
            continue;
          expect(session.selected, step.id).toBeDefined();
          for (const name of step.controls ?? [])
            expect(session.walkthrough.specs, step.id).toHaveProperty(name);
          const prose = say(`${id}.steps.${step.id}.prose`, quoted(step.values?.(session.reader)));
          expect(prose, step.id).not.toMatch(/undefined|\{|\}/);
        }
      }
    });

    it('says each step in at most 60 words, with something to try', async () => {
      const say = await loadMessages('en', id);
      const session = open(id);
      for (const step of session.walkthrough.steps) {
        const prose = say(`${id}.steps.${step.id}.prose`, quoted(step.values?.(session.reader)));
        expect(prose.split(/\s+/).length, `${step.id}: ${prose}`).toBeLessThanOrEqual(60);
        for (const part of ['title', 'try'])
          expect(say.has(`${id}.steps.${step.id}.${part}`), step.id).toBe(true);
      }
    });

    it('derives every cell of every tensor down to the kernel’s own number', () => {
      const changed = 'weights' in loaded[id].specs ? { weights: 'learned' } : {};
      const { tape } = open(id, changed);
      for (const name of tape.names) {
        if (!tape.origin(name) || tape.refusal(name)) continue;
        const { shape, data } = tape.tensor(name);
        data.forEach((value, flat) => {
          const index = indexOf(shape, flat);
          const said = tape.rederived(name, index) ?? Number.NaN;
          if (!Number.isFinite(value)) expect(said).toBe(value);
          else
            expect(Math.abs(said - value), `${name}[${index}]`).toBeLessThanOrEqual(
              1e-5 * Math.max(1, Math.abs(value)),
            );
        });
      }
    });

    it('has another symbol for each tensor that a formula is about', () => {
      const { tape, walkthrough } = open(id);
      const signed = (/** @type {string} */ tensor) => walkthrough.symbols[tensor] ?? tensor;
      for (const name of tape.names) {
        if (!tape.origin(name) || tape.refusal(name)) continue;
        const { shape, data } = tape.tensor(name);
        data.forEach((_, flat) => {
          const index = indexOf(shape, flat);
          const tensors = [...new Set(tape.sources(name, index).map(({ tensor }) => tensor))];
          const symbols = tensors.map(signed);
          expect(new Set(symbols).size, `${name}: ${tensors} as ${symbols}`).toBe(tensors.length);
        });
      }
    });

    it('edits exactly its inputs', () => {
      const session = open(id);
      const fresh = open(id);
      const names = session.tape.names.filter((name) => !session.tape.refusal(name));
      for (const name of names) {
        const { shape, data } = session.tape.tensor(name);
        data.forEach((_, flat) => {
          const index = indexOf(shape, flat);
          const taken = fresh.edit(name, index, 0.375);
          expect(taken, `${name}[${index}]`).toBe(session.editable(name, index));
          if (taken) expect(fresh.tape.at(name, index), `${name}[${index}]`).toBe(0.375);
          else expect(fresh.differs).toBe(false);
          fresh.reset();
        });
      }
      expect(
        names.some((name) =>
          session.editable(
            name,
            session.tape.tensor(name).shape.map(() => 0),
          ),
        ),
      ).toBe(true);
    });

    it('has labels that fit the shapes', async () => {
      const say = await loadMessages('en', id);
      for (const { changes } of states[id]) {
        const { walkthrough, inputs, tape } = open(id, changes);
        for (const [name, { rows, columns, planes }] of Object.entries(
          walkthrough.labels(inputs, say),
        )) {
          expect(tape.has(name), name).toBe(true);
          if (tape.refusal(name)) continue;
          const { shape } = tape.tensor(name);
          const height = shape.length === 1 ? (columns ? 1 : shape[0]) : shape[shape.length - 2];
          if (columns) expect(columns.length, name).toBe(shape[shape.length - 1]);
          if (Array.isArray(rows?.[0]))
            for (const list of rows) expect(list.length, name).toBe(height);
          else if (rows && shape.length < 3) expect(rows.length, name).toBe(height);
          const lists = Array.isArray(planes?.[0]) ? planes : [planes];
          const outer = shape.slice(0, -2);
          for (const [axis, list] of lists.entries())
            if (list) expect(list.length, name).toBe(outer[axis]);
        }
      }
    });
  });
}

/** @param {Record<string, any>} [values] */
const quoted = (values = {}) => values;

describe('river-bank', () => {
  it('starts from the numbers of the course', () => {
    const { tape } = open('river-bank');
    const expected = {
      embedding: [0.9, 0, 0.6, 0.8, 0.4, 0.8, 0.7, 0.2],
      'comparison.embedding': [0, 1, 0.1, 0, 0.4, 0.8, 0.7, 0.2],
    };
    for (const [name, values] of Object.entries(expected)) {
      expect([...tape.tensor(name).data]).toEqual(values.map(Math.fround));
    }
    expect(tape.names.slice(0, 11)).toEqual([
      'embedding',
      'w_q',
      'w_k',
      'w_v',
      'query',
      'key',
      'value',
      'raw_scores',
      'scores',
      'attention_weights',
      'context',
    ]);
  });

  it('edits a word wherever it stands', () => {
    const session = open('river-bank');
    session.edit('embedding', [1, 2], -1);
    expect(session.tape.at('comparison.embedding', [1, 2])).toBe(-1);
  });
});

describe('padded-batch', () => {
  it('starts from the numbers of the course', () => {
    const { tape } = open('padded-batch');
    expect(tape.tensor('embedding').shape).toEqual([2, 4, 3]);
    expect([...tape.tensor('embedding').data]).toEqual(
      [
        0.9, 0.3, 0.5, 0.1, 0.4, 0.2, 0, 0, 0, 0, 0, 0, 0.2, 0.1, 0.3, 0.5, 0.6, 0.4, 0.3, 0.8, 0.1,
        0.7, 0.2, 0.9,
      ].map(Math.fround),
    );
    expect([...tape.tensor('key_padding_mask').data]).toEqual([0, 0, 1, 1, 0, 0, 0, 0]);
    expect(tape.tensor('stacked').shape).toEqual([8, 3]);
  });

  for (const variant of /** @type {const} */ (['simd', 'scalar', 'auto'])) {
    it(`keeps layer norm's rows of words to the last bit at every padding, while batch norm's means move (${variant})`, async () => {
      const own = await loadEngine({ variant });
      for (const sentences of [
        loaded['padded-batch'].specs.sentences.default,
        [['a'], ['the', 'film', 'felt', 'too', 'long'], ['so', 'slow']],
      ]) {
        for (const weights of ['identity', 'learned']) {
          const session = new Session(loaded['padded-batch'], own);
          session.change({ sentences, weights });
          const start = realRows(session.tape, 'layer_norm.output');
          const means = new Set();
          for (let padding = 0; padding <= 60; padding++) {
            const tape = session.variant({ padding });
            expect(realRows(tape, 'layer_norm.output').map(bits)).toEqual(start.map(bits));
            means.add(tape.at('batch_norm.mean', [0]));
          }
          expect(means.size).toBe(61);
        }
      }
    });
  }

  it('leaves masked batch norm alone when padding is added, but not when a neighbour changes', () => {
    const session = open('padded-batch');
    const masked = (/** @type {import('../../../web/tape/tape.js').Tape} */ tape) =>
      tape.at('masked_batch_norm.mean', [0]);
    const start = masked(session.tape);
    expect(masked(session.variant({ padding: 30 }))).toBeCloseTo(start, 6);
    expect(masked(session.variant({ sentences: [['loved', 'it'], ['great']] }))).not.toBeCloseTo(
      start,
      3,
    );
  });

  it('shows what the kernels refuse, and the rest goes on: one word alone has no variance', () => {
    const { tape } = open('padded-batch', { sentences: [['slow']] });
    expect(() => tape.tensor('batch_norm.mean')).toThrow(/batchNorm/);
    expect(tape.tensor('layer_norm.output').shape).toEqual([1, 3]);
  });
});

describe('normalization-axes', () => {
  it('starts from the numbers of the course', () => {
    const { tape } = open('normalization-axes');
    expect(tape.tensor('x')).toEqual(engine.generator(1).randn([2, 4, 3, 3]));
  });

  it('keeps every sample when others come or go', () => {
    const { data } = open('normalization-axes', { batch_size: 8 }).tape.tensor('x');
    for (let batch_size = 1; batch_size < 8; batch_size++) {
      const { tape } = open('normalization-axes', { batch_size });
      expect(tape.tensor('x').data).toEqual(data.slice(0, batch_size * 36));
    }
  });

  for (const variant of /** @type {const} */ (['simd', 'scalar', 'js', 'auto'])) {
    it(`finds group norm equal to layer and to instance norm at its ends, to the last bit (${variant})`, async () => {
      const own = await loadEngine({ variant });
      for (const changes of [{}, { batch_size: 5, channels: 7, seed: 3 }, { channels: 1 }]) {
        const session = new Session(loaded['normalization-axes'], own);
        session.change(changes);
        const { tape } = session;
        const of = (/** @type {string} */ name) => [...tape.tensor(name).data].map(bits);
        for (const field of ['mean', 'var', 'rstd', 'output']) {
          expect(of(`group_norm_1.${field}`)).toEqual(of(`layer_norm.${field}`));
          expect(of(`group_norm_c.${field}`)).toEqual(of(`instance_norm.${field}`));
        }
        session.goTo('two-ends');
        const { count, layer, instance } = session.step.values?.(session.reader) ?? {};
        expect([layer, instance]).toEqual([count, count]);
      }
    });
  }

  it('counts who notices the size of the batch', () => {
    const session = open('normalization-axes');
    session.goTo('batch-size');
    expect(session.step.values?.(session.reader)).toMatchObject({
      batch_norm: 8,
      layer_norm: 1,
      instance_norm: 1,
      group_norm: 1,
      rms_norm: 1,
    });
  });

  it('shows groups that the kernels refuse, and the rest goes on', () => {
    const { tape } = open('normalization-axes', { num_groups: 3 });
    expect(() => tape.tensor('group_norm.mean')).toThrow(/groups/);
    expect(tape.tensor('layer_norm.output').shape).toEqual([2, 4, 3, 3]);
  });
});

/** @param {number} value */
function bits(value) {
  return new Uint32Array(Float32Array.of(value).buffer)[0];
}
