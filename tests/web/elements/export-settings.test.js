import { describe, expect, it } from 'vitest';
import { faultIn, settingsOf } from '../../../web/elements/export-settings.js';

/** @import { Form } from '../../../web/elements/export-settings.js' */

/** @type {(changes?: Partial<Form>) => Form} */
const form = (changes = {}) => ({
  ...{ title: ' Week 3 ', version: '1.2', isSame: false, seed: '7', mastery: '', lock: false },
  ...changes,
});

const subject = { exercises: ['row-mean'], lang: 'en' };

describe('the form of a package', () => {
  it('comes to no more than was chosen', () => {
    expect(settingsOf(form(), subject)).toEqual({
      ...{ version: '1.2', title: 'Week 3', exercises: ['row-mean'], lang: 'en' },
    });
    expect(
      settingsOf(form({ version: '2004', isSame: true, mastery: ' 60 ', lock: true }), subject),
    ).toMatchObject({ version: '2004', seed: 7, mastery: 0.6, lock: true });
  });

  it('wants a title, a seed where all get the same numbers, and a score of 100 or none', () => {
    expect(faultIn(form())).toBeUndefined();
    expect(faultIn(form({ title: '  ' }))).toBe('title');
    expect(faultIn(form({ seed: 'x' }))).toBeUndefined();
    for (const seed of ['', 'x', '-1', '1.5', '10000'])
      expect(faultIn(form({ isSame: true, seed })), seed).toBe('seed');
    for (const mastery of ['0', '101', '0.6', 'all'])
      expect(faultIn(form({ mastery })), mastery).toBe('mastery');
    for (const mastery of ['', '1', '100'])
      expect(faultIn(form({ mastery })), mastery).toBeUndefined();
  });
});
