import { textFields } from './text-fields.js';

/**
 * Whether a key press asks for the last change to be undone: Ctrl or Cmd and Z, outside of text,
 * whose own undo is meant while it is edited.
 * @param {KeyboardEvent} event
 */
export function isUndo(event) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  const [target] = event.composedPath();
  return key.toLowerCase() === 'z' && target instanceof Element && !target.closest(textFields);
}
