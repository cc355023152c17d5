/**
 * The dialog that packs exercises for a learning platform, in English.
 * @type {Record<string, string>}
 */
export default {
  'export.title': 'Package for a learning platform',
  'export.lead':
    '{count, plural, one {One exercise} other {# exercises}} as a SCORM package, which Moodle, Canvas, Blackboard and others take in. The platform gets score, status and progress after each answer.',
  'export.close': 'Close',
  'export.name': 'Title on the platform',
  'export.name.missing': 'Give it a title: readers see it on the platform.',
  'export.version': 'Version of SCORM',
  'export.version.1.2': '1.2, which every platform knows',
  'export.version.2004': '2004, which also tells progress',
  'export.numbers': 'Numbers',
  'export.numbers.own': 'Each reader gets their own',
  'export.numbers.same': 'The same for all readers',
  'export.seed': 'No. of the numbers, 0 to 9999',
  'export.seed.invalid': 'The numbers have a whole number from 0 to 9999.',
  'export.mastery': 'Passed from, of 100',
  'export.mastery.about': 'Left empty, nobody passes or fails.',
  'export.mastery.invalid': 'Give a whole number from 1 to 100, or leave it empty.',
  'export.lock': 'Show no solution before the end',
  'export.make': 'Make the package',
  'export.making': 'Making the package…',
  'export.made':
    '{file} is made, {kilobytes} KB. Add it to the platform as a SCORM activity or package.',
  'export.lost':
    'The lab in one file, which goes into the package, could not be fetched from {address}. Look whether you are connected, and try again.',
};
