/**
 * What stands before the learner's code in the worker. It leaves that code the language and nothing of
 * the browser, runs it over the arguments of each test, and says what came of it. Nothing that is said
 * here is believed: outputs are compared in the page, which never tells the worker what it wants.
 *
 * Behind the learner's code stands a call of `normlabHarness` with what finds the function.
 */
{
  const most = { cells: 4096, axes: 8, lines: 100, signs: 500, bytes: 2 ** 26 };

  /** @type {(message: object) => void} */
  const say = postMessage.bind(globalThis);
  const listen = addEventListener.bind(globalThis);

  say({ kind: 'started' });

  /** What of the global names is the language. */
  const language = new Set(
    [
      'Object Function Array Number Boolean String Symbol BigInt Math JSON Date RegExp Promise',
      'Proxy Reflect Map Set WeakMap WeakSet WeakRef FinalizationRegistry Iterator Intl',
      'ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array',
      'Int32Array Uint32Array BigInt64Array BigUint64Array Float16Array Float32Array',
      'Float64Array Error AggregateError EvalError RangeError ReferenceError SyntaxError',
      'TypeError URIError SuppressedError InternalError globalThis Infinity NaN undefined',
      'isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI',
      'encodeURIComponent escape unescape structuredClone constructor console',
    ]
      .join(' ')
      .split(' '),
  );

  for (
    let owner = /** @type {any} */ (globalThis);
    owner !== null && owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner)
  )
    for (const name of Object.getOwnPropertyNames(owner))
      if (!language.has(name)) Reflect.deleteProperty(owner, name);

  // Memory that is asked for at once is bounded, so that it does not bring down the page.

  let bytes = 0;

  /** In the words of an engine that refuses memory. */
  class TooMuch extends RangeError {
    /** @param {number} asked */
    constructor(asked) {
      super('Array buffer allocation failed');
      this.asked = asked;
    }
  }

  /** @type {(asked: any, each: number, options: any) => number} */
  const sizeOf = (asked, each, options) => {
    const count = Object(asked) === asked ? asked.length : asked;
    return each * Math.max(Number(count) || 0, Number(options?.maxByteLength) || 0);
  };

  /** @param {string} name */
  const bound = (name) => {
    const own = /** @type {any} */ (globalThis)[name];
    if (!own) return;
    /** @type {any} */
    const bounded = new Proxy(own, {
      construct(target, given, made) {
        const size = sizeOf(given[0], target.BYTES_PER_ELEMENT ?? 1, given[1]);
        bytes += size;
        if (bytes > most.bytes) throw new TooMuch(size);
        return Reflect.construct(target, given, made === bounded ? target : made);
      },
    });
    own.prototype.constructor = bounded;
    Object.defineProperty(globalThis, name, { value: bounded, writable: true, configurable: true });
  };

  for (const name of language) if (/^(ArrayBuffer|\w+Array)$/.test(name)) bound(name);

  // What the code prints.

  let at = -1;
  let lines = 0;

  /** A value as a reader knows it. @type {(value: any, depth?: number) => string} */
  const shown = (value, depth = 0) => {
    if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function') return `${value.name || 'function'}()`;
    if (typeof value !== 'object' || value === null)
      return Object.is(value, -0) ? '-0' : String(value);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    const isList = Array.isArray(value) || ArrayBuffer.isView(value);
    if (depth > 3) return isList ? '[…]' : '{…}';
    const entries = isList
      ? Array.from(/** @type {any} */ (value).slice(0, 50), (one) => shown(one, depth + 1))
      : Object.keys(value)
          .slice(0, 50)
          .map((key) => `${key}: ${shown(value[key], depth + 1)}`);
    const more = /** @type {any} */ (value).length > 50 ? ', …' : '';
    return isList ? `[${entries.join(', ')}${more}]` : `{${entries.join(', ')}}`;
  };

  /** @param {unknown[]} values */
  const print = (...values) => {
    lines++;
    if (lines > most.lines) return;
    let text;
    try {
      text = values.map((value) => shown(value)).join(' ');
    } catch (failure) {
      text = saidOf(failure).message;
    }
    say({ kind: 'line', test: at, text: text.slice(0, most.signs) });
  };

  /** @type {Record<string, (...values: any[]) => void>} */
  const quiet = {};
  for (const name of Object.keys(console)) quiet[name] = () => {};
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace'])
    quiet[name] = print;
  quiet.assert = (holds, ...values) => {
    if (!holds) print(...values);
  };
  Object.defineProperty(globalThis, 'console', { value: quiet });

  // What it returns and throws.

  /** @param {any} failure of any kind, not to be trusted */
  function saidOf(failure) {
    try {
      const { name, message, stack } = Object(failure);
      const isError = failure instanceof Error;
      return {
        message: (isError ? `${name}: ${message}` : shown(failure)).slice(0, most.signs),
        stack: isError ? String(stack).slice(0, 4000) : '',
        ...(failure instanceof TooMuch && { asked: failure.asked }),
      };
    } catch {
      return { message: '', stack: '' };
    }
  }

  /** Why something returned is no tensor, and where in it. */
  class Fault {
    /**
     * @param {string} why
     * @param {number[]} place
     * @param {object} [more]
     */
    constructor(why, place, more) {
      Object.assign(this, { why, place, ...more });
    }
  }

  /** @param {any} one */
  function kindOf(one) {
    if (one === null) return 'null';
    if (typeof one !== 'object') return typeof one;
    return typeof one.then === 'function' ? 'promise' : 'object';
  }

  /** Nested lists as a tensor. @param {any} value */
  function tensorOf(value) {
    /** @type {number[]} */
    const shape = [];
    /** @type {number[]} */
    const data = [];
    let isDeep = false;
    /** @type {(one: any, place: number[]) => void} */
    const visit = (one, place) => {
      const axis = place.length;
      const isList = Array.isArray(one) || (ArrayBuffer.isView(one) && 'length' in one);
      if (!isList && typeof one !== 'number') throw new Fault(kindOf(one), place);
      if (!isList) {
        isDeep = true;
        if (axis !== shape.length) throw new Fault('ragged', place, { wanted: shape[axis] });
        data.push(one);
        return;
      }
      const length = Number(/** @type {any} */ (one).length);
      if (length > most.cells || data.length > most.cells)
        throw new Fault('large', place, { length });
      if (axis >= most.axes) throw new Fault('deep', place);
      if (axis === shape.length && !isDeep) shape.push(length);
      if (shape[axis] !== length) throw new Fault('ragged', place, { wanted: shape[axis], length });
      for (let n = 0; n < length; n++) visit(/** @type {any} */ (one)[n], [...place, n]);
    };
    visit(value, []);
    return { shape, data };
  }

  /** A list of its own: tests may be handed the same one. @param {any} given @returns {any} */
  const copied = (given) => (Array.isArray(given) ? given.map(copied) : given);

  /** @type {(find: () => unknown) => void} */
  const harness = (find) => {
    listen('message', (event) => {
      const tests = /** @type {any} */ (event).data;
      const own = find();
      if (typeof own !== 'function') {
        say({ kind: 'missing' });
        say({ kind: 'done', lines });
        return;
      }
      for (const given of tests) {
        at++;
        say({ kind: 'test', test: at });
        try {
          const returned = own(...copied(given));
          say({ kind: 'returned', test: at, ...tensorOf(returned) });
        } catch (failure) {
          if (failure instanceof Fault) say({ kind: 'fault', test: at, ...failure });
          else say({ kind: 'threw', test: at, ...saidOf(failure) });
        }
      }
      say({ kind: 'done', lines });
    });
  };
  Object.defineProperty(globalThis, 'normlabHarness', { value: harness });
}
