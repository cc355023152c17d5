import { describe, expect, it } from 'vitest';
import { runInNode } from './run-in-node.js';

/** Code whose function `f` has this body, run once over these arguments. @param {string} body @param {any[]} given */
const run = (body, ...given) => runInNode(`function f(x, y) {\n  ${body}\n}`, 'f', [given]);

/** What came of that one test. @param {string} body @param {any[]} given */
const came = (body, ...given) => run(body, ...given).report.came[0];

describe('what a function returns', () => {
  it.each([
    ['a number', 'return 3;', { shape: [], data: [3] }],
    ['a row', 'return [1, 2];', { shape: [2], data: [1, 2] }],
    ['rows', 'return [[1, 2], [3, 4], [5, 6]];', { shape: [3, 2], data: [1, 2, 3, 4, 5, 6] }],
    ['typed arrays', 'return [Float32Array.of(1, 2)];', { shape: [1, 2], data: [1, 2] }],
    ['no rows', 'return [];', { shape: [0], data: [] }],
    [
      'odd numbers',
      'return [NaN, -Infinity, -0];',
      { shape: [3], data: [Number.NaN, -Infinity, -0] },
    ],
  ])('is a tensor: %s', (_, body, tensor) => {
    expect(came(body)).toEqual({ kind: 'returned', tensor });
  });

  it.each([
    ['undefined', '', []],
    ['undefined', 'return [[1], [undefined]];', [1, 0]],
    ['undefined', 'return [1, , 3];', [1]],
    ['null', 'return null;', []],
    ['string', 'return [["1"]];', [0, 0]],
    ['boolean', 'return true;', []],
    ['bigint', 'return [1n];', [0]],
    ['symbol', 'return Symbol();', []],
    ['function', 'return f;', []],
    ['promise', 'return Promise.resolve([1]);', []],
    ['object', 'return { mean: 1 };', []],
    ['object', 'return new Map();', []],
    ['deep', 'const list = []; list[0] = list; return list;', [0, 0, 0, 0, 0, 0, 0, 0]],
  ])('is refused with its place: %s of %j', (why, body, place) => {
    expect(came(body)).toMatchObject({ kind: 'fault', why, place });
  });

  it('is refused where it is uneven, with what came and what came before', () => {
    expect(came('return [[1, 2], [3]];')).toMatchObject({
      ...{ kind: 'fault', why: 'ragged', place: [1], wanted: 2, length: 1 },
    });
    expect(came('return [[1, 2], 3];')).toMatchObject({
      ...{ kind: 'fault', why: 'ragged', place: [1], wanted: 2, length: null },
    });
    expect(came('return [1, [2]];')).toMatchObject({ why: 'ragged', place: [1], length: 1 });
  });

  it('is refused where it is too large to be compared', () => {
    expect(came('return new Array(5000).fill(0);')).toMatchObject({ why: 'large', length: 5000 });
    expect(came('return Array.from({ length: 100 }, () => new Array(100).fill(0));')).toMatchObject(
      {
        why: 'large',
      },
    );
    expect(came('return { length: 1e9, __proto__: Array.prototype };')).toMatchObject({
      why: 'object',
    });
  });
});

describe('arguments', () => {
  it('are plain lists, numbers, flags and null', () => {
    const given = [[[1, 2]], null, 0.5, [true]];
    const { report } = runInNode(
      'function f(x, m, eps, mask) { return [x[0][1], m === null ? 1 : 0, eps, mask[0] ? 1 : 0]; }',
      'f',
      [given],
    );
    expect(report.answer).toEqual([{ shape: [4], data: [2, 1, 0.5, 1] }]);
  });

  it('are each test’s own: writing into them does no harm', () => {
    const given = [[1, 2], 0];
    const { report } = runInNode('function f(x) { x[0] += 5; return x; }', 'f', [given, given]);
    expect(report.answer.map((one) => one?.data)).toEqual([
      [6, 2],
      [6, 2],
    ]);
    expect(given).toEqual([[1, 2], 0]);
  });
});

