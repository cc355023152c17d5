import { expect, test } from 'vitest';
import { isNewEnough } from '../../tools/setup/versions.js';

test.each([
  ['4.0.0', '4.0.0', true],
  ['4.0.1', '4.0.0', true],
  ['3.1.69', '4.0.0', false],
  ['10.0.0', '9.9.9', true],
  ['4', '4.0.0', true],
  ['20.9.0', '20.19', false],
  ['20.20.2', '20.19', true],
  ['6.0.5-git', '6.0.5', true],
  ['', '4.0.0', false],
])('version %j against %j: %j', (version, oldest, expected) => {
  expect(isNewEnough(version, oldest)).toBe(expected);
});
