/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the clipboard took it
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Hands a text to the reader as a file.
 * @param {string} name
 * @param {string} type MIME type
 * @param {string} text
 */
export function saveText(name, type, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
