import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyExercises } from '../../tools/build/exercises.js';
import { schema } from '../../tools/exercises/schema.js';
import { exercises } from '../../web/exercises/course.js';
import { others, sample } from '../web/exercises/sample.js';

const files = import.meta.glob('../../web/exercises/*/*.json', { eager: true, import: 'default' });

/** What JSON Schema says of a value, in the words that ours uses. @param {any} rule @param {any} value @param {string} [at] @returns {string[]} */
function faults(rule, value, at = '') {
  if (rule.$ref)
    return faults(/** @type {any} */ (schema.definitions)[rule.$ref.split('/').pop()], value, at);
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const types = [rule.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type));
  if (types.length > 0 && !types.includes(kind)) return [`${at} is ${kind}`];
  const found = [];
  if (rule.type === 'integer' && !Number.isInteger(value)) found.push(`${at} is not whole`);
  if (value < rule.minimum || value > rule.maximum) found.push(`${at} is out of range`);
  if ('const' in rule && value !== rule.const) found.push(`${at} is not ${rule.const}`);
  if (rule.enum && !rule.enum.includes(value)) found.push(`${at} is none of ${rule.enum}`);
  if (rule.pattern && !new RegExp(rule.pattern).test(value)) found.push(`${at} is no name`);
  if (
    rule.anyOf &&
    !rule.anyOf.some((/** @type {any} */ one) => faults(one, value, at).length === 0)
  )
    found.push(`${at} fits nothing`);
  for (const one of rule.allOf ?? [])
    if (faults(one.if, value, at).length === 0) found.push(...faults(one.then, value, at));
  if (kind === 'array') {
    if (value.length < rule.minItems || value.length > rule.maxItems)
      found.push(`${at} has ${value.length}`);
    const of = (/** @type {number} */ n) =>
      (Array.isArray(rule.items) ? rule.items[n] : rule.items) ?? {};
    found.push(
      ...value.flatMap((/** @type {any} */ one, /** @type {number} */ n) =>
        faults(of(n), one, `${at}[${n}]`),
      ),
    );
  }
  if (kind === 'object') {
    for (const key of rule.required ?? []) if (!(key in value)) found.push(`${at} has no ${key}`);
    for (const [key, one] of Object.entries(value)) {
      const own = rule.properties?.[key] ?? rule.additionalProperties ?? {};
      found.push(
        ...(own === false ? [`${at}.${key} is too much`] : faults(own, one, `${at}.${key}`)),
      );
    }
  }
  return found;
}

it('is the file that editors read', async () => {
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../web/exercises/exercise.schema.json');
});

it('takes every exercise of the course, and every kind', () => {
  for (const [path, json] of Object.entries(files)) expect(faults(schema, json), path).toEqual([]);
  for (const make of [sample, ...Object.values(others)]) expect(faults(schema, make())).toEqual([]);
});

it('lies beside every exercise in the built site, and each names it there', () => {
  const dist = mkdtempSync(join(tmpdir(), 'normlab-exercises-'));
  copyExercises(dist);
  const names = readdirSync(join(dist, 'exercises'));
  expect(names.sort()).toEqual(
    [...exercises.map(({ id }) => `${id}.json`), 'exercise.schema.json'].sort(),
  );
  for (const { id } of exercises) {
    const json = JSON.parse(readFileSync(join(dist, 'exercises', `${id}.json`), 'utf8'));
    expect([undefined, './exercise.schema.json'], id).toContain(json.$schema);
  }
  rmSync(dist, { recursive: true });
});

it('refuses what the reader refuses', () => {
  /** @param {(json: any) => void} change */
  const refused = (change) => {
    const json = sample();
    change(json);
    return faults(schema, json);
  };
  expect(refused((json) => (json.promt = ''))).toEqual(['.promt is too much']);
  expect(refused((json) => delete json.ask)).toEqual([' has no ask']);
  expect(refused((json) => (json.program[0].op = 'layernorm'))).toHaveLength(1);
  expect(refused((json) => (json.program[0].options.epsilon = 1))).toEqual([
    '.program[0].options.epsilon is too much',
  ]);
  expect(refused((json) => (json.program[0].in = {}))).toEqual(['.program[0].in has no x']);
  expect(refused((json) => (json.ask.set = {}))).toEqual(['.ask.set is too much']);
  expect(refused((json) => (json.mistakes[0].answer = { chosen: [] }))).toHaveLength(2);
});
