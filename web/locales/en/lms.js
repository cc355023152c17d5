/**
 * What a package says below its exercises, in English.
 * @type {Record<string, string>}
 */
export default {
  'lms.joined': 'Your results go to the learning platform after each answer.',
  'lms.told': 'The learning platform has your result: {score} of 100.',
  'lms.none':
    'No learning platform was found around this page, so that your results stay in this browser.',
  'lms.refused':
    'The learning platform did not take your result (error {code}: {text}). It is told again in a moment, and with your next answer. If this stays, tell your teacher.',
  'lms.not-recorded':
    'The learning record store at {address} refused a result (status {status}). Exercises go on; tell whoever runs the store.',
  'lms.left-out':
    'What you typed in {count, plural, one {# exercise} other {# exercises}} is too long for the platform to remember; your results are remembered.',
};
