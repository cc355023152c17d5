/**
 * embed.js, a script for pages that hold the lab in frames: gives each frame the height that it
 * tells. `<script src=".../embed.js" async>`, anywhere, once or twice.
 */
import { heightIn, hello } from './protocol.js';

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
const folder = script?.src && new URL('.', script.src).href;

/** The frames that show a page from beside this script, or say that they are ours. */
const frames = () =>
  [...document.querySelectorAll('iframe')].filter(
    ({ src, dataset }) => 'normlab' in dataset || (folder && src.startsWith(folder)),
  );

/** Frames that know this page. @type {WeakSet<HTMLIFrameElement>} */
const greeted = new WeakSet();

/** @param {HTMLIFrameElement} frame */
function greet(frame) {
  greeted.add(frame);
  frame.contentWindow?.postMessage(hello, '*');
}

/** What the frame's border and padding take of its height. @param {HTMLIFrameElement} frame */
function rim(frame) {
  const style = getComputedStyle(frame);
  if (style.boxSizing !== 'border-box') return 0;
  const { borderTopWidth, borderBottomWidth, paddingTop, paddingBottom } = style;
  const parts = [borderTopWidth, borderBottomWidth, paddingTop, paddingBottom];
  return parts.reduce((sum, part) => sum + Number.parseFloat(part), 0);
}

addEventListener('message', ({ data, origin, source }) => {
  const height = heightIn(data);
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (height === undefined || !frame) return;
  // Sandboxed, a frame has no origin to be known by.
  if (origin !== 'null' && !frame.src.startsWith(`${origin}/`)) return;
  frame.style.height = `${height + rim(frame)}px`;
  if (!greeted.has(frame)) greet(frame);
});

for (const frame of frames()) greet(frame);
