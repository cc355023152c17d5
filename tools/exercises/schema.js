/**
 * The JSON Schema of an exercise's file, by which editors complete keys and underline what is wrong.
 * Ops, their arguments and options come from web/exercises/signatures.js; what reads the files is
 * web/exercises/read.js.
 *
 * @import { OptionKind, Signature } from '../../web/exercises/signatures.js'
 */
import { kinds } from '../../web/exercises/kinds/index.js';
import { signatures } from '../../web/exercises/signatures.js';

const name = { type: 'string', pattern: '^[a-zA-Z][\\w-]*(\\.[\\w-]+)*$' };
const integer = { type: 'integer' };
const number = { type: 'number' };
const text = { type: 'string' };
const flag = { type: 'boolean' };

/** @param {string} definition */
const of = (definition) => ({ $ref: `#/definitions/${definition}` });
/** @param {any} items @param {any} [more] */
const list = (items, more) => ({ type: 'array', items, ...more });
/** @param {any} values */
const record = (values) => ({ type: 'object', additionalProperties: values });
/** @param {Record<string, any>} properties @param {string[]} [required] */
const object = (properties, required = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const nested = {
  description:
    'numbers, "NaN", "Infinity" or "-Infinity", or true and false, in lists at most four deep',
};
const shape = list(of('whole'), { maxItems: 4 });
const place = {
  type: 'array',
  items: [name, of('index')],
  minItems: 2,
  maxItems: 2,
  additionalItems: false,
};
const cellsOf = {
  tensor: name,
  cells: { anyOf: [{ const: 'all' }, list(of('index'), { minItems: 1 })] },
};
const pair = list(name, { minItems: 2, maxItems: 2 });
const lines = list(text, { minItems: 1 });
const operand = { anyOf: [number, object({ cell: place }, ['cell'])] };

const numberAsk = object(
  {
    ...cellsOf,
    decimals: {
      ...integer,
      minimum: 0,
      maximum: 7,
      description: 'right to half of the last of so many decimals',
    },
    ulp: {
      ...integer,
      minimum: 0,
      maximum: 1000,
      description: 'right within so many float32 units in the last place',
    },
    nan: { ...flag, description: 'whether an asked number may be NaN' },
  },
  ['tensor'],
);

/** What is asked, and what a mistake answers, by kind. @type {Record<keyof typeof kinds, { ask: any, answer: any }>} */
const byKind = {
  number: { ask: numberAsk, answer: object(cellsOf, ['tensor']) },
  predict: { ask: numberAsk, answer: object(cellsOf, ['tensor']) },
  cells: {
    ask: object({ tensor: name, set: of('set') }, ['tensor', 'set']),
    answer: object({ set: of('set') }, ['set']),
  },
  choose: {
    ask: object(
      {
        one: { ...flag, description: 'whether exactly one statement holds' },
        options: list(
          object(
            {
              id: name,
              holds: {
                anyOf: [
                  flag,
                  object(
                    {
                      compare: {
                        type: 'array',
                        items: [operand, { enum: ['<', '=', '>', 'close'] }, operand],
                        minItems: 3,
                        maxItems: 3,
                      },
                    },
                    ['compare'],
                  ),
                ],
              },
            },
            ['id', 'holds'],
          ),
          { minItems: 2 },
        ),
      },
      ['options'],
    ),
    answer: object({ chosen: list(name) }, ['chosen']),
  },
  order: {
    ask: object(
      {
        items: list(object({ id: name }, ['id']), {
          minItems: 2,
          description: 'in a right order: it is the solution',
        }),
        before: list(pair, { minItems: 1, description: '[a, b]: a must come before b' }),
        unused: list(name, { description: 'items that belong nowhere' }),
      },
      ['items', 'before'],
    ),
    answer: {
      anyOf: [
        object({ order: list(name) }, ['order']),
        object({ reversed: pair }, ['reversed']),
        object({ includes: name }, ['includes']),
      ],
    },
  },
  code: {
    ask: object(
      {
        name: text,
        parameters: list(text),
        starter: lines,
        solution: lines,
        tests: list(
          object(
            {
              id: name,
              visible: flag,
              draw: record(of('draw')),
              arguments: list({ type: ['string', 'number', 'boolean', 'null'] }),
            },
            ['id', 'arguments'],
          ),
          { minItems: 1 },
        ),
        tensor: { ...name, description: 'what the function is to return' },
        tolerance: number,
      },
      ['name', 'parameters', 'starter', 'solution', 'tests', 'tensor'],
    ),
    answer: object({ tensor: name }, ['tensor']),
  },
};

/** @type {(kind: OptionKind) => any} */
function optionOf(kind) {
  if (typeof kind !== 'string') return { enum: [...kind] };
  const cells = list(object({ index: of('index'), value: number }, ['index', 'value']));
  return { number: { anyOf: [number, of('whole')] }, whole: of('whole'), flag, shape, cells }[kind];
}

/** @type {(signature: Signature) => { in: any, options: any }} */
const givenTo = ({ takes, may = [], many, options = {}, needs = [] }) => ({
  in: many
    ? record(name)
    : object(Object.fromEntries([...takes, ...may].map((local) => [local, name])), takes),
  options: object(
    Object.fromEntries(Object.entries(options).map(([option, kind]) => [option, optionOf(kind)])),
    needs,
  ),
});

const call = {
  type: 'object',
  properties: {
    op: { enum: Object.keys(signatures) },
    in: record(name),
    options: { type: 'object' },
    as: {
      anyOf: [name, record(name)],
      description: 'name of the result; several results are as.field',
    },
  },
  required: ['op', 'as'],
  additionalProperties: false,
  allOf: Object.entries(signatures).map(([op, signature]) => ({
    if: { properties: { op: { const: op } } },
    // biome-ignore lint/suspicious/noThenProperty: it is JSON Schema's word
    then: { properties: givenTo(signature) },
  })),
};

/** @type {(kind: string, parts: { ask: any, answer: any }) => any} */
const kindRule = (kind, { ask, answer }) => ({
  if: { properties: { kind: { const: kind } } },
  // biome-ignore lint/suspicious/noThenProperty: it is JSON Schema's word
  then: { properties: { ask, mistakes: list({ properties: { answer } }) } },
});

const axis = { anyOf: [name, list(name)] };

export const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A Normlab exercise',
  type: 'object',
  properties: {
    $schema: text,
    format: { const: 1 },
    id: { type: 'string', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' },
    walkthrough: { ...name, description: 'the walkthrough that teaches it' },
    step: { ...name, description: 'the step of the walkthrough' },
    level: { enum: [1, 2, 3], description: '1 one operation, 2 several, 3 repair, explain, write' },
    kind: { enum: Object.keys(kinds) },
    draw: { ...record(of('draw')), description: 'tensors and whole numbers drawn from the seed' },
    inputs: { ...record(of('draw')), description: 'inputs of the walkthrough, for predict' },
    program: list(of('call')),
    show: list(name, { description: 'tensors that stand with the question' }),
    labels: record(object({ rows: axis, columns: axis, planes: axis, samples: axis })),
    symbols: { ...record(text), description: 'of tensors in formulas, such as "σ^2"' },
    ask: { type: 'object' },
    mistakes: list(
      object(
        {
          id: name,
          instead: record(
            object({
              op: { enum: Object.keys(signatures) },
              in: record(name),
              options: { type: 'object' },
            }),
          ),
          program: list(of('call')),
          answer: { type: 'object' },
          edit: list(text, { minItems: 2, maxItems: 2 }),
        },
        ['id'],
      ),
    ),
    values: record({ anyOf: [of('whole'), object({ cell: place }, ['cell'])] }),
    text: record(record(text)),
  },
  required: ['format', 'id', 'level', 'kind', 'ask', 'text'],
  additionalProperties: false,
  allOf: Object.entries(byKind).map(([kind, parts]) => kindRule(kind, parts)),
  definitions: {
    whole: {
      description:
        'a whole number, the name of a drawn one, or one made of it: drawn · times + plus',
      anyOf: [integer, name, object({ drawn: name, plus: integer, times: integer }, ['drawn'])],
    },
    index: list(
      { anyOf: [{ type: 'null' }, of('whole')] },
      { description: 'null: all along that axis' },
    ),
    draw: {
      anyOf: [
        object({ whole: list(integer, { minItems: 2, maxItems: 2 }) }, ['whole']),
        object({ shape, from: number, to: number, step: number }, ['shape', 'from', 'to']),
        object({ choices: list(nested, { minItems: 1 }) }, ['choices']),
        object({ values: nested }, ['values']),
      ],
    },
    call,
    set: {
      description:
        'cells that a number is made of, that share its statistic, that are not 0, are 0, or are listed',
      anyOf: [
        object({ reads: place }, ['reads']),
        object({ group: place }, ['group']),
        object({ where: name }, ['where']),
        object({ zero: name }, ['zero']),
        object({ cells: list(of('index'), { minItems: 1 }) }, ['cells']),
      ],
    },
  },
};
