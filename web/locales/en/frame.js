/**
 * The words of a page that is one widget, in English.
 * @type {Record<string, string>}
 */
export default {
  'frame.nothing': 'This address names no walkthrough. Choose one:',
  'frame.choose': 'Choose a walkthrough:',
};
