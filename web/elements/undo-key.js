/** Fields of text, whose own undo is meant while they are edited. */
const texts =
  'textarea, [contenteditable], input:not([type="range"], [type="radio"], [type="file"])';

/**
 * Whether a key press asks for the last change to be undone: Ctrl or Cmd and Z, outside of text.
 * @param {KeyboardEvent} event
 */
export function isUndo(event) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  const [target] = event.composedPath();
  return key.toLowerCase() === 'z' && target instanceof Element && !target.closest(texts);
}
