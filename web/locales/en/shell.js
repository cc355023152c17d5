/**
 * What a widget says in English before it has got any other words, or where it gets none.
 * @type {Record<string, string>}
 */
export default {
  'shell.lost': 'The widget could not be fetched. Check the connection and try again.',
  'shell.replaced':
    'A part of this widget is not on the server: a new version may have taken its place. Load the page again to get all of it.',
  'shell.retry': 'Try again',
  'shell.reload': 'Load the page again',
  'shell.open': 'Open this step in the lab',
};
