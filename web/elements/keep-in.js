import { textFields } from './text-fields.js';

/**
 * Keeps from the page around what is typed in an element: a form there would take our `input` for one
 * of its own fields, and keys of the page's own would act on letters that go into ours, or on keys
 * that did their work here already.
 *
 * @param {Element} element that a shadow root holds
 */
export function keepIn(element) {
  for (const type of ['input', 'beforeinput'])
    element.addEventListener(type, (event) => event.stopPropagation());
  for (const type of ['keydown', 'keypress', 'keyup'])
    element.addEventListener(type, (event) => {
      const [target] = event.composedPath();
      const isTyped = target instanceof Element && target.matches(textFields);
      if (isTyped || event.defaultPrevented) event.stopPropagation();
    });
}