describe('an error', () => {
  it('is told with its line and column in the learner’s code', () => {
    expect(came('return x[1].length.no.more;', [[1]])).toMatchObject({
      kind: 'threw',
      message: expect.stringMatching(/^TypeError: /),
      where: { line: 2, column: expect.any(Number) },
    });
  });

  it('of one test leaves the others to run', () => {
    const { report } = runInNode(
      'function f(x) { if (x === 1) throw new Error("one"); return x; }',
      'f',
      [...[[0], [1], [2]]],
    );
    expect(report.came.map((one) => one?.kind)).toEqual(['returned', 'threw', 'returned']);
  });

  it.each([
    ['a string', 'throw "text";', 'text'],
    ['nothing', 'throw undefined;', 'undefined'],
    ['one that throws when it is read', 'throw new Proxy({}, { get() { throw 1; } });', ''],
    ['one whose stack is a lie', 'const e = new Error("x"); e.stack = 7; throw e;', 'Error: x'],
  ])('may be anything: %s', (_, body, message) => {
    expect(came(body)).toMatchObject({ kind: 'threw', message });
  });

  it('of a recursion without end has a line', () => {
    const { report } = runInNode('function f(x) {\n  return f(x) + 1;\n}', 'f', [[1]]);
    expect(report.came[0]).toMatchObject({ kind: 'threw', where: { line: 2 } });
  });

  it('while the code is read is the run’s', () => {
    expect(String(runInNode('function f( {', 'f', [[]]).failure)).toMatch(/SyntaxError/);
    expect(String(runInNode('mean = 1; function f() {}', 'f', [[]]).failure)).toMatch(
      /ReferenceError/,
    );
  });
});

describe('what is printed', () => {
  it('is kept in order, by test', () => {
    const { report } = runInNode(
      'console.log("start");\nfunction f(x) { console.log(x, [1, [2]], { a: -0 }, "s"); return 0; }',
      'f',
      [[5]],
    );
    expect(report.lines).toEqual([
      { test: -1, text: 'start' },
      { test: 0, text: '5 [1, [2]] {a: -0} s' },
    ]);
  });

  it('is bounded: of a million lines a hundred are kept, and all are counted', () => {
    const { report } = run('for (let i = 0; i < 1e6; i++) console.log(i); return 1;');
    expect(report.lines.length).toBe(100);
    expect(report.printed).toBe(1e6);
    expect(report.answer).toEqual([{ shape: [], data: [1] }]);
  });

  it('is cut where a line is long', () => {
    const { report } = run('console.log("x".repeat(1e5)); return 1;');
    expect(report.lines[0].text.length).toBe(500);
  });

  it('may hold itself, or refuse to be read', () => {
    const { report } = run(
      'const list = []; list.push(list); console.log(list); console.log({ get a() { throw 1; } }); return 1;',
    );
    expect(report.lines.length).toBe(2);
  });
});

describe('memory', () => {
  it.each([
    ['new Float64Array(1.25e9)', 1e10],
    ['new Float64Array("1250000000")', 1e10],
    ['new ArrayBuffer(8, { maxByteLength: 1e10 })', 1e10],
    ['new (new Float32Array(1).constructor)(1e9)', 4e9],
    ['Float64Array.from({ length: 1e9 }, () => 0)', 8e9],
  ])('that is asked for at once is bounded: %s', (text, asked) => {
    expect(came(`${text}; return 1;`)).toMatchObject({ kind: 'threw', asked, where: { line: 2 } });
  });

  it('that many small lists take is bounded as well', () => {
    expect(came('const all = []; for (;;) all.push(new Float64Array(1e5));')).toMatchObject({
      kind: 'threw',
      asked: 8e5,
    });
  });

  it('leaves typed arrays what they are', () => {
    const { report } = run(
      'const a = Float32Array.of(1, 2).map((v) => v * 2); return [a instanceof Float32Array ? a[1] : 0, new Float64Array([7])[0]];',
    );
    expect(report.answer).toEqual([{ shape: [2], data: [4, 7] }]);
  });
});

it('leaves the code the language, and nothing else', () => {
  const { report } = run(
    'const found = []; for (let o = globalThis; o && o !== Object.prototype; o = Object.getPrototypeOf(o)) found.push(...Object.getOwnPropertyNames(o)); console.log(found.filter((name) => !["normlabHarness"].includes(name)).join(" ")); return 1;',
  );
  const left = report.lines[0].text.split(' ');
  for (const name of ['postMessage', 'addEventListener', 'WebAssembly', 'SharedArrayBuffer'])
    expect(left).not.toContain(name);
  for (const name of ['Math', 'Array', 'console']) expect(left).toContain(name);
});

it('says when there is no function of that name', () => {
  expect(runInNode('function g() {}', 'f', [[]]).report.isMissing).toBe(true);
  expect(runInNode('const f = 3;', 'f', [[]]).report.isMissing).toBe(true);
  expect(runInNode('const f = () => 3;', 'f', [[]]).report.isMissing).toBe(false);
});

it('does not let an endless getter pass for an answer', () => {
  const { report, failure } = run('return { get then() { for (;;); } };');
  expect(failure?.code).toBe('ERR_SCRIPT_EXECUTION_TIMEOUT');
  expect(report.at).toBe(0);
  expect(report.answer).toEqual([null]);
});
