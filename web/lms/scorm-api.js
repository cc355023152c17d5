/**
 * How SCORM's two versions name what is the same. A platform gives an object of functions; which of
 * the names it has tells which version it speaks.
 *
 * @typedef {'1.2' | '2004'} Version
 *
 * @typedef {object} Dialect
 * @property {string} object where the platform puts its functions
 * @property {Record<'initialize' | 'get' | 'set' | 'commit' | 'finish' | 'error' | 'explain', string>} calls
 * @property {Record<'suspendData' | 'location' | 'exit' | 'time' | 'mode', string>} elements
 * @property {number} mostSuspended characters that `suspendData` takes
 * @property {(milliseconds: number) => string} duration
 *
 * @typedef {Record<string, (...texts: string[]) => unknown>} Functions
 * @typedef {{ version: Version, functions: Functions }} Found
 */

/** @type {Record<Version, Dialect>} */
export const dialects = {
  1.2: {
    object: 'API',
    calls: {
      initialize: 'LMSInitialize',
      get: 'LMSGetValue',
      set: 'LMSSetValue',
      commit: 'LMSCommit',
      finish: 'LMSFinish',
      error: 'LMSGetLastError',
      explain: 'LMSGetErrorString',
    },
    elements: {
      suspendData: 'cmi.suspend_data',
      location: 'cmi.core.lesson_location',
      exit: 'cmi.core.exit',
      time: 'cmi.core.session_time',
      mode: 'cmi.core.lesson_mode',
    },
    mostSuspended: 4096,
    duration: (milliseconds) => {
      const [hours, minutes, seconds] = clock(milliseconds);
      const [whole, part] = seconds.toFixed(2).split('.');
      const padded = [String(hours).padStart(4, '0'), String(minutes).padStart(2, '0')];
      return `${padded.join(':')}:${whole.padStart(2, '0')}.${part}`;
    },
  },
  2004: {
    object: 'API_1484_11',
    calls: {
      initialize: 'Initialize',
      get: 'GetValue',
      set: 'SetValue',
      commit: 'Commit',
      finish: 'Terminate',
      error: 'GetLastError',
      explain: 'GetErrorString',
    },
    elements: {
      suspendData: 'cmi.suspend_data',
      location: 'cmi.location',
      exit: 'cmi.exit',
      time: 'cmi.session_time',
      mode: 'cmi.mode',
    },
    mostSuspended: 64_000,
    duration: isoDuration,
  },
};

/** As ISO 8601 writes it, in hundredths. @param {number} milliseconds */
export function isoDuration(milliseconds) {
  const [hours, minutes, seconds] = clock(milliseconds);
  return `PT${hours}H${minutes}M${Number(seconds.toFixed(2))}S`;
}

/** Hours, minutes, seconds. @param {number} milliseconds */
function clock(milliseconds) {
  const hundredths = Math.round(Math.max(0, milliseconds) / 10);
  return [
    Math.floor(hundredths / 360_000),
    Math.floor(hundredths / 6000) % 60,
    (hundredths % 6000) / 100,
  ];
}

/** More frames within frames than any platform has; a frame may be its own parent. */
const deepest = 50;

/**
 * The platform's functions: in a page around this one, or in the page that opened this window or one
 * around that. Pages of other origins can't be looked into, but those beyond them can.
 *
 * @param {any} page the window to start from
 * @param {Version} wanted taken first, where a platform speaks both
 * @returns {Found | undefined}
 */
export function findScorm(page, wanted) {
  const around = pagesAround(page);
  const openers = around.flatMap((one) => property(one, 'opener') ?? []);
  const pages = [...around, ...openers.flatMap(pagesAround)];
  const versions =
    wanted === '2004'
      ? /** @type {const} */ (['2004', '1.2'])
      : /** @type {const} */ (['1.2', '2004']);
  for (const version of versions) {
    const { object, calls } = dialects[version];
    for (const one of pages) {
      const functions = property(one, object);
      if (typeof property(functions, calls.initialize) === 'function')
        return { version, functions };
    }
  }
  return undefined;
}

/** A page and those around it, the nearest first. @param {any} page @returns {any[]} */
function pagesAround(page) {
  const pages = [page];
  while (pages.length < deepest) {
    const parent = property(pages[pages.length - 1], 'parent');
    if (!parent || pages.includes(parent)) break;
    pages.push(parent);
  }
  return pages;
}

/** A property, where it may be looked at. @type {(of: any, name: string) => any} */
function property(of, name) {
  try {
    return of?.[name];
  } catch {
    return undefined;
  }
}
