import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, recall, remember, remembered } from '../../../web/elements/storage.js';

afterEach(() => vi.unstubAllGlobals());

describe('what the page remembers', () => {
  it('lies under names that begin with normlab:', () => {
    const stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
    });
    remember('theme', 'dark');
    expect([...stored]).toEqual([['normlab:theme', 'dark']]);
    expect(recall('theme')).toBe('dark');
    expect(recall('other')).toBeNull();
  });

  it('can be listed and forgotten, and nothing of others is touched', () => {
    /** @type {Record<string, string>} */
    const stored = { other: '1' };
    const methods = {
      getItem: (/** @type {string} */ key) => stored[key] ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
        stored[key] = value;
      },
      removeItem: (/** @type {string} */ key) => delete stored[key],
    };
    vi.stubGlobal('localStorage', Object.setPrototypeOf(stored, methods));
    expect(remember('theme', 'dark') && remember('progress', '{}')).toBe(true);
    expect(remembered()).toEqual(['progress', 'theme']);
    forget('theme');
    expect(remembered()).toEqual(['progress']);
    expect(Object.keys(stored)).toEqual(['other', 'normlab:progress']);
  });

  it('is nothing where storage refuses, and nothing breaks', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(remember('theme', 'dark')).toBe(false);
    expect(() => forget('theme')).not.toThrow();
    expect(remembered()).toEqual([]);
    expect(recall('theme')).toBeNull();
  });

  it('is nothing where the page may not even look at its storage', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    expect(() => remember('theme', 'dark')).not.toThrow();
    expect(recall('theme')).toBeNull();
  });
});
