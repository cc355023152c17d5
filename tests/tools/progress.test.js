import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { step } from '../../tools/shared/progress.js';

/** A stream that keeps what is written. @param {boolean} isTTY */
function screen(isTTY) {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const out = /** @type {NodeJS.WriteStream} */ (
    /** @type {unknown} */ (Object.assign(stream, { isTTY, columns: 60 }))
  );
  return { out, text: () => text };
}

const work = async (/** @type {(text: string) => void} */ report) => {
  report('1 of 2');
  await new Promise((resolve) => setTimeout(resolve, 500));
  report('2 of 2');
  return 'result';
};

test('a log gets a line at the start and one at the end, with how much and how long', async () => {
  const { out, text } = screen(false);
  await expect(step('Unpack', work, out)).resolves.toBe('result');
  expect(text()).toMatch(/^ {2}Unpack …\n {2}Unpack: 2 of 2 {2}0\.\d s\n$/);
});

test('a terminal gets one line, redrawn', async () => {
  const { out, text } = screen(true);
  await step('Unpack', work, out);
  const drawn = text().split('\r\x1b[2K');
  expect(drawn.length).toBeGreaterThan(3);
  expect(drawn).toContainEqual(expect.stringMatching(/^ {2}Unpack: 1 of 2 {2}0\.\d s$/));
  expect(drawn[drawn.length - 1]).toMatch(/^ {2}Unpack: 2 of 2 {2}0\.\d s\n$/);
});

test('a line never grows wider than the terminal', async () => {
  const { out, text } = screen(true);
  await step(`Unpack ${'x'.repeat(200)}`, work, out);
  const lines = text()
    .split('\n')
    .flatMap((line) => line.split('\r\x1b[2K'));
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
});

test('a step that fails says that it stopped', async () => {
  const { out, text } = screen(false);
  await expect(step('Unpack', () => Promise.reject(new Error('full')), out)).rejects.toThrow(
    'full',
  );
  expect(text()).toMatch(/Unpack: stopped {2}0\.\d s\n$/);
});
