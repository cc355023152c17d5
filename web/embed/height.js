import { heightMessage, isHello, platformMessage } from './protocol.js';

/**
 * Tells the page around how high this one is, at every change and whenever it says hello, once there
 * is something to see. Who is around is known when it says hello; until then the messages go to
 * whoever it is, as they hold nothing but the height.
 * @returns {() => void} to be called when there is something to see, and after changes of it
 */
export function tellHeight() {
  if (parent === window) return () => {};
  document.documentElement.classList.add('framed');
  let host = '*';
  let isShown = false;
  let told = 0;
  /** @param {boolean} [again] */
  const tell = (again = false) => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    // Without a height the frame is hidden, and tells its height once it is not.
    if (isShown && height > 0 && (again || height !== told)) {
      parent.postMessage(heightMessage(height), host);
      parent.postMessage(platformMessage(height), host);
    }
    told = isShown ? height : 0;
  };

  addEventListener('message', ({ data, origin, source }) => {
    if (source !== parent || !isHello(data)) return;
    // A page without an origin of its own can't be addressed by it.
    host = origin === 'null' ? '*' : origin;
    tell(true);
  });
  new ResizeObserver(() => tell()).observe(document.body);
  return () => {
    isShown = true;
    tell();
  };
}
