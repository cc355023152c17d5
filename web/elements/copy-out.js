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
export const saveText = (name, type, text) => saveFile(name, new Blob([text], { type }));

/**
 * Hands something to the reader as a file.
 * @param {string} name
 * @param {Blob} file
 */
export function saveFile(name, file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
