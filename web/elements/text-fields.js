/** What takes letters, as a selector. */
export const textFields =
  'textarea, [contenteditable], input:not([type="range"], [type="radio"], [type="checkbox"], [type="file"])';
