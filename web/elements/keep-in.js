/** Fields of text. */
const texts =
  'textarea, input:not([type="range"], [type="radio"], [type="checkbox"], [type="file"])';

/**
 * Keeps from the page around what is typed in an element: a form there would take our `input` for one
 * of its own fields, and keys of the page's own would act on letters that go into ours.
 *
 * @param {Element} element that a shadow root holds
 */
export function keepIn(element) {
  for (const type of ['input', 'beforeinput'])
    element.addEventListener(type, (event) => event.stopPropagation());
  for (const type of ['keydown', 'keypress', 'keyup'])
    element.addEventListener(type, (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches(texts)) event.stopPropagation();
    });
}
