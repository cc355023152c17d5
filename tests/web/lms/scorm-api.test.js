import { describe, expect, it } from 'vitest';
import { dialects, findScorm } from '../../../web/lms/scorm-api.js';

const api12 = { LMSInitialize: () => 'true' };
const api2004 = { Initialize: () => 'true' };

/** A page that nobody may look into but at what is around it. @param {any} [parent] */
const foreign = (parent) =>
  new Proxy(
    {},
    {
      get(_, name) {
        if (name === 'parent') return parent;
        throw new DOMException(
          'Blocked a frame from accessing a cross-origin frame.',
          'SecurityError',
        );
      },
    },
  );

/** A window that is its own parent, as the outermost is. @param {object} [own] */
function page(own = {}) {
  /** @type {any} */
  const made = { opener: null, ...own };
  made.parent ??= made;
  return made;
}

describe('the platform around a page', () => {
  it('is found in the page itself, around it, and many frames out', () => {
    expect(findScorm(page({ API: api12 }), '1.2')?.functions).toBe(api12);
    let inner = page({ API_1484_11: api2004 });
    for (let depth = 0; depth < 12; depth++) inner = page({ parent: inner });
    expect(findScorm(inner, '2004')).toEqual({ version: '2004', functions: api2004 });
  });

  it('is found in the window that opened this one, and around that', () => {
    const opener = page({ parent: page({ API: api12 }) });
    expect(findScorm(page({ opener }), '1.2')?.functions).toBe(api12);
    const framed = page({ parent: page({ opener }) });
    expect(findScorm(framed, '1.2')?.functions).toBe(api12);
  });

  it('is found beyond a page of another origin', () => {
    const top = page({ API: api12 });
    expect(findScorm(page({ parent: foreign(top) }), '1.2')?.functions).toBe(api12);
  });

  it('is taken in the version that the package was made for, or else in the other', () => {
    const both = page({ API: api12, API_1484_11: api2004 });
    expect(findScorm(both, '2004')?.version).toBe('2004');
    expect(findScorm(both, '1.2')?.version).toBe('1.2');
    expect(findScorm(page({ API: api12 }), '2004')?.version).toBe('1.2');
    expect(findScorm(page({ API_1484_11: api2004 }), '1.2')?.version).toBe('2004');
  });

  it('is none where there is none, where it is something else of that name, and in a ring of frames', () => {
    expect(findScorm(page(), '1.2')).toBeUndefined();
    expect(findScorm(page({ API: 'https://example.org' }), '1.2')).toBeUndefined();
    expect(findScorm(page({ parent: foreign() }), '1.2')).toBeUndefined();
    const [one, other] = [page(), page()];
    Object.assign(one, { parent: other });
    Object.assign(other, { parent: one, opener: one });
    expect(findScorm(one, '1.2')).toBeUndefined();
  });
});

describe('times', () => {
  const { 1.2: one, 2004: other } = dialects;

  it('are written as each version wants them', () => {
    expect(one.duration(0)).toBe('0000:00:00.00');
    expect(one.duration(3_723_456)).toBe('0001:02:03.46');
    expect(one.duration(59_999)).toBe('0000:01:00.00');
    expect(other.duration(0)).toBe('PT0H0M0S');
    expect(other.duration(3_723_456)).toBe('PT1H2M3.46S');
    expect(other.duration(-5)).toBe('PT0H0M0S');
  });
});
