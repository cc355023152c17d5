/** Tags of a text, read as strictly as XML is. */
import { expect } from 'vitest';

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;

/**
 * Expects a text to be well-formed: tags close in order, no stray `<` or `&`, no attribute twice.
 * @param {string} text
 */
export function expectWellFormed(text) {
  /** @type {string[]} */
  const open = [];
  let end = 0;
  for (const found of text.matchAll(tag)) {
    const [all, closes, name, attributes, empty] = found;
    expectText(text.slice(end, found.index));
    end = found.index + all.length;
    const names = [...attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, one, value]) => {
      expectText(value);
      return one;
    });
    expect(new Set(names).size, all).toBe(names.length);
    if (closes) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expectText(text.slice(end));
  expect(open).toEqual([]);
}

/** @param {string} text */
function expectText(text) {
  expect(text).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
}
