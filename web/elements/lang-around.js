/**
 * The language of the text around an element, through the shadow roots that it lies in.
 * @param {Element} element
 * @returns {string} a language tag; empty where none is given
 */
export function langAround(element) {
  const around = element.closest('[lang]')?.getAttribute('lang');
  if (around) return around;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langAround(root.host) : document.documentElement.lang;
}
