import { describe, expect, test } from 'vitest';
import { addressOf, siteAddress } from '../../tools/build/address.js';

describe('the site’s address', () => {
  test.each([
    ['https://example.org/lab/', 'https://example.org/lab/'],
    ['https://example.org/lab', 'https://example.org/lab/'],
    ['http://example.org', 'http://example.org/'],
    [' https://example.org/some sub path ', 'https://example.org/some%20sub%20path/'],
    ['https://example.org/lab/index.html', 'https://example.org/lab/'],
    ['', ''],
    [undefined, ''],
  ])('is a folder: %s', (given, wanted) => {
    expect(siteAddress(given)).toBe(wanted);
  });

  test.each(['example.org/lab', '/lab/', 'ftp://example.org/', 'javascript:alert(1)'])(
    'is refused in a sentence where it is not whole: %s',
    (given) => {
      expect(() => siteAddress(given)).toThrow(`The site's address is wanted whole`);
      expect(() => siteAddress(given)).toThrow(given);
    },
  );

  test('is refused with a query or a fragment', () => {
    expect(() => siteAddress('https://example.org/?a=1#b')).toThrow('without "?a=1#b"');
  });

  test('begins every place; without it places are relative', () => {
    expect(addressOf('https://example.org/lab/', 'embed.html')).toBe(
      'https://example.org/lab/embed.html',
    );
    expect(addressOf('', 'embed.html')).toBe('./embed.html');
    expect(addressOf('', 'embed.html', '../')).toBe('../embed.html');
  });
});
