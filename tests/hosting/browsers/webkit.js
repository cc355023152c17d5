/** WebKit, as WebKitGTK's own small browser, driven by its WebDriver. */
import { run } from '../../../tools/shared/processes.js';
import { eventually, freePorts, start } from '../child.js';
import { openDisplay } from './display.js';
import { newSession } from './webdriver.js';

/** @import { Browser } from './index.js' */

/** Where Debian keeps the browser that the driver starts. */
async function miniBrowser() {
  const { output } = await run('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { quiet: true });
  const path = output.split('\n').find((line) => line.endsWith('/MiniBrowser'));
  if (!path) throw new Error('The package libwebkit2gtk-4.1-0 has no MiniBrowser.');
  return path;
}

/** @returns {Promise<Browser>} */
export async function launchWebKit() {
  const display = await openDisplay();
  const [port] = await freePorts(1);
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${address}/status`), { child: driver });
  const options = { binary: await miniBrowser(), args: ['--automation'] };
  const session = await newSession(address, { 'webkitgtk:browserOptions': options });

  /** @type {Browser['evaluate']} */
  const evaluate = (work, ...args) => session.evaluate(work, args);
  /** Selector of the iframe that was entered. */
  let inside = '';

  /** @param {string} selector */
  async function enter(selector) {
    await session.enter(selector);
    inside = selector;
  }

  async function leave() {
    await session.leave();
    inside = '';
  }

  /** WebKit's driver counts from the corner of the window, whichever frame it is in. */
  async function cornerOfFrame() {
    const selector = inside;
    if (selector === '') return { x: 0, y: 0 };
    await leave();
    const corner = await evaluate((wanted) => {
      const frame = /** @type {Element} */ (document.querySelector(wanted));
      const { left, top } = frame.getBoundingClientRect();
      return { x: left + frame.clientLeft, y: top + frame.clientTop };
    }, selector);
    await enter(selector);
    return corner;
  }

  const { press, type, screenshot } = session;
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    async open(address) {
      inside = '';
      await session.open('about:blank');
      await session.open(address);
    },
    evaluate,
    enter,
    leave,
    async click(x, y) {
      const corner = await cornerOfFrame();
      await session.click(corner.x + x, corner.y + y);
    },
    press,
    type,
    screenshot,
    async resize(width, height) {
      await session.resize(width, height);
      const [insideWidth, insideHeight] = await evaluate(() => [innerWidth, innerHeight]);
      await session.resize(2 * width - insideWidth, 2 * height - insideHeight);
    },
    async close() {
      await session.close().catch(() => {});
      await driver.stop();
      await display.stop();
    },
  };
}
