import { expect, test } from 'vitest';
import { isInstalled } from '../../tools/setup/node-packages.js';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/lit': { version: '3.3.3' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

test('an optional package may be left out, the checkout itself is none', () => {
  expect(isInstalled(locked, { 'node_modules/lit': { version: '3.3.3' } })).toBe(true);
});

test('another version, a missing package and one too many are found', () => {
  expect(isInstalled(locked, { 'node_modules/lit': { version: '3.3.2' } })).toBe(false);
  expect(isInstalled(locked, {})).toBe(false);
  const extra = {
    'node_modules/lit': { version: '3.3.3' },
    'node_modules/d3': { version: '1.0.0' },
  };
  expect(isInstalled(locked, extra)).toBe(false);
});
