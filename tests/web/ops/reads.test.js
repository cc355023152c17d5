import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import * as ops from '../../../web/ops/index.js';
import { Tape } from '../../../web/tape/tape.js';
import { indexOf } from '../../../web/tape/tensor.js';
import { cases } from './cases.js';

/** @import { Case } from './cases.js' */

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/**
 * @param {Case} one
 * @param {Case['inputs']} [inputs]
 */
function record({ op, inputs: own, options }, inputs = own) {
  const tape = new Tape(engine);
  /** @type {Record<string, string>} */
  const names = {};
  for (const [local, tensor] of Object.entries(inputs)) {
    names[local] = `in_${local}`;
    tape.input(names[local], tensor);
  }
  tape.run(op, names, options);
  return tape;
}

/**
 * Values that an input cell is changed to: a nudge, far to both sides, and NaN.
 * @param {Float32Array | Uint8Array} data
 * @param {number} flat
 */
function changes(data, flat) {
  if (data instanceof Uint8Array) return [data[flat] ? 0 : 1];
  return [Math.fround(data[flat] + 0.25), 7, -7, Number.NaN];
}

/**
 * A weight that is 0 by its own mask reads its whole row, though no other mask can raise it.
 * @type {(one: Case, field: string, value: number) => boolean}
 */
const isMaskedOut = ({ op }, field, value) =>
  op === ops.attention && field === 'attention_weights' && value === 0;

describe('what a cell reads', () => {
  it('has a case for every op', () => {
    const tried = new Set(cases.map(({ op }) => op));
    expect(Object.values(ops).filter((op) => !tried.has(op))).toEqual([]);
  });

  for (const one of cases) {
    it(`is exactly what can change it: ${one.name}`, () => {
      const base = record(one);
      for (const [local, { shape, data }] of Object.entries(one.inputs)) {
        for (let flat = 0; flat < data.length; flat++) {
          /** Output cells that some change of this input cell changed. @type {Set<string>} */
          const changed = new Set();
          for (const value of changes(data, flat)) {
            const altered = { shape, data: data.slice() };
            altered.data[flat] = value;
            const tape = record(one, { ...one.inputs, [local]: altered });
            for (const field of one.op.fields) {
              const [before, after] = [base.tensor(field).data, tape.tensor(field).data];
              before.forEach((was, at) => {
                if (!Object.is(was, after[at])) changed.add(`${field}:${at}`);
              });
            }
          }
          /** Output cells that say they read it. @type {Set<string>} */
          const named = new Set();
          for (const field of one.op.fields) {
            const output = base.tensor(field);
            for (let at = 0; at < output.data.length; at++) {
              const reads = base.reads(field, indexOf(output.shape, at)).get(`in_${local}`);
              if (!reads?.has(flat)) continue;
              if (changed.has(`${field}:${at}`) || !isMaskedOut(one, field, output.data[at])) {
                named.add(`${field}:${at}`);
              }
            }
          }
          expect([...named].sort(), `${local}[${indexOf(shape, flat)}]`).toEqual(
            [...changed].sort(),
          );
        }
      }
    });

    it(`comes to the kernel's number by its own formula: ${one.name}`, () => {
      const tape = record(one);
      for (const field of one.op.fields) {
        const { shape, data } = tape.tensor(field);
        const scale = Math.max(...[...data].filter(Number.isFinite).map(Math.abs), 0);
        for (let at = 0; at < data.length; at++) {
          const index = indexOf(shape, at);
          const said = tape.rederived(field, index) ?? Number.NaN;
          if (Number.isFinite(data[at])) {
            expect(
              Math.abs(said - data[at]),
              `${field}[${index}]: ${said} for ${data[at]}`,
            ).toBeLessThanOrEqual(2e-6 * Math.max(1, scale));
          } else expect(said).toBe(data[at]);
        }
      }
    });
  }
});
