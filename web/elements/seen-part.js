/**
 * The part of this page that the reader sees. A frame may be as high as the page in it, with much of
 * it outside of the window.
 * @returns {Promise<DOMRectReadOnly>}
 */
export const seenPart = () =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(([{ intersectionRect }]) => {
      observer.disconnect();
      resolve(intersectionRect);
    });
    observer.observe(document.documentElement);
  });

/**
 * Puts a dialog where it can be seen, if the page lies in a frame.
 * @param {HTMLElement} dialog
 */
export async function putInSight({ style }) {
  if (window === top) return;
  const { top: start, height } = await seenPart();
  const margin = Math.min(24, height / 20);
  style.marginBlock = `${start + margin}px 0`;
  style.blockSize = `${height - 2 * margin}px`;
}
