/**
 * The words of a page that is one widget, in English.
 * @type {Record<string, string>}
 */
export default {
  'frame.nothing': 'This address names neither a walkthrough nor an exercise.',
  'frame.choose.exercise': 'Choose an exercise:',
  'frame.choose': 'Choose a walkthrough:',
};
