// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is looked at stands in strings here.
import { describe, expect, test } from 'vitest';
import { families, findMessageFaults } from '../../tools/check/find-message-faults.js';
import { saidIn } from '../../tools/check/messages-said.js';
import { messageFaults } from '../../tools/check-messages.js';

/** Messages for all families. */
const listed = Object.fromEntries(
  Object.entries(families).flatMap(([family, names]) =>
    names.map((name) => [`${family}.${name}`, 'text']),
  ),
);

/**
 * Faults between one locale, beside the families, and code.
 * @param {Record<string, string>} messages
 * @param {string} code
 */
const faultsOf = (messages, code) =>
  findMessageFaults({ en: { ...listed, ...messages } }, saidIn('a.js', code).said);

test('this repository says what its locales hold, and no more', async () => {
  expect(await messageFaults()).toEqual([]);
});

describe('messages', () => {
  test('that are said and there are no fault', () => {
    expect(faultsOf({ 'a.b': 'x', 'a.c': '{n}' }, "say(is ? 'a.b' : 'a.c', { n: 1 })")).toEqual([]);
  });

  test('that are missing are found, in whatever way they are said', () => {
    for (const code of ["say('a.b')", "this.say('a.b')", "this.#say('a.b')"]) {
      expect(faultsOf({}, code.includes('#') ? `class A { #say; b() { ${code} } }` : code)).toEqual(
        ['a.js says a.b, which en has not.'],
      );
    }
    expect(faultsOf({}, "throw new InputError('a.b', { n })")).toEqual([
      'a.js says a.b, which en has not.',
    ]);
  });

  test('that one of two locales lacks are found', () => {
    const { said } = saidIn('a.js', "say('a.b')");
    const locales = { en: { ...listed, 'a.b': 'x' }, my: listed };
    expect(findMessageFaults(locales, said)).toEqual(['a.js says a.b, which my has not.']);
  });

  test('that nobody says are found', () => {
    expect(faultsOf({ 'a.b': 'x' }, "other('a.b')")).toEqual(['en has a.b, which nobody says.']);
    expect(faultsOf({ 'error.gone': 'x' }, '')).toEqual(['en has error.gone, which nobody says.']);
  });

  test('that are no ICU messages are found', () => {
    const [fault, ...others] = faultsOf({ 'a.b': '{n, plural, one {#}}' }, "say('a.b', { n })");
    expect(fault).toMatch(/^en: a\.b is no ICU message: /);
    expect(others).toEqual([]);
  });

  test('that get too little are found, also deep within', () => {
    const message = '{n, plural, one {# {what}} other {{which, select, a {x} other {{how}}}}}';
    expect(faultsOf({ 'a.b': message }, "say('a.b', { n, what })")).toEqual([
      'a.js says a.b without {which}, which en puts in.',
      'a.js says a.b without {how}, which en puts in.',
    ]);
    expect(faultsOf({ 'a.b': '{n}' }, "say('a.b')")).toHaveLength(1);
    expect(faultsOf({ 'a.b': '{n}' }, "say('a.b', params)")).toEqual([]);
  });

  test('of a family need a list, and all of the list', () => {
    expect(faultsOf({}, 'say(`error.${code}`, { message })')).toEqual([]);
    expect(faultsOf({}, 'say(`unheard.${of}`)')).toEqual([
      'a.js says unheard.*, a family without a list.',
    ]);
    const { 'error.other': _, ...rest } = listed;
    expect(findMessageFaults({ en: rest }, [])).toEqual([
      'The list of families says error.other, which en has not.',
    ]);
  });
});

describe('a template', () => {
  test('that speaks for itself is found, in its text and in what is read aloud', () => {
    expect(saidIn('a.js', 'html`<p class="note">Hello ${name}</p>`').texts).toEqual([
      'a.js says “Hello *” itself.',
    ]);
    expect(saidIn('a.js', 'html`<button aria-label="Close" @click=${f}>×</button>`').texts).toEqual(
      ['a.js says “Close” itself.'],
    );
  });

  test('of markup, signs and messages is none', () => {
    const code = "html`<li class=${a}><b>${say('a.b')}</b> · ${n} × ${m}</li>`";
    expect(saidIn('a.js', code).texts).toEqual([]);
  });
});
